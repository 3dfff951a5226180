/** Two of the student's results of one test, beside each other. */
import { attemptTexts } from "../../../content/en/attempts.ts";
import { comparisonTexts as texts } from "../../../content/en/comparison.ts";
import { parseId } from "../../../core/id.ts";
import { recordSolutionsShown } from "../../../modules/attempts/commands/store-late-answers.server.ts";
import { compareAttempts } from "../../../modules/attempts/queries/compare-attempts.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { ComparedAttempts } from "../../shared/comparison/view.tsx";
import { writeComparison } from "../../shared/comparison/write.server.ts";
import { choosingAddress } from "../../shared/results/history.ts";
import type { Route } from "./+types/compare";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const student = requireStudent(context);
  const now = context.get(nowContext);
  const [one, other] = [parseId<"attempt">(params.attemptId), parseId<"attempt">(params.otherId)];
  const comparison = one && other && (await compareAttempts(db, student, [one, other], now));
  if (!comparison) throw new Response(null, { status: 404 });
  // What was right or wrong tells the solutions as the review does.
  if (comparison.questions.both) await recordSolutionsShown(db, student, [one, other], now);
  return writeComparison(comparison, timeZone);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? texts.title(loaderData.title) : "";
  return [{ title: attemptTexts.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function ComparePage({ loaderData: comparison }: Route.ComponentProps) {
  return (
    <ComparedAttempts
      comparison={comparison}
      back={{ to: "/dashboard/results", label: texts.back }}
      all={`/dashboard/results?${new URLSearchParams({ test: comparison.takenTest })}`}
      choosing={(attemptId) => `/dashboard/results${choosingAddress(attemptId)}`}
      reviewOf={(attemptId) => `/attempts/${attemptId}/review`}
    />
  );
}
