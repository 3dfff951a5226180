/** Labels, areas and steps as they are offered to choose from. */
import { taxonomyTexts } from "../../../content/en/taxonomy.ts";
import { areaOf } from "../../../modules/questions/bank-filter.ts";
import type { LabelKind } from "../../../modules/questions/rules.ts";
import { JUDGMENT_STEPS, judgmentStepIn } from "../../../modules/questions/taxonomy.ts";
import { EXAM_PLANS, findArea } from "../../../modules/tests/exam-plans.ts";
import type { OptionGroup, SelectOption } from "../../../ui/fields.tsx";

export type LabelChoice = { id: string; kind: LabelKind; name: string };

/** The labels of one kind, by their ids. */
export function labelOptions(labels: ReadonlyArray<LabelChoice>, kind: LabelKind): SelectOption[] {
  return labels.filter((label) => label.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
}

/** The steps of clinical judgment. */
export function stepOptions(): SelectOption[] {
  return JUDGMENT_STEPS.map((step) => ({ value: step, label: taxonomyTexts.steps[step] }));
}

/** The names of areas, each once however many plans have it, and of a step. */
export function namesForExams({ areas, judgmentStep }: { areas: ReadonlyArray<string>; judgmentStep: string | null }) {
  const step = judgmentStepIn(judgmentStep ?? "");
  const names = areas.map((code) => findArea(code)?.area.name ?? code);
  return [...new Set(names), ...(step ? [taxonomyTexts.steps[step]] : [])];
}

/** All areas, and having none of a plan, as the list of questions is filtered by them. */
export function areaFilters(): OptionGroup[] {
  return EXAM_PLANS.map(({ id, title, areas }) => ({
    label: title,
    options: [
      ...areas.map(({ code, name }) => ({ value: code, label: name })),
      { value: areaOf({ area: null, planWithoutArea: id }), label: taxonomyTexts.bank.noneOfPlan(title) },
    ],
  }));
}
