/**
 * `npm run check:questions`: reads every stored version with the current code and scores its own right answer. Run it before
 * a new release goes live. Ends with one line of counts; exit code 1 if a version is broken.
 */
import { formats } from "../content/formats.ts";
import { checkVersions } from "../modules/questions/queries/check-versions.server.ts";
import { readSettings } from "../server/env.ts";
import { runCommand, withDatabase } from "./run-command.ts";

await runCommand(run);

async function run(): Promise<number> {
  return withDatabase(readSettings(process.env), async ({ db }) => {
    const { checked, broken } = await checkVersions(db, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\rChecked ${formats().number(done)} versions`);
    });
    if (process.stderr.isTTY) process.stderr.write("\n");
    for (const { questionId, number, reason } of broken) console.log(`${questionId} version ${number}: ${reason}`);
    console.log(`${checked} checked, ${broken.length} broken`);
    return broken.length === 0 ? 0 : 1;
  });
}
