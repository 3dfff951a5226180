import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { StimulusKind } from "../rules.ts";

/** What a question belongs to, and which of its questions it is: 1 for the first, null for one that its present version no longer has. */
export type StimulusOfQuestion = {
  id: Id<"stimulus">;
  kind: StimulusKind;
  displayId: number;
  title: string;
  position: number | null;
};

/**
 * A column of a statement that selects from `questions`: null for a question that stands alone. Its names are written out because
 * Drizzle takes the tables off columns when it selects from one table alone.
 */
export const stimulusOfQuestion = sql<StimulusOfQuestion | null>`(
  select jsonb_build_object('id', stimuli.id, 'kind', stimuli.kind, 'displayId', stimuli.display_id, 'title', stimuli.title,
    'position', (select position from stimulus_questions
      where stimulus_questions.stimulus_version_id = stimuli.version_id and stimulus_questions.question_id = questions.id))
  from stimuli where stimuli.id = questions.stimulus_id)`;
