/** The forms that change by what a test is marked. Both sides parse with them; what a test has no section for is not asked. */
import { z } from "zod/mini";
import { adminTestTexts } from "../../content/en/admin-tests.ts";
import type { FormValues } from "../../core/forms.ts";
import type { Id } from "../../core/id.ts";
import { refuse } from "../../core/schemas.ts";
import type { DeliveryRules } from "./delivery.ts";
import { Marks } from "./marks.ts";
import { CATEGORIES, type PassRule, type Threshold } from "./pass-rules.ts";
import { type Percent, readPercent, writePercent } from "./percents.ts";
import type { RuleChange } from "./rule-change.ts";
import { readMarks, writeMarks } from "./written-marks.ts";

type Sections = ReadonlyArray<{ id: string; title: string }>;

const MARKS_MOST = 100;
const MARK_NAMES = ["right", "wrong", "omitted"] as const;

/** The name of the field for what an answer in a section is worth. */
export const markField = (section: string, name: (typeof MARK_NAMES)[number]) => `${section}.${name}`;

const Written = z.record(z.string(), z.unknown());

/** What each answer is worth, by section; whether a section counts by questions or by points stays as it is. */
export function marksForm(sections: Sections, { marks }: Pick<DeliveryRules, "marks">) {
  return z.pipe(
    Written,
    z.transform((fields, context): RuleChange => {
      const texts = adminTestTexts.marksForm.problems;
      const read = (name: string) => {
        const twelfths = readMarks(String(fields[name] ?? ""));
        if (twelfths === null) refuse(context, texts.number, [name]);
        return twelfths ?? 0;
      };
      // Marks for a wrong answer or a blank are never given, so "1/3" without a sign takes a third.
      const readTaken = (name: string) => {
        const twelfths = read(name);
        const hasPlus = String(fields[name] ?? "")
          .trimStart()
          .startsWith("+");
        return twelfths > 0 && !hasPlus ? -twelfths : twelfths;
      };
      const entries = sections.map(({ id }) => {
        const right = read(markField(id, "right"));
        const [wrong, omitted] = [readTaken(markField(id, "wrong")), readTaken(markField(id, "omitted"))];
        const parsed = Marks.safeParse({ by: marks[id]?.by ?? "questions", right, wrong, omitted });
        for (const { path } of parsed.error?.issues ?? []) {
          const message = path[0] === "right" ? texts.right(MARKS_MOST) : texts.taken(MARKS_MOST);
          refuse(context, message, [`${id}.${String(path[0])}`]);
        }
        return [id, parsed.data ?? z.NEVER] as const;
      });
      return { kind: "marks", marks: Object.fromEntries(entries) };
    }),
  );
}

/** The marks as the form shows them. */
export function marksInForm(sections: Sections, { marks }: Pick<DeliveryRules, "marks">): FormValues {
  return Object.fromEntries(
    sections.flatMap(({ id }) =>
      MARK_NAMES.map((name) => [markField(id, name), writeMarks(marks[id]?.[name] ?? 0)] as const),
    ),
  );
}

export const PASS_KINDS = ["none", "percent", "category", "percentile", "each-section"] as const;
const PassKind = z.enum(PASS_KINDS);

/** The name of the field for the pass mark of a section. */
export const sectionField = (section: string) => `section.${section}`;

/** What passes. Only the fields of the chosen kind are read. */
export function passForm(sections: Sections) {
  return z.pipe(
    Written,
    z.transform((fields, context): RuleChange => {
      const read = (name: string, isPlain = false): Percent => {
        const percent = readPercent(String(fields[name] ?? ""), { isPlain });
        if (percent === null) refuse(context, adminTestTexts.passForm.problem, [name]);
        return percent ?? 0;
      };
      const byCategory = (): Threshold => {
        const of = { UR: read("UR"), EWS: read("EWS"), OBC: read("OBC"), SC: read("SC"), ST: read("ST") };
        // Half a point less, not half of all marks.
        const less = read("less", true);
        return { percent: of.UR, byCategory: of, ...(less !== 0 && { lessForDisability: less }) };
      };
      const ruleOf = (kind: z.infer<typeof PassKind>): PassRule => {
        switch (kind) {
          case "none":
            return { kind };
          case "percent":
            return { kind, threshold: { percent: read("percent") } };
          case "category":
            return { kind: "percent", threshold: byCategory() };
          case "percentile":
            return { kind, threshold: byCategory() };
          case "each-section":
            return { kind, percent: Object.fromEntries(sections.map(({ id }) => [id, read(sectionField(id))])) };
          default:
            return kind satisfies never;
        }
      };
      return { kind: "pass", pass: ruleOf(z.catch(PassKind, "none").parse(fields.kind)) };
    }),
  );
}

/** A pass rule as the form shows it; fields of other kinds start with what is nearest. */
export function passInForm(sections: Sections, pass: PassRule): FormValues {
  const threshold: Threshold = "threshold" in pass ? pass.threshold : { percent: 50 };
  const kind = pass.kind === "percent" && asksMore(threshold) ? "category" : pass.kind;
  const ofSections = pass.kind === "each-section" ? pass.percent : {};
  return {
    kind,
    percent: writePercent(threshold.percent),
    ...Object.fromEntries(
      CATEGORIES.map((one) => [one, writePercent(threshold.byCategory?.[one] ?? threshold.percent)]),
    ),
    less: writePercent(threshold.lessForDisability ?? 0),
    ...Object.fromEntries(
      sections.map(({ id }) => [sectionField(id), writePercent(ofSections[id] ?? threshold.percent)]),
    ),
  };
}

function asksMore({ byCategory, lessForDisability }: Threshold): boolean {
  return byCategory !== undefined || lessForDisability !== undefined;
}

export const VOID_WAYS = ["as-scored", "given-to-all", "left-out"] as const;

/** How a question counts in the results of a test. */
export function voidForm(questionId: Id<"question">) {
  const Fields = z.object({ as: z.catch(z.enum(VOID_WAYS), "as-scored") });
  return z.pipe(
    Fields,
    z.transform(({ as }): RuleChange => {
      return { kind: "void", questionId, countedAs: as === "as-scored" ? null : as };
    }),
  );
}
