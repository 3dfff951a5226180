/**
 * `npm run restore -- FILE [--end-sessions]`: restores a backup into an empty installation. Checks the whole file first and
 * compares all rows once stored; if anything is wrong it changes nothing and the exit code is 1.
 */
import path from "node:path";
import { formats } from "../content/formats.ts";
import { restoreBackup } from "../modules/backup/commands/restore-backup.server.ts";
import { readSettings } from "../server/env.ts";
import { readArguments, runCommand } from "./run-command.ts";
import { abortOnSignal, showProgress } from "./show-progress.ts";

const USAGE = `Usage: npm run restore -- FILE [--end-sessions]

Puts a backup into an empty installation: a DATA_DIR that is new, or a DATABASE_URL with an empty database. The product
must not run on it. A backup of an older version is brought up to date.

--end-sessions signs everybody out, and makes links useless that were mailed before the backup.`;

await runCommand(run);

async function run(): Promise<number> {
  const { given, values } = readArguments(USAGE, { "end-sessions": { type: "boolean", default: false } });
  const { location, dataDir, sessionSecret } = readSettings(process.env);
  const progress = showProgress();
  const options = {
    file: path.resolve(given),
    location,
    dataDir,
    endSessions: values["end-sessions"],
    log: (line: string) => console.error(line),
    onProgress: progress.report,
    signal: abortOnSignal(),
  };
  const restored = await restoreBackup(options, new Date()).finally(progress.end);
  const { manifest, rows, endedSessions, mails, hasSecret, migrated, oldSecretFile } = restored;
  console.log(
    `Restored, and compared with the backup of ${manifest.createdAt}: ${formats().number(rows)} rows, ${mails} mails.`,
  );
  if (migrated > 0) console.log(`It was of an older version (${manifest.version}) and is brought up to date.`);
  if (endedSessions !== null) {
    console.log(
      `${formats().number(endedSessions)} sessions ended: all must sign in anew. No link mailed before works.`,
    );
  }
  if (oldSecretFile) console.log(`The secret that was in DATA_DIR before is kept as ${oldSecretFile}.`);
  if (hasSecret && sessionSecret !== undefined) {
    console.log(
      "SESSION_SECRET is set and counts, not the secret of the backup: if they differ, all must sign in anew.",
    );
  }
  if (!hasSecret) {
    console.log(
      "The backup holds no secret of the cookies: set SESSION_SECRET to what it was, or all must sign in anew.",
    );
  }
  console.log("Start the product: mails that waited in the backup are sent then.");
  return 0;
}
