/**
 * `npm run check:content`: every question that ships with the product: scorable, of the sizes of the exam, easy to read, explained and
 * without what gives an answer away. Needs no database. Ends with one line of counts; exit code 1 if anything is found.
 */
import { OperatorError } from "../core/errors.ts";
import { plainText } from "../core/html.ts";
import { listShippedQuestions } from "../modules/demo/queries/list-shipped-questions.server.ts";
import { GRADE_MAX } from "../modules/questions/hints.ts";
import { findingsOf } from "../modules/questions/queries/check-content.server.ts";
import { runCommand } from "./run-command.ts";

const USAGE = "Usage: npm run check:content [-- GRADE], the highest school grade of a question text";

await runCommand(run);

async function run(): Promise<number> {
  const [, , given = String(GRADE_MAX), ...more] = process.argv;
  const gradeMax = Number(given);
  if (more.length > 0 || !(gradeMax > 0)) throw new OperatorError(USAGE);
  const questions = listShippedQuestions();
  let found = 0;
  for (const body of questions) {
    const findings = findingsOf(body, gradeMax);
    found += findings.length;
    if (findings.length > 0) console.log(`${body.type}: ${plainText(body.content.stem).slice(0, 100)}`);
    for (const finding of findings) console.log(`  ${finding}`);
  }
  console.log(`${questions.length} checked, ${found} to mend`);
  return found === 0 ? 0 : 1;
}
