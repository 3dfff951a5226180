import { useId, useState } from "react";
import { galleryTexts as texts } from "../../../content/en/gallery.ts";
import { AnswerItem } from "../../../items/registry/answer-views.tsx";
import { type OpenItem, progressOf, type SolvedItem, withAnswer } from "../../../items/registry/models.ts";
import { ReviewItem } from "../../../items/registry/review-views.tsx";
import type { Score } from "../../../items/scoring-rules.ts";
import { Card } from "../../../ui/card.tsx";
import type { Elements } from "../../../ui/elements.ts";
import styles from "./show.module.css";
import type { GalleryStates, OpenStateName, ReviewedStateName } from "./states.server.ts";

/** A question in all states: to be answered, and reviewed. */
export function AllStates({ open, reviewed }: Pick<GalleryStates, "open" | "reviewed">) {
  return (
    <div className="stack gap-5">
      {open.map(({ state, item }) => (
        <OpenState key={state} state={state} item={item} />
      ))}
      {reviewed.map(({ state, item, score }) => (
        <ReviewedState key={state} state={state} item={item} score={score} />
      ))}
    </div>
  );
}

/** A question that can be answered; nobody keeps the answer. Says how far it has come. */
function OpenState({ state, item }: { state: OpenStateName; item: OpenItem }) {
  const [answer, setAnswer] = useState<unknown>(item.answer);
  const shown = withAnswer(item, answer);
  const progress = progressOf(shown);
  return (
    <State state={state}>
      <AnswerItem item={shown} disabled={state === "disabled"} onChange={setAnswer} />
      <p className={styles.progress} data-progress={progress}>
        {texts.progress[progress]}
      </p>
    </State>
  );
}

/** A question as its review shows it. */
function ReviewedState({ state, item, score }: { state: ReviewedStateName; item: SolvedItem; score: Score }) {
  return (
    <State state={state}>
      <ReviewItem item={item} score={score} />
    </State>
  );
}

function State({ state, children }: { state: OpenStateName | ReviewedStateName; children: Elements }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} data-state={state}>
      <h3 id={id} className={styles.state}>
        {texts.states[state]}
      </h3>
      {children}
    </Card>
  );
}
