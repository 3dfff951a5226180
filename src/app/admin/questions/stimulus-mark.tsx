import { Link } from "react-router";
import { markOf } from "../../../modules/stimuli/mark.ts";
import type { StimulusOfQuestion } from "../../../modules/stimuli/queries/stimulus-of-question.server.ts";
import { stimulusAddress } from "../stimuli/addresses.ts";

/** What a question belongs to, as a link to it. */
export function StimulusMark({ stimulus }: { stimulus: StimulusOfQuestion }) {
  return (
    <Link to={stimulusAddress(stimulus.id)} title={stimulus.title}>
      {markOf(stimulus)}
    </Link>
  );
}
