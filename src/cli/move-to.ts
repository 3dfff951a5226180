/**
 * `npm run move-to -- DATABASE_URL`: copies all rows of the current database into an empty one on another server, and
 * compares them there. The current one is not changed. If anything is wrong, the exit code is 1 and nothing is changed.
 */
import { formats } from "../content/formats.ts";
import { OperatorError } from "../core/errors.ts";
import { moveDatabase } from "../modules/backup/commands/move-database.server.ts";
import { readSettings } from "../server/env.ts";
import { readArguments, runCommand } from "./run-command.ts";
import { abortOnSignal, showProgress } from "./show-progress.ts";

const USAGE = `Usage: npm run move-to -- postgres://user:password@host:5432/name

Copies the database that the settings name into the empty one at that address. The product must be stopped, so that
nothing is written meanwhile; nothing is changed where the data are now.`;

await runCommand(run);

async function run(): Promise<number> {
  const { given: url } = readArguments(USAGE, {});
  const isAddress = URL.canParse(url) && ["postgres:", "postgresql:"].includes(new URL(url).protocol);
  if (!isAddress) throw new OperatorError(`This is not the address of a PostgreSQL database.\n${USAGE}`);
  const { location, databaseUrl, dataDir } = readSettings(process.env);
  const progress = showProgress();
  const options = {
    from: location,
    to: { url },
    log: (line: string) => console.error(line),
    onProgress: progress.report,
    signal: abortOnSignal(),
  };
  const { rows, tables } = await moveDatabase(options).finally(progress.end);
  console.log(`Moved and compared: ${formats().number(rows)} rows of ${tables} tables.`);
  console.log("Now set DATABASE_URL to the new address and start the product. Keep DATA_DIR as it is:");
  console.log("the secret of the cookies and the mails that were not sent are still there.");
  console.log("Set BACKUP_DIR as well: with DATABASE_URL backups are made by themselves only when it is set.");
  console.log(
    databaseUrl
      ? "The old database stays as it is, until you delete it."
      : `The old data stay in ${dataDir}/postgres, until you delete that folder.`,
  );
  return 0;
}
