/** Taking a test. Everything is loaded at the start; after that, moving and answering work offline. */
import { Suspense, useEffect, useState } from "react";
import { redirect, useNavigate } from "react-router";
import { attemptTexts as texts } from "../../../content/en/attempts.ts";
import { parseId } from "../../../core/id.ts";
import { openWithNext } from "../../../modules/attempts/commands/ask-next.server.ts";
import { submitAttempt } from "../../../modules/attempts/commands/submit-attempt.server.ts";
import { entriesOf } from "../../../modules/stimuli/record.ts";
import { Alert } from "../../../ui/alert.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { DisplayOfTest } from "../../shared/display/display.tsx";
import { useFocusOnNewPage } from "../../shared/frame/use-focus-on-new-page.ts";
import { MarkupScope } from "../../shared/marking/scope.tsx";
import { useAttemptOffline } from "../../shared/service-worker/use-attempt-offline.ts";
import { useLoaded } from "../../shared/use-loaded.ts";
import type { Route } from "./+types/take";
import { isOver, nameOf, recordOf, refusedPositions } from "./state/local-attempt.ts";
import { TestHeader } from "./take/header.tsx";
import { NavigatorFoot } from "./take/moves.tsx";
import { Navigator } from "./take/navigator.tsx";
import { OfflineNotice } from "./take/offline-notice.tsx";
import { loadExplanation, QuestionPane } from "./take/question-pane.tsx";
import { RecordAside, useRecordPlaces } from "./take/record.tsx";
import { OpenPanel, toolLoaders } from "./take/tools/panels.tsx";
import { useScope, useTools } from "./take/tools/use-tools.ts";
import { useAttempt } from "./take/use-attempt.ts";
import styles from "./take.module.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const student = requireStudent(context);
  const attemptId = parseId<"attempt">(params.attemptId);
  const found = attemptId ? await openWithNext(db, student, attemptId, now) : { kind: "unknown" as const };
  switch (found.kind) {
    case "open":
      return { attempt: found.attempt, servedAt: now.getTime(), timeZone };
    case "over":
      // Due but not closed yet: the first request closes it.
      if (found.state === "open" && attemptId) await submitAttempt(db, student, attemptId, now);
      throw redirect(`/attempts/${attemptId}/review`);
    case "unknown":
      throw new Response(null, { status: 404 });
    default:
      return found satisfies never;
  }
}

const loadBetween = () => import("./take/between.tsx");
const loadAdaptive = () => import("./take/adaptive-parts.tsx");
const laterParts = [loadBetween, ...toolLoaders];
const laterPartsOfExplained = [loadExplanation, ...laterParts];
const laterPartsOfAdaptive = [loadAdaptive, ...toolLoaders];

/** The page holds answers that the server does not have: revalidating would discard them. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: texts.pageTitle(texts.titleOf(loaderData?.attempt.test)) }, { name: "robots", content: "noindex" }];
}

export default function Attempt({ loaderData }: Route.ComponentProps) {
  return <RunningAttempt key={loaderData.attempt.id} {...loaderData} />;
}

function RunningAttempt({ attempt: opened, servedAt, timeZone }: Route.ComponentProps["loaderData"]) {
  const { attempt, submitState, controller } = useAttempt(opened, servedAt);
  const tools = useTools(opened.id, opened.tools);
  const navigate = useNavigate();
  const main = useFocusOnNewPage();
  const beside = attempt.sections.moment.kind === "between" ? null : recordOf(attempt, attempt.current);
  const places = useRecordPlaces(attempt.records.length > 0 || opened.adaptive !== null);
  const scope = useScope(controller, beside?.record.first ?? attempt.current, tools, isOver(attempt));
  const record = beside && { beside, places, scope };
  const shown = [...attempt.questions, ...attempt.records.flatMap(({ content }) => entriesOf(content))];
  const alone = opened.isExplained ? laterPartsOfExplained : laterParts;
  useAttemptOffline(shown, opened.adaptive ? laterPartsOfAdaptive : alone);
  // Where the test has sections it is loaded at once, before the network may go.
  const between = useLoaded(loadBetween, opened.sections.length > 1).part;
  const adaptive = useLoaded(loadAdaptive, opened.adaptive !== null).part;
  // Before scripts run nothing is counted, saved or answered.
  const isAlive = useHydrated();
  const isDone = submitState.kind === "done";
  const refused = refusedPositions(attempt).map((position) => nameOf(attempt, position));
  useEffect(() => {
    if (isDone) void navigate(`/attempts/${opened.id}/review`, { replace: true });
  }, [isDone, opened.id, navigate]);
  const { moment, clock } = attempt.sections;
  const [openedAt] = useState(moment.kind === "between" ? null : attempt.current);
  return (
    <main ref={main} tabIndex={-1} className={styles.page}>
      <TestHeader title={texts.titleOf(opened.test)} attempt={attempt} controller={controller} isAlive={isAlive} />
      <noscript>
        <Alert tone="error">{texts.needsScripts}</Alert>
      </noscript>
      {refused.length > 0 && <Alert tone="error">{texts.refused(refused)}</Alert>}
      {attempt.given !== null && <Alert tone="info">{texts.given(attempt.given)}</Alert>}
      <OfflineNotice attempt={attempt} controller={controller} timeZone={timeZone} />
      <div
        className={styles.columns}
        data-record={beside ? "" : undefined}
        data-alone={opened.adaptive && !beside ? "" : undefined}
        inert={!isAlive}
      >
        {record && (
          <Suspense fallback={<p role="status">{texts.record.loading}</p>}>
            <MarkupScope scope={record.scope}>
              <RecordAside beside={record.beside} places={record.places} />
            </MarkupScope>
          </Suspense>
        )}
        {moment.kind === "between" ? (
          between && (
            <between.Between
              key={clock.of}
              sections={attempt.sections}
              after={moment.after + 1}
              isBreak={clock.of === "break"}
              onEndBreak={controller.endBreak}
            >
              <NavigatorFoot attempt={attempt} onJump={controller.moveTo} />
            </between.Between>
          )
        ) : (
          <QuestionPane
            attempt={attempt}
            submitState={submitState}
            controller={controller}
            tools={tools}
            openedAt={openedAt}
            adaptive={adaptive}
            record={record}
          />
        )}
        {opened.adaptive === null && (
          <nav className={styles.side} aria-labelledby="navigator-heading">
            <h2 id="navigator-heading">{texts.navigator}</h2>
            <Navigator attempt={attempt} onMove={controller.moveTo} />
          </nav>
        )}
      </div>
      <OpenPanel tools={tools} attemptId={opened.id} />
      <DisplayOfTest />
    </main>
  );
}
