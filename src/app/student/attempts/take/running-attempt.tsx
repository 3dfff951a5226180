/** The page of a running test: its head, the question in view, what it is asked with and the list of all questions. */
import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { entriesOf } from "../../../../modules/stimuli/record.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import type { OpenedAttempt } from "../../../shared/attempts/opened-attempt.ts";
import { DisplayOfTest } from "../../../shared/display/display.tsx";
import { useFocusOnNewPage } from "../../../shared/frame/use-focus-on-new-page.ts";
import { MarkupScope } from "../../../shared/marking/scope.tsx";
import { useAttemptOffline } from "../../../shared/service-worker/use-attempt-offline.ts";
import { useDeviceOwner } from "../../../shared/use-device-owner.ts";
import { useLoaded } from "../../../shared/use-loaded.ts";
import { isOver, nameOf, recordOf, refusedPositions, withReceived } from "../state/local-attempt.ts";
import { TestHeader } from "./header.tsx";
import { NavigatorFoot } from "./moves.tsx";
import { Navigator } from "./navigator.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { loadExplanation, QuestionPane } from "./question-pane.tsx";
import { RecordAside, useRecordPlaces } from "./record.tsx";
import styles from "./running-attempt.module.css";
import { OpenPanel, toolLoaders } from "./tools/panels.tsx";
import { useScope, useTools } from "./tools/use-tools.ts";
import { useAttempt } from "./use-attempt.ts";

const loadBetween = () => import("./between.tsx");
const loadAdaptive = () => import("./adaptive-parts.tsx");
const laterParts = [loadBetween, ...toolLoaders];
const laterPartsOfExplained = [loadExplanation, ...laterParts];
const laterPartsOfAdaptive = [loadAdaptive, ...toolLoaders];

/** A running attempt. Once it is submitted, it leads to the review. */
export function RunningAttempt({ attempt: opened, servedAt, timeZone, owner }: OpenedAttempt) {
  const { attempt, submitState, controller } = useAttempt(opened, servedAt, owner);
  // After the attempt has named its owner, so that nothing of it is taken for somebody else's.
  useDeviceOwner(owner);
  const tools = useTools(opened.id, opened.tools);
  const navigate = useNavigate();
  const main = useFocusOnNewPage();
  const beside = attempt.sections.moment.kind === "between" ? null : recordOf(attempt, attempt.current);
  const places = useRecordPlaces(attempt.records.length > 0 || opened.adaptive !== null);
  const scope = useScope(controller, beside?.record.first ?? attempt.current, tools, isOver(attempt));
  const record = beside && { beside, places, scope };
  const entries = attempt.records.reduce((sum, { content }) => sum + entriesOf(content).length, 0);
  const alone = opened.isExplained ? laterPartsOfExplained : laterParts;
  const readOpened = () => ({ attempt: withReceived(opened, attempt), servedAt, timeZone, owner });
  useAttemptOffline(readOpened, attempt.questions.length + entries, opened.adaptive ? laterPartsOfAdaptive : alone);
  // A test with sections loads this at once, before the network may go.
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
