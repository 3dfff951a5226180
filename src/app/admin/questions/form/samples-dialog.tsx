import { useState } from "react";
import { questionTexts } from "../../../../content/en/questions.ts";
import type { OpenItem, SolvedItem } from "../../../../items/registry/models.ts";
import { ReviewItem } from "../../../../items/registry/review-views.tsx";
import type { Score } from "../../../../items/scoring-rules.ts";
import { typeNameOf } from "../../../../items/type-names.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import styles from "../form.module.css";
import { TriedItem } from "./tried-item.tsx";

const texts = questionTexts.samples;

/** A worked example: as it is asked, and answered with full marks. */
export type ShownSample = { name: string; open: OpenItem; solved: SolvedItem; score: Score };

/** One sample of each item type; after the last comes the first again. */
export function SamplesDialog({ samples, onClose }: { samples: ReadonlyArray<ShownSample>; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const [isSolved, setIsSolved] = useState(false);
  const sample = samples[index];
  if (!sample) return null;

  const nameOf = ({ open }: ShownSample) => typeNameOf(open.type);
  const show = (next: number) => {
    setIndex((next + samples.length) % samples.length);
    setIsSolved(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="lg"
      footer={
        <div className={styles.sampleNav}>
          <IconButton icon="chevron-left" label={texts.previous} variant="secondary" onClick={() => show(index - 1)} />
          <ul className={styles.dots}>
            {samples.map((one, place) => (
              <li key={one.open.type}>
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={texts.dot(place + 1, nameOf(one))}
                  title={nameOf(one)}
                  aria-current={place === index ? "true" : undefined}
                  onClick={() => show(place)}
                />
              </li>
            ))}
          </ul>
          <IconButton icon="chevron-right" label={texts.next} variant="secondary" onClick={() => show(index + 1)} />
        </div>
      }
    >
      <div className={classes("stack gap-4", styles.sample)}>
        <div role="status">
          <h3 className={styles.sampleName}>{texts.place(index + 1, samples.length, nameOf(sample))}</h3>
        </div>
        {isSolved ? (
          <ReviewItem item={sample.solved} score={sample.score} />
        ) : (
          <TriedItem key={sample.open.type} item={sample.open} />
        )}
        <Button
          variant="secondary"
          size="sm"
          icon={isSolved ? "eye-off" : "eye"}
          onClick={() => setIsSolved(!isSolved)}
        >
          {isSolved ? texts.hideSolution : texts.showSolution}
        </Button>
      </div>
    </Dialog>
  );
}
