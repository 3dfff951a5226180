import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { CATEGORIES, type PassRule, type Threshold } from "../../../modules/tests/pass-rules.ts";
import type { Percent } from "../../../modules/tests/percents.ts";

const texts = adminTestTexts.show;

type Sections = ReadonlyArray<{ id: string; title: string }>;

/** What passes, in one sentence. */
export function passInWords(rule: PassRule, sections: Sections): string {
  const words = texts.passRule;
  switch (rule.kind) {
    case "none":
      return words.none;
    case "percent":
      return thresholdInWords(rule.threshold, words.percent, words.category, words.level);
    case "percentile":
      return thresholdInWords(rule.threshold, words.percentile, words.percentileByCategory, words.levelOfPercentile);
    case "each-section":
      return words.eachSection(
        sections.flatMap(({ id, title }) => {
          const level = rule.percent[id];
          return level === undefined ? [] : [words.ofSection(title, level)];
        }),
      );
    default:
      return rule satisfies never;
  }
}

function thresholdInWords(
  { percent, byCategory, lessForDisability }: Threshold,
  one: (level: Percent) => string,
  many: (levels: ReadonlyArray<string>) => string,
  levelOf: (category: string, level: Percent) => string,
): string {
  const levels = CATEGORIES.map((category) => levelOf(category, byCategory?.[category] ?? percent));
  const less = lessForDisability ? [texts.passRule.less(lessForDisability)] : [];
  return [byCategory ? many(levels) : one(percent), ...less].join(" ");
}
