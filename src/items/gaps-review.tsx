/** The review of a question with gaps in its text. */
import { itemTexts } from "../content/en/items.ts";
import { PartGrid, ReviewedPart } from "../ui/answering/part-grid.tsx";
import { ReviewedChoices } from "../ui/answering/reviewed-choices.tsx";
import { ReviewedGap } from "../ui/answering/reviewed-gap.tsx";
import { TextWithGaps } from "../ui/answering/text-with-gaps.tsx";
import type { Elements } from "../ui/elements.ts";
import type { Option } from "./options.ts";

/** The text of the option with this id. */
export function textIn(options: ReadonlyArray<Option>, id: string | undefined): string | undefined {
  return options.find((option) => option.id === id)?.text;
}

/** What was picked and what is right are ids of its options. */
export type ReviewedGapParts = {
  id: string;
  title: string;
  options: ReadonlyArray<Option>;
  picked: string | undefined;
  right: string | undefined;
  points: string;
};

/** The text with what was picked and what is right in each place, then every gap with its options. `children` are further parts. */
export function GapsReview({
  stem,
  gaps,
  texts,
  withoutPlace,
  children,
}: {
  stem: string;
  gaps: ReadonlyArray<ReviewedGapParts>;
  texts: { right: string; wrong: string; rightAnswer: string; notAnswered: string };
  withoutPlace: (number: number) => string;
  children?: Elements;
}) {
  return (
    <>
      <TextWithGaps
        html={stem}
        gaps={gaps.map(({ id, options, picked, right }) => (
          <ReviewedGap
            key={`gap-${id}`}
            picked={textIn(options, picked) ?? null}
            right={textIn(options, right) ?? ""}
            labels={texts}
          />
        ))}
        label={(index) => withoutPlace(index + 1)}
      />
      <GapParts gaps={gaps}>{children}</GapParts>
    </>
  );
}

/** Every gap with its options, and its points. */
export function GapParts({ gaps, children }: { gaps: ReadonlyArray<ReviewedGapParts>; children?: Elements }) {
  return (
    <PartGrid>
      {gaps.map(({ id, title, options, picked, right, points }) => (
        <ReviewedPart key={id} title={title} points={points}>
          <ReviewedChoices
            options={options}
            chosen={picked === undefined ? [] : [picked]}
            correct={right === undefined ? [] : [right]}
            labels={itemTexts.review}
          />
        </ReviewedPart>
      ))}
      {children}
    </PartGrid>
  );
}

/** The point of a gap that has one of its own. */
export function gapPoints(picked: string | undefined, right: string | undefined, notAnswered: string): string {
  if (picked === undefined) return notAnswered;
  return picked === right ? itemTexts.review.oneRight : itemTexts.review.oneWrong;
}
