/**
 * `npm run backup -- FILE [--force]`: everything in this installation as one file, while the product runs. Ends with a
 * summary line; on failure the exit code is 1 and there is no file.
 */
import path from "node:path";
import { formats } from "../content/formats.ts";
import { makeBackup } from "../modules/backup/commands/make-backup.server.ts";
import { sizeInWords } from "../modules/backup/rules.ts";
import { readSettings } from "../server/env.ts";
import { readArguments, runCommand } from "./run-command.ts";
import { abortOnSignal, showProgress } from "./show-progress.ts";

const USAGE = `Usage: npm run backup -- FILE [--force]

Writes the database, the secret of the cookies and the mails that were not sent into FILE, a zip file. The product
may run meanwhile. An existing FILE is replaced only with --force.

The file is not encrypted. To keep it elsewhere, encrypt it first, for example:
  age --passphrase --output backup.zip.age backup.zip
  gpg --symmetric backup.zip`;

await runCommand(run);

async function run(): Promise<number> {
  const { given, values } = readArguments(USAGE, { force: { type: "boolean", default: false } });
  const file = path.resolve(given);
  const { location, dataDir, sessionSecret } = readSettings(process.env);
  const progress = showProgress();
  const options = {
    location,
    dataDir,
    file,
    withSecret: sessionSecret === undefined,
    overwrite: values.force,
    onProgress: progress.report,
    signal: abortOnSignal(),
  };
  const made = await makeBackup(options, new Date()).finally(progress.end);
  const { bytes, rows, tables, mails, hasSecret } = made;
  console.log(`${file}: ${sizeInWords(bytes)}, ${formats().number(rows)} rows of ${tables} tables, ${mails} mails.`);
  if (!hasSecret) {
    console.log(
      sessionSecret === undefined
        ? "The secret of the cookies is not in it: DATA_DIR holds none."
        : "SESSION_SECRET is not in it, because it is set from outside. Keep it too: without it sessions end and authenticator apps stop working.",
    );
  }
  console.log(
    `It holds personal data, password hashes${hasSecret ? " and the secret that signs the cookies" : ""}, and is not encrypted. Keep it where nobody else can read it.`,
  );
  return 0;
}
