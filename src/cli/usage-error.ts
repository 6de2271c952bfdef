/** Wrong use of the command line or of a library function's options: said in one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
