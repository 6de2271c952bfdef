import { exitCodeOf } from "./exit-code.js";
import { makeProgram } from "./program.js";
import { endQuietlyWithReader } from "./streams.js";

endQuietlyWithReader();
try {
  await makeProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
