/**
 * `npm run backup -- FILE [--force]`: everything in this installation as one file, while the product runs. Ends with a
 * summary line; on failure the exit code is 1 and there is no file.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { formats } from "../content/formats.ts";
import { messageOf, OperatorError } from "../core/errors.ts";
import { makeBackup } from "../modules/backup/commands/make-backup.server.ts";
import { sizeInWords } from "../modules/backup/rules.ts";
import { readSettings } from "../server/env.ts";
import { abortOnSignal, showProgress } from "./show-progress.ts";

const USAGE = `Usage: npm run backup -- FILE [--force]

Writes the database, the secret of the cookies and the mails that were not sent into FILE, a zip file. The product
may run meanwhile. An existing FILE is replaced only with --force.

The file is not encrypted. To keep it elsewhere, encrypt it first, for example:
  age --passphrase --output backup.zip.age backup.zip
  gpg --symmetric backup.zip`;

try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run({ file, force }: { file: string; force: boolean }): Promise<void> {
  const { databaseUrl, dataDir, sessionSecret } = readSettings(process.env);
  const progress = showProgress();
  const options = {
    location: databaseUrl ? { url: databaseUrl } : { dataDir },
    dataDir,
    file,
    withSecret: sessionSecret === undefined,
    overwrite: force,
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
}

function readOptions(args: string[]): { file: string; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (values.help || !file || more.length > 0) throw new OperatorError(USAGE);
    return { file: path.resolve(file), force: values.force };
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError(`${messageOf(error)}\n${USAGE}`);
  }
}
