import { bandTexts } from "../../../content/en/band.ts";
import { testResultTexts } from "../../../content/en/test-results.ts";
import { CSV_MARK, csvRow } from "../../../core/csv.ts";
import { tableTimeOf } from "../../../core/days.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { recordView } from "../../audit/commands/record-view.server.ts";
import { countTakers, type ResultOfTest, readTestResults } from "../queries/test-results.server.ts";

const texts = testResultTexts.export;
/** Read and written at a time. */
const BATCH = 1_000;

/**
 * The results of a test as a CSV file in pieces, the newest first. That they were taken out is written down before the first one
 * leaves. Times are of the zone, which their headings name. Without verdicts where those would tell what only the student says.
 */
export async function exportTestResults(
  db: Db,
  admin: Admin,
  test: { id: Id<"test">; title: string; hasVerdicts: boolean },
  timeZone: string,
  now: Date,
): Promise<AsyncGenerator<string, void>> {
  await db.transaction(async (tx) => {
    const subject = { id: test.id, name: test.title };
    const people = await countTakers(tx, admin, test.id);
    await recordAudit(tx, admin, { action: "test.results-exported", subject, after: { students: people } }, now);
    await recordView(tx, admin, { what: "test-results.exported", people }, now);
  });
  return linesOf(db, test, timeZone);
}

async function* linesOf(
  db: Db,
  { id, hasVerdicts }: { id: Id<"test">; hasVerdicts: boolean },
  timeZone: string,
): AsyncGenerator<string, void> {
  yield CSV_MARK + csvRow([...texts.columns(timeZone), ...(hasVerdicts ? [texts.passed] : [])]);
  for await (const results of readTestResults(db, id, BATCH)) {
    yield results.map((result) => lineOf(result, hasVerdicts, timeZone)).join("");
  }
}

function lineOf(result: ResultOfTest, hasVerdicts: boolean, timeZone: string): string {
  const { name, email, startedAt, at, timeTaken, extraMinutes, band, headline, right, percentile, isPassed } = result;
  const inMarks = (twelfths: number) => String(Math.round((twelfths * 100) / 12) / 100);
  const marks = headline.kind === "marks" ? [inMarks(headline.marks), inMarks(headline.possible), ""] : null;
  const figures = [
    ...(marks ?? ["", "", String(headline.kind === "score" ? headline.percent : "")]),
    ...[right.correct, right.asked, right.notCounted, right.givenToAll].map(String),
  ];
  const ofMarks = isPassed === null ? "" : texts.verdicts[isPassed ? "passed" : "failed"];
  const verdict = band ? bandTexts.bands[band] : ofMarks;
  return csvRow([
    ...[name, email, tableTimeOf(startedAt, timeZone), tableTimeOf(at, timeZone), String(timeTaken)],
    // An adaptive test has its band as verdict, and no other figure.
    ...[String(extraMinutes), ...(band ? figures.map(() => "") : figures), String(percentile ?? "")],
    ...(hasVerdicts ? [verdict] : []),
  ]);
}
