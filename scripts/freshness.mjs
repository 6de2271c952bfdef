// Helpers of the build scripts: the project's folder, what a result was made from, and one builder at a time.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether the script at `url` was started itself, not imported. */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
}

/** Files below `folder`, relative to the project, sorted; a missing folder has none. */
export function filesBelow(folder, keep = () => true) {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(keep)
    .sort();
}

/** Hash of the names and contents of files: equal if and only if what is made from them is up to date. */
export function signature(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(`${file}\0`);
    try {
      hash.update(readFileSync(join(root, file)));
    } catch (error) {
      if (error.code !== "ENOENT") throw error; // removed since it was listed
    }
    hash.update("\0");
  }
  return hash.digest("hex");
}

export function readStamp(file) {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return undefined;
  }
}

export function writeStamp(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Runs `work` while no other process runs work of this name; a lock whose process is gone does not hold. */
export async function withLock(name, work) {
  const lock = join(root, ".cache", `${name}.lock`);
  const owner = join(lock, "pid");
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (isAbandoned(lock, owner)) rmSync(lock, { recursive: true, force: true });
      else await sleep(100);
    }
  }
  writeFileSync(owner, String(process.pid));
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isAbandoned(lock, owner) {
  try {
    process.kill(Number(readFileSync(owner, "utf8")), 0);
    return false;
  } catch (error) {
    if (error.code === "EPERM") return false;
    if (error.code === "ESRCH") return true;
  }
  try {
    return Date.now() - statSync(lock).mtimeMs > 5000; // its owner died before it signed
  } catch {
    return false; // released in the meantime
  }
}
