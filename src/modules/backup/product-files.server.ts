/** What the data folder holds besides the database: the secret of the cookies, and mails that were not sent. */
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "../../core/errors.ts";
import type { DatabaseLocation } from "../../db/client.ts";
import { isPlainName, OUTBOX, SECRET_FILE } from "./manifest.server.ts";

const MODE = 0o600;

/** The names below the data folder that a backup keeps, as they are there now. Half-written mails are left out. */
export async function findProductFiles(dataDir: string, withSecret: boolean): Promise<string[]> {
  const mails = await readdir(path.join(dataDir, OUTBOX)).catch(requireAbsent);
  const names = mails.filter((name) => name.endsWith(".eml") && isPlainName(name)).map((name) => `${OUTBOX}/${name}`);
  const hasSecret = withSecret && (await exists(path.join(dataDir, SECRET_FILE)));
  return [...(hasSecret ? [SECRET_FILE] : []), ...names.toSorted()];
}

/** Null if the file was deleted meanwhile. */
export async function openProductFile(dataDir: string, name: string): Promise<Readable | null> {
  const handle = await open(path.join(dataDir, name)).catch((error: unknown): null | FileHandle => {
    requireAbsent(error);
    return null;
  });
  return handle?.createReadStream() ?? null;
}

/** Throws an OperatorError for a data folder in which there has never been a database, before one is made there. */
export async function requireDatabaseIn(moveIntoPlace: DatabaseLocation): Promise<void> {
  if ("url" in moveIntoPlace || (await exists(path.join(moveIntoPlace.dataDir, "postgres")))) return;
  throw new OperatorError(
    `There is no Lamplight in ${moveIntoPlace.dataDir}. Set DATA_DIR, or DATABASE_URL, to where it is.`,
  );
}

/** Files written next to their destinations: `moveIntoPlace` moves all of them there, `discard` removes them. */
export type StagedFiles = {
  moveIntoPlace(): Promise<{ oldSecretFile: string | null }>;
  discard(): Promise<void>;
};

/** Writes the files next to their destinations. Existing files are untouched until they are placed. */
export async function stageFiles(
  dataDir: string,
  names: ReadonlyArray<string>,
  read: (name: string) => Promise<Readable>,
  now: Date,
): Promise<StagedFiles> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = path.join(dataDir, ".restore-unfinished");
  const discard = () => rm(folder, { recursive: true, force: true });
  await discard();
  try {
    await mkdir(path.join(folder, OUTBOX), { recursive: true, mode: 0o700 });
    for (const name of names) {
      const handle = await open(path.join(folder, name), "wx", MODE);
      await pipeline(await read(name), handle.createWriteStream({ flush: true }));
    }
  } catch (error) {
    await discard();
    throw error;
  }
  const moveIntoPlace = async () => {
    if (names.some((name) => name !== SECRET_FILE)) {
      await mkdir(path.join(dataDir, OUTBOX), { recursive: true, mode: 0o700 });
    }
    const oldSecretFile = names.includes(SECRET_FILE) ? await keepOtherSecret(dataDir, folder, now) : null;
    for (const name of names) await rename(path.join(folder, name), path.join(dataDir, name));
    await discard();
    return { oldSecretFile };
  };
  return { moveIntoPlace, discard };
}

/** A secret that is there already may belong to another database: it gets another name. Null when there is no other. */
async function keepOtherSecret(dataDir: string, folder: string, now: Date): Promise<string | null> {
  const file = path.join(dataDir, SECRET_FILE);
  if (!(await exists(file))) return null;
  const [there, coming] = await Promise.all([readFile(file), readFile(path.join(folder, SECRET_FILE))]);
  if (there.equals(coming)) return null;
  const kept = `${SECRET_FILE}.until-${now.toISOString().replace(/:/g, "-")}`;
  await rename(file, path.join(dataDir, kept));
  return kept;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: unknown) => requireAbsent(error).length > 0,
  );
}

function requireAbsent(error: unknown): never[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
