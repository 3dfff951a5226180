/** The review of a test: every question with the student's answer, the right one, the points and the reason. */
import { useCallback } from "react";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { parseId } from "../../../core/id.ts";
import { recordSolutionsShown } from "../../../modules/attempts/commands/store-late-answers.server.ts";
import { findReview } from "../../../modules/attempts/queries/review.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { ExpiredAttempt, ReviewedAttempt } from "../../shared/review/attempt.tsx";
import { CompareLink } from "../../shared/review/compare-link.tsx";
import { showLateAnswer, showReview } from "../../shared/review/load.server.ts";
import type { Route } from "./+types/review";
import { AboutQuestion } from "./about/about-question.tsx";
import { PractiseAgain, PractiseLessons } from "./practise-again.tsx";
import { receiveReport } from "./receive-report.server.ts";
import { ReportButton } from "./report-button.tsx";
import { useAttemptCleanup } from "./take/use-attempt-cleanup.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = reviewTexts;
const back = () => ({ to: "/dashboard/tests", label: texts.back });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const student = requireStudent(context);
  const attemptId = parseId<"attempt">(params.attemptId);
  const now = context.get(nowContext);
  const found = attemptId ? await findReview(db, student, attemptId, now) : { kind: "unknown" as const };
  switch (found.kind) {
    case "review": {
      const isSolved = found.review.questions.some(({ kind }) => kind === "shown");
      if (isSolved) await recordSolutionsShown(db, student, [found.review.id], now);
      const again = student.status === "Active" ? found.again : null;
      return { kind: found.kind, ...showReview(found.review, timeZone), again };
    }
    case "expired":
      return {
        ...found,
        late: found.late.map(({ position, ...late }) => ({ position, late: showLateAnswer(late, timeZone) })),
      };
    case "open":
      throw redirect(`/attempts/${attemptId}`);
    case "unknown":
      throw new Response(null, { status: 404 });
    default:
      return found satisfies never;
  }
}

export function action({ context, params, request }: Route.ActionArgs) {
  return receiveReport(context, parseId<"attempt">(params.attemptId), request);
}

/** Nothing a student does here changes what is loaded: all questions are there, whichever the filters show. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isFiltering = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod || isFiltering ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const test = loaderData?.kind === "review" ? loaderData.review.test : loaderData?.test;
  const title = texts.title(attemptTexts.titleOf(test));
  return [{ title: attemptTexts.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function ReviewPage({ loaderData, params }: Route.ComponentProps) {
  const { attemptId } = params;
  useAttemptCleanup(attemptId);
  // The cards are drawn again only when something of them changes.
  const footOf = useCallback((position: number) => <Foot attemptId={attemptId} position={position} />, [attemptId]);
  return loaderData.kind === "review" ? (
    <ReviewedAttempt
      review={loaderData.review}
      rescores={loaderData.rescores}
      back={back()}
      reader="student"
      actions={
        <>
          {loaderData.again && <PractiseAgain attemptId={params.attemptId} again={loaderData.again} />}
          {loaderData.other && (
            <CompareLink
              to={`/attempts/${params.attemptId}/compare/${loaderData.other.attemptId}`}
              {...loaderData.other}
            />
          )}
        </>
      }
      practise={loaderData.again ? practiseButtonOf : undefined}
      footOf={footOf}
    />
  ) : (
    <ExpiredAttempt test={loaderData.test} late={loaderData.late} back={back()} />
  );
}

const practiseButtonOf = (lessonIds: ReadonlyArray<string>) => <PractiseLessons lessonIds={lessonIds} />;

/** Below each question. */
function Foot({ attemptId, position }: { attemptId: string; position: number }) {
  return (
    <>
      <AboutQuestion attemptId={attemptId} position={position} />
      <ReportButton position={position} />
    </>
  );
}
