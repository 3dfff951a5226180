import { itemTexts } from "../content/en/items.ts";
import { TextAreaField } from "../ui/fields.tsx";
import type { Problem } from "./contract.ts";

const texts = itemTexts.authoring;

/** The field of what is known of the patient, for the types that tell of one. */
export function ScenarioAuthor({
  scenario,
  problems,
  onChange,
}: {
  scenario: string;
  problems: ReadonlyArray<Problem>;
  onChange: (scenario: string) => void;
}) {
  return (
    <TextAreaField
      label={texts.scenario}
      name="content.scenario"
      hint={texts.scenarioHint}
      required
      rows={4}
      error={problems.find(({ at }) => at === "content.scenario")?.message}
      value={scenario}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
