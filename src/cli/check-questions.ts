/**
 * `npm run check:questions`: reads every stored version with the current code and scores its own right answer. Run it before
 * a new release goes live. Ends with one line of counts; exit code 1 if a version is broken.
 */
import { formats } from "../content/formats.ts";
import { OperatorError } from "../core/errors.ts";
import { openDatabase } from "../db/client.ts";
import { checkVersions } from "../modules/questions/queries/check-versions.server.ts";
import { readSettings } from "../server/env.ts";

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const settings = readSettings(process.env);
  const location = settings.databaseUrl ? { url: settings.databaseUrl } : { dataDir: settings.dataDir };
  const { db, close } = await openDatabase(location, (line) => console.error(line));
  try {
    const { checked, broken } = await checkVersions(db, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\rChecked ${formats().number(done)} versions`);
    });
    if (process.stderr.isTTY) process.stderr.write("\n");
    for (const { questionId, number, reason } of broken) console.log(`${questionId} version ${number}: ${reason}`);
    console.log(`${checked} checked, ${broken.length} broken`);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}
