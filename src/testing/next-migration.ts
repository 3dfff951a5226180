/** The migrations of this build and one more, as a later version of the product would bring them. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { z } from "zod/mini";
import { migrationsFolder } from "../db/migrate.ts";

const Journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number(), when: z.number() })) });

/** A folder for `migrateDatabase`. It goes with the test file. */
export async function buildNextMigration(sql: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-next-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await cp(migrationsFolder(), folder, { recursive: true });
  const journalFile = path.join(folder, "meta/_journal.json");
  const journal = Journal.parse(JSON.parse(await readFile(journalFile, "utf8")));
  const last = journal.entries.at(-1);
  if (!last) throw new Error("There are no migrations.");
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next" });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(path.join(folder, "9999_next.sql"), sql);
  return folder;
}

/** What a later version may do while this one still runs (record 26), done to every table there is. */
export const EXPANSION = `
DO $$ DECLARE found text; BEGIN
  FOR found IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE 'ALTER TABLE ' || found || ' ADD COLUMN of_the_next_version text';
    EXECUTE 'ALTER TABLE ' || found || ' ADD COLUMN counted_by_the_next_version integer DEFAULT 0 NOT NULL';
  END LOOP;
END $$;--> statement-breakpoint
CREATE TABLE only_the_next_version_knows (id uuid PRIMARY KEY);
`;
