import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { itemTypeTexts } from "../../../../content/en/item-types.ts";
import { ITEM_TYPES } from "../../../../items/registry/models.ts";
import type { countCustomQuestions } from "../../../../modules/attempts/queries/count-custom-questions.server.ts";
import type { CustomChoices } from "../../../../modules/tests/custom-choices.ts";
import { EXAM_PLANS } from "../../../../modules/tests/exam-plans.ts";
import { QUESTION_STATUSES } from "../../../../modules/tests/test-version.ts";
import type { Ticked } from "../form.ts";
import type { ShownCounts } from "./shown-counts.ts";

const texts = dashboardTexts.custom.more;

type Named = { value: string; label: string };

/**
 * Everything that can be chosen for questions of these lessons, with its counts. What no question of them has is left out, unless it
 * is chosen: it must be possible to take it back.
 */
export function showCounts(
  choices: CustomChoices,
  counts: Awaited<ReturnType<typeof countCustomQuestions>>,
): ShownCounts {
  const group = (field: Ticked, title: string, named: ReadonlyArray<Named>) => {
    const chosen: ReadonlyArray<string> = choices[field] ?? [];
    const there = named.filter(({ value }) => field === "only" || counts[field].has(value) || chosen.includes(value));
    const options = there.map(({ value, label }) => ({ value, label, count: counts[field].get(value) ?? 0 }));
    return { field, title, options };
  };
  const groups = [
    group(
      "only",
      texts.only,
      QUESTION_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
    ),
    group(
      "types",
      texts.types,
      ITEM_TYPES.map((value) => ({ value, label: itemTypeTexts[value].name })),
    ),
    group(
      "difficulties",
      texts.difficulties,
      counts.difficultiesInOrder.map(({ id, name }) => ({ value: id, label: name })),
    ),
    ...EXAM_PLANS.map(({ title, areas }) =>
      group(
        "areas",
        texts.areas(title),
        areas.map(({ code, name }) => ({ value: code, label: name })),
      ),
    ),
  ];
  return { total: counts.total, units: counts.units, groups: groups.filter(({ options }) => options.length > 0) };
}
