import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import type { StimulusState } from "../../../modules/stimuli/stimulus-filter.ts";
import { Badge } from "../../../ui/badge.tsx";

const TONES = { draft: "neutral", published: "accent", withdrawn: "danger" } as const;

/** What tests have of a stimulus, and that something else is written since. */
export function StimulusStateBadge({ state, hasChanges }: { state: StimulusState; hasChanges: boolean }) {
  return (
    <span className="cluster gap-1">
      <Badge tone={TONES[state]}>{stimulusAuthoringTexts.states[state]}</Badge>
      {hasChanges && <Badge tone="warning">{stimulusAuthoringTexts.changes}</Badge>}
    </span>
  );
}
