/** A student's tests as the pages show them, the student's own and the administrator's. */
import type { RouterContextProvider } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import type { Id } from "../../../core/id.ts";
import type { Admin, Student } from "../../../modules/accounts/viewer.ts";
import {
  type ChosenResult,
  findChosenResult,
  findChosenResultOfStudent,
} from "../../../modules/progress/queries/chosen-result.server.ts";
import {
  listResults,
  listResultsOfStudent,
  type ResultPage,
} from "../../../modules/progress/queries/list-results.server.ts";
import {
  findScoreLines,
  findScoreLinesOfStudent,
  type ScoreLine,
} from "../../../modules/progress/queries/score-lines.server.ts";
import {
  listTakenTests,
  listTakenTestsOfStudent,
  type TakenTest,
} from "../../../modules/progress/queries/taken-options.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter, dayWriter, timeWriter } from "../../dates.server.ts";
import { pageNumberIn } from "../page-number.ts";
import { momentsOf } from "../period.ts";
import { type ShownFilter, shownFilterIn } from "./history.ts";

/** The student's own tests, as far as the student may see their scores. */
export async function loadOwnHistory(
  context: Readonly<RouterContextProvider>,
  student: Student,
  search: URLSearchParams,
) {
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const asked = shownFilterIn(search);
  const chosen = asked.compare && (await findChosenResult(db, student, asked.compare));
  const filter = filterFor(asked, chosen);
  const listed = { ...filter, ...momentsOf(filter, timeZone) };
  const [page, lines, tests] = await Promise.all([
    listResults(db, student, { ...listed, page: pageNumberIn(search) }, now),
    findScoreLines(db, student, listed, now),
    listTakenTests(db, student, filter.test),
  ]);
  return { filter, ...write({ page, lines, tests, chosen }, timeZone) };
}

/** The tests of the student named, for the administrator. */
export async function loadHistoryOfStudent(
  context: Readonly<RouterContextProvider>,
  admin: Admin,
  studentId: Id<"student">,
  search: URLSearchParams,
) {
  const { db, timeZone } = context.get(servicesContext);
  const asked = shownFilterIn(search);
  const chosen = asked.compare && (await findChosenResultOfStudent(db, admin, studentId, asked.compare));
  const filter = filterFor(asked, chosen);
  const listed = { ...filter, ...momentsOf(filter, timeZone) };
  const [page, lines, tests] = await Promise.all([
    listResultsOfStudent(db, admin, studentId, { ...listed, page: pageNumberIn(search) }),
    findScoreLinesOfStudent(db, admin, studentId, listed),
    listTakenTestsOfStudent(db, admin, studentId, filter.test),
  ]);
  return { filter, ...write({ page, lines, tests, chosen }, timeZone) };
}

/** While another result is being chosen for a comparison, only those of the same test are listed. */
function filterFor(asked: ShownFilter, chosen: ChosenResult | null): ShownFilter {
  return chosen ? { ...asked, kind: "all", test: chosen.takenTest } : { ...asked, compare: null };
}

type Found = { page: ResultPage; lines: ScoreLine[]; tests: TakenTest[]; chosen: ChosenResult | null };

function write({ page, lines, tests, chosen }: Found, timeZone: string) {
  const writeTime = timeWriter(timeZone);
  const writeDate = dateWriter(timeZone, "medium");
  const writeDay = dayWriter(timeZone);
  return {
    page: {
      ...page,
      results: page.results.map(({ at, test, other, ...result }) => ({
        ...result,
        title: attemptTexts.titleOf(test),
        day: writeTime(at),
        other: other && { ...other, day: writeDate(other.at).text },
      })),
    },
    lines: lines.map(({ points, ...line }) => ({
      ...line,
      points: points.map(({ test, at, share, attemptId }) => ({
        attemptId,
        title: attemptTexts.titleOf(test),
        percent: share,
        day: writeDay(at),
      })),
    })),
    chosen: chosen && {
      attemptId: chosen.attemptId,
      title: attemptTexts.titleOf(chosen.test),
      day: writeTime(chosen.at),
    },
    tests: tests.map(({ id, kind, test }) => ({ id, kind, title: attemptTexts.titleOf(test) })),
  };
}

export type History = Awaited<ReturnType<typeof loadOwnHistory>>;
