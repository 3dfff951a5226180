/** The project's root folder, the same from a source file and from the built server. */
import { existsSync } from "node:fs";
import path from "node:path";

/** The nearest folder at or above this file that holds a package.json. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder);
  return folder;
}
