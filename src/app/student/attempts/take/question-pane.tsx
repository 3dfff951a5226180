/** The question in view: its section where that begins, the question itself, and the ways on at the foot of the screen. */
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { toolTexts } from "../../../../content/en/tools.ts";
import { AnswerItem } from "../../../../items/registry/answer-views.tsx";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { MarkupScope, withOrWithout } from "../../../shared/marking/scope.tsx";
import type { Scope } from "../../../shared/marking/what-is-marked.ts";
import { useLoaded } from "../../../shared/use-loaded.ts";
import type { AttemptController } from "../state/attempt-controller.ts";
import type { SubmitState } from "../state/attempt-store.ts";
import {
  canFlag,
  isEditable,
  isNextDue,
  isOver,
  type LocalAttempt,
  type LocalQuestion,
  offersFlag,
} from "../state/local-attempt.ts";
import { placeOf, type Sections } from "../state/sections.ts";
import { EndDialog, type Ending } from "./end-dialog.tsx";
import { HowSure } from "./how-sure.tsx";
import { Moves } from "./moves.tsx";
import styles from "./question-pane.module.css";
import { RecordDrawer, RecordNews } from "./record.tsx";
import type { RecordProps } from "./record-parts.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { focusTool, ToolBar } from "./tools/bar.tsx";
import { loadHighlighterBar } from "./tools/panels.tsx";
import { type Tools, useScope } from "./tools/use-tools.ts";
import { useShortcuts } from "./use-shortcuts.ts";

export const loadExplanation = () => import("./explanation.tsx");

export type AdaptiveParts = typeof import("./adaptive-parts.tsx");

type PaneProps = {
  attempt: LocalAttempt;
  submitState: SubmitState;
  controller: AttemptController;
  tools: Tools;
  /** The position with which the page was opened, if it was opened with a question. */
  openedAt: number | null;
  /** What an adaptive test shows beside; null in every other, and until it is loaded. */
  adaptive: AdaptiveParts | null;
  /** What the question is asked with; null for a question that stands alone. */
  record: (RecordProps & { scope: Scope }) | null;
};

export function QuestionPane({ attempt, submitState, controller, tools, openedAt, adaptive, record }: PaneProps) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const [jumps, setJumps] = useState(0);
  const heading = useFocusOnChange(`${attempt.current} ${jumps}`, `${openedAt} 0`);
  const pane = useRef<HTMLDivElement>(null);
  const { sections, current } = attempt;
  const { section, number } = placeOf(sections, current);
  const count = sections.list[section - 1]?.questionCount ?? 0;
  // Known beforehand, in an adaptive test only in its shorter form.
  const hasEnd = attempt.adaptive === null || attempt.adaptive.minimum === attempt.adaptive.maximum;
  const asked = Math.min(isNextDue(attempt) ? number + 1 : number, count);
  const question = attempt.questions.find(({ position }) => position === current);
  const scope = useScope(controller, current, tools, isOver(attempt));
  const highlighter = useLoaded(loadHighlighterBar, tools.atWork.unit !== null);
  const putHighlighterAway = () => {
    tools.highlight(null);
    focusTool("highlighter");
  };
  const [said, setSaid] = useState("");
  const strikeNumber = (number: number) => setSaid(struckByKey(pane.current, number, scope));
  const shortcuts = useQuestionShortcuts(controller, question, { pane, tools, strikeNumber });
  const jumpTo = (position: number) => {
    setEnding(null);
    controller.moveTo(position);
    // Also to where the student is already.
    setJumps(jumps + 1);
  };
  const end = (asked: Ending) => {
    if (asked === "submit") return void controller.submit().finally(() => setEnding(null));
    setEnding(null);
    controller.closeSection(asked.section);
  };
  const explanation = useLoaded(loadExplanation, attempt.explained !== null).part;
  const explained = attempt.explained?.get(current);
  const shown =
    question && explained?.kind === "shown" && explanation ? (
      <explanation.Explanation key={current} explained={explained} />
    ) : (
      question && (
        <div key={current} ref={pane}>
          <MarkupScope scope={scope}>
            <AnswerItem
              item={question.item}
              disabled={!isEditable(attempt, current)}
              onChange={(answer) => controller.answer(current, answer)}
            />
          </MarkupScope>
          {attempt.asksConfidence && (
            <HowSure question={question} isEditable={isEditable(attempt, current)} onRate={controller.rate} />
          )}
          {question.isFinal && explanation && (
            <explanation.NoExplanation explained={explained} isOnline={attempt.connection === "online"} />
          )}
        </div>
      )
    );
  return (
    <section className={styles.pane} aria-labelledby="question-heading">
      {attempt.timedOut !== null && <Alert tone="info">{texts.sections.timedOut(attempt.timedOut, section)}</Alert>}
      {number === 1 && <SectionIntro sections={sections} section={section} />}
      {hasEnd && <ProgressBar label={texts.progressLabel} value={asked} max={count} />}
      <div className={styles.head}>
        <h2 id="question-heading" ref={heading} tabIndex={-1}>
          {hasEnd ? texts.progress(asked, count) : texts.question(asked)}
        </h2>
        <ToolBar tools={tools} />
        {question && !isNextDue(attempt) && offersFlag(attempt, current) && (
          <FlagButton question={question} isEditable={canFlag(attempt, current)} controller={controller} />
        )}
      </div>
      {highlighter.part && tools.atWork.unit && (
        <highlighter.part.HighlighterBar tools={tools} scope={scope} onClose={putHighlighterAway} />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {record && (
        <Suspense>
          <MarkupScope scope={record.scope}>
            <RecordNews beside={record.beside} places={record.places} isOnline={attempt.connection === "online"} />
          </MarkupScope>
        </Suspense>
      )}
      {attempt.adaptive && adaptive ? (
        <adaptive.AdaptiveQuestion attempt={attempt} adaptive={attempt.adaptive} controller={controller}>
          {shown}
        </adaptive.AdaptiveQuestion>
      ) : (
        !isNextDue(attempt) && shown
      )}
      {!question && (
        <Alert tone="warning">
          {attempt.connection === "online" ? texts.sections.needsNetwork : texts.sections.needsNetworkOffline}
        </Alert>
      )}
      {attempt.overtaken === current && <Alert tone="warning">{texts.overtaken}</Alert>}
      <ShortcutHelp
        offered={tools.offered}
        hasFlag={offersFlag(attempt, current)}
        isOn={shortcuts.isOn}
        onSwitch={shortcuts.switchTo}
      />
      <Moves
        attempt={attempt}
        isSubmitting={submitState.kind === "submitting"}
        onMove={controller.moveTo}
        onJump={jumpTo}
        onExplain={controller.explain}
        onEnd={setEnding}
        end={
          attempt.adaptive &&
          adaptive && <adaptive.EndOfAdaptive attempt={attempt} adaptive={attempt.adaptive} controller={controller} />
        }
        record={
          record &&
          record.beside.record.kind !== "passage" && (
            <Suspense>
              <MarkupScope scope={record.scope}>
                <RecordDrawer beside={record.beside} places={record.places} />
              </MarkupScope>
            </Suspense>
          )
        }
      >
        <SubmissionNotice submitState={submitState} isLocked={isOver(attempt)} />
      </Moves>
      <EndDialog attempt={attempt} ending={ending} onGo={jumpTo} onCancel={() => setEnding(null)} onConfirm={end} />
    </section>
  );
}

/** What is said of a section once, above its first question; nothing where there is only its number, which the header says. */
function SectionIntro({ sections: { list }, section }: { sections: Sections; section: number }) {
  const about = list[section - 1];
  if (!about) return null;
  const { title, instructions, navigation } = about;
  const isForward = navigation === "forward";
  const name = texts.sections.name(section, title);
  const hasName = list.length > 1 && title !== "" && name !== title;
  if (!hasName && instructions === "" && !isForward) return null;
  return (
    <div className={styles.intro}>
      {hasName && <p className={styles.name}>{name}</p>}
      {instructions !== "" && <p className={styles.instructions}>{instructions}</p>}
      {isForward && <p>{texts.sections.forwardOnly}</p>}
    </div>
  );
}

type FlagProps = { question: LocalQuestion; isEditable: boolean; controller: AttemptController };

function FlagButton({ question: { flagged, position }, isEditable, controller }: FlagProps) {
  return (
    <Button
      variant={flagged ? "lamp" : "secondary"}
      size="sm"
      icon="flag"
      className={styles.flag}
      aria-pressed={flagged}
      disabled={!isEditable}
      onClick={() => controller.flag(position, !flagged)}
    >
      <span className={styles.words}>{flagged ? texts.flagged : texts.flag}</span>
    </Button>
  );
}

function SubmissionNotice({ submitState, isLocked }: { submitState: SubmitState; isLocked: boolean }) {
  if (submitState.kind === "failed") {
    const isWaiting = isLocked && submitState.reason === "offline";
    return <Alert tone="error">{isWaiting ? texts.timeIsUpOffline : texts.submitFailed[submitState.reason]}</Alert>;
  }
  return isLocked ? <Alert tone="info">{texts.timeIsUp}</Alert> : null;
}

function useQuestionShortcuts(
  controller: AttemptController,
  question: LocalQuestion | undefined,
  {
    pane,
    tools,
    strikeNumber,
  }: { pane: RefObject<HTMLElement | null>; tools: Tools; strikeNumber: (number: number) => void },
) {
  const moveBy = (step: number) => question && controller.moveTo(question.position + step);
  const toggleFlag = () => question && controller.flag(question.position, !question.flagged);
  const keys = {
    ...{ n: () => moveBy(1), p: () => moveBy(-1), f: toggleFlag },
    h: () => tools.toggle("highlighter"),
    o: () => tools.toggle("notes"),
    c: () => tools.toggle("calculator"),
    v: () => tools.toggle("reference-values"),
    d: () => tools.toggle("display"),
  };
  // A digit that was meant for the calculator must not choose an option, and neither must * or % strike one out.
  const isCalculating = tools.atWork.panel === "calculator";
  const chooseNumber = (number: number) =>
    pane.current
      ?.querySelectorAll<HTMLElement>(
        "input[type=radio], input[type=checkbox], button[aria-pressed]:not([data-strike])",
      )
      .item(number - 1)
      ?.click();
  const canStrike = tools.offered.includes("strike-out") && !isCalculating;
  return useShortcuts(keys, isCalculating ? null : chooseNumber, canStrike ? strikeNumber : null);
}

/** Strikes out the option with this number, or takes that back; says what happened. */
function struckByKey(pane: HTMLElement | null, number: number, { markup: { struck }, onChange }: Scope): string {
  const option = pane?.querySelectorAll<HTMLInputElement>("[data-options] input").item(number - 1);
  if (!option || option.disabled || !onChange?.({ struck: withOrWithout(struck, option.value) })) return "";
  const label = option.closest("label");
  const words = label?.querySelector("img")?.alt ?? (label?.querySelector("s") ?? label)?.innerText ?? "";
  return struck.includes(option.value) ? toolTexts.notStruckOut(words) : toolTexts.struckOut(words);
}

/** The heading of the question, focused when this differs from what it was, so that a screen reader continues from there. */
function useFocusOnChange(what: string, first: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    heading.current?.focus();
  }, [what]);
  return heading;
}
