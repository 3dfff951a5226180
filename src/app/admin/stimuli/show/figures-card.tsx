import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { formats } from "../../../../content/formats.ts";
import type { StimulusFigures } from "../../../../modules/stimuli/queries/stimulus-figures.server.ts";
import { Card } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";

const texts = stimulusAuthoringTexts.figures;

/** How often it was asked and what its questions earned, in sum and one by one; nothing while nobody was asked it. */
export function FiguresCard({ figures: { asked, mean, questions } }: { figures: StimulusFigures }) {
  if (!mean) return null;
  const { number } = formats();
  return (
    <Card as="section" aria-labelledby="figures" className="stack gap-3">
      <h2 id="figures">{texts.title}</h2>
      <p>{texts.asked(asked, mean.earned, mean.possible)}</p>
      <DataTable
        caption={texts.title}
        isCaptionHidden
        rows={questions}
        rowId={({ position }) => String(position)}
        columns={[
          { id: "question", header: texts.question, cell: ({ position }) => number(position) },
          { id: "asked", header: texts.times, align: "end", cell: (question) => number(question.asked) },
          {
            id: "mean",
            header: texts.mean,
            align: "end",
            cell: ({ mean: points }) => (points ? texts.points(points.earned, points.possible) : texts.none),
          },
        ]}
      />
    </Card>
  );
}
