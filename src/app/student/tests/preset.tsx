/** The page before an exam simulation: what the test is, where its numbers come from, and the button that starts it. */
import { useId } from "react";
import { useRouteLoaderData } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { examTexts } from "../../../content/en/exams.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { listOwnOutcomes } from "../../../modules/standards/queries/own-outcomes.server.ts";
import { findOwnCategory } from "../../../modules/students/queries/find-own-category.server.ts";
import { neededFor } from "../../../modules/tests/pass-rules.ts";
import { findPreset } from "../../../modules/tests/queries/find-preset.server.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter, dayOfCalendarWriter } from "../../dates.server.ts";
import { readForm } from "../../form-action.server.ts";
import { requireStudent } from "../../guards.server.ts";
import { routeIds } from "../../route-ids.ts";
import { CATEGORY, SAVED } from "../../shared/account/category-address.ts";
import type { loader as dashboardLoader } from "../dashboard/frame.tsx";
import { AskOutcome } from "../real-exam/ask.tsx";
import type { Route } from "./+types/preset";
import { startExam } from "./actions.server.ts";
import { InactiveNotice } from "./inactive-notice.tsx";
import { describeNotStarted } from "./not-started.ts";
import { RulesOfAdaptive } from "./preset/adaptive.tsx";
import { MissingQuestions } from "./preset/missing.tsx";
import { NumbersOfPreset } from "./preset/numbers.tsx";
import { RulesOfTest } from "./preset/rules.tsx";
import { SectionsOfTest } from "./preset/sections.tsx";
import { StartOfPreset } from "./preset/start.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";
export { shouldRevalidate } from "./should-revalidate.ts";

const texts = examTexts.page;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db, adminEmail, timeZone } = context.get(servicesContext);
  const [found, site] = await Promise.all([findPreset(db, params.presetId, student), loadSite(db)]);
  if (!found) throw new Response(null, { status: 404 });
  const { verifiedOn, validFrom, changedAt, ...preset } = found;
  const told = neededFor(preset.rules.pass, { isForm: false }) && {
    isTold: (await findOwnCategory(db, student)) !== null,
  };
  const outcomes = preset.whole.adaptive ? await listOwnOutcomes(db, student) : [];
  const writeDay = dayOfCalendarWriter();
  return {
    preset,
    verifiedOn: writeDay(verifiedOn),
    validFrom: validFrom === null ? null : writeDay(validFrom),
    changedOn: changedAt && dateWriter(timeZone)(changedAt).text,
    extraTimePercent: student.extraTimePercent,
    asksForOutcome: outcomes.some((one) => one.presetId === preset.id && !one.told),
    canStart: student.status === "Active",
    category: told && { ...told, isSaved: told.isTold && url.searchParams.get(SAVED) === CATEGORY },
    contact: site.email || adminEmail,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return startExam(context, requireStudent(context), params.presetId, await readForm(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.preset.title ?? examTexts.heading;
  return [{ title: dashboardTexts.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function PresetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preset, verifiedOn, validFrom, changedOn, extraTimePercent, canStart, category, contact } = loaderData;
  const { asksForOutcome } = loaderData;
  const running = useRouteLoaderData<typeof dashboardLoader>(routeIds.dashboard)?.running ?? [];
  const reasonId = useId();
  return (
    <>
      <PageHeading
        title={preset.title}
        text={
          <>
            {preset.about && <strong>{`${preset.about} `}</strong>}
            <span>{texts.text}</span>
          </>
        }
        back={{ to: "/dashboard/tests", label: texts.back }}
      />
      <div className="stack gap-6">
        {!canStart && <InactiveNotice id={reasonId} contact={contact} />}
        <StartOfPreset
          preset={preset}
          runningAttemptId={running.find(({ presetId }) => presetId === preset.id)?.id ?? null}
          message={describeNotStarted(actionData, texts.gone)}
          canStart={canStart}
          reasonId={reasonId}
        />
        <MissingQuestions preset={preset} />
        {preset.whole.adaptive ? (
          <RulesOfAdaptive preset={preset} extraTimePercent={extraTimePercent} />
        ) : (
          <>
            <SectionsOfTest test={preset} extraTimePercent={extraTimePercent} />
            <RulesOfTest test={preset} category={category && { ...category, presetId: preset.id }} />
          </>
        )}
        {asksForOutcome && <AskOutcome presetId={preset.id} />}
        <NumbersOfPreset preset={preset} verifiedOn={verifiedOn} validFrom={validFrom} changedOn={changedOn} />
      </div>
    </>
  );
}
