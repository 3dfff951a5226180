import { Link } from "react-router";
import { stimulusTexts } from "../../../content/en/stimuli.ts";
import type { StimulusOfQuestion } from "../../../modules/stimuli/queries/stimulus-of-question.server.ts";
import { stimulusAddress } from "../stimuli/addresses.ts";

const texts = stimulusTexts.belongs;

/** What a question belongs to, as a link to it. */
export function StimulusMark({ stimulus: { id, kind, displayId, title, position } }: { stimulus: StimulusOfQuestion }) {
  return (
    <Link to={stimulusAddress(id)} title={title}>
      {texts.mark(position, texts.one[kind], displayId)}
    </Link>
  );
}
