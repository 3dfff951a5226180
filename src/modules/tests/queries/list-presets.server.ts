import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import type { Student } from "../../accounts/viewer.ts";
import { factsOf, type TestFacts } from "../presets/facts.ts";
import { namesOf, type Offer } from "../presets/offer.ts";
import type { Preset } from "../presets/preset.ts";
import { PRESETS } from "../presets/presets.ts";
import { withTerms } from "../terms.ts";
import { rowsOfPreset } from "../test-rows.ts";
import { loadChangedTerms } from "./changed-terms.server.ts";
import { listPresetOffers } from "./preset-offers.server.ts";

/** A preset as the list shows it. The figures are those of what can be taken, or of the whole when nothing can. */
export type ListedPreset = {
  id: string;
  testId: Id<"test">;
  /** Title of the whole preset, or of the only section asked where that section has its own. */
  title: string;
  kind: Offer["kind"];
  /** Number of questions of the exam under that title. */
  wholeCount: number;
  /** The fewest that it asks: an adaptive one ends earlier where it can. */
  fewest: number;
  isOfCourse: boolean;
  /** Sentence that names the exam; null where the title names it. */
  about: string | null;
} & Pick<TestFacts, "questionCount" | "seconds" | "marks"> & { sectionCount: number };

/** Made of the preset alone, whatever its version. */
const testIdOf = new Map(PRESETS.map((preset) => [preset.id, rowsOfPreset(preset, preset.version).test.id]));

/** All presets, in their order. What can be taken of them is as of the last seconds. */
export async function listPresets(
  db: Db,
  { course, extraTimePercent }: Pick<Student, "course" | "extraTimePercent">,
  now: Date,
): Promise<ListedPreset[]> {
  const [offers, changed] = await Promise.all([listPresetOffers(db, now), loadChangedTerms(db)]);
  const asItCounts = (preset: Preset) => {
    const { terms } = changed.get(preset.id) ?? {};
    return terms ? { ...preset, rules: withTerms(preset.rules, terms) } : preset;
  };
  return offers.map(({ preset, offer }) => {
    const whole = factsOf(asItCounts(preset), extraTimePercent);
    const { sections, questionCount, seconds, marks, adaptive } =
      offer.kind === "shorter" ? factsOf(asItCounts(offer.preset), extraTimePercent) : whole;
    const names = namesOf(preset, offer.kind === "shorter" ? offer.preset.version.sections : preset.version.sections);
    return {
      id: preset.id,
      testId: testIdOf.get(preset.id) ?? rowsOfPreset(preset, preset.version).test.id,
      title: names.title,
      kind: offer.kind,
      // The shorter form of an adaptive test is no part of the whole.
      wholeCount: adaptive ? questionCount : names.of,
      fewest: adaptive?.minimum ?? questionCount,
      isOfCourse: preset.courses.includes(course),
      about: preset.about ?? null,
      questionCount,
      seconds,
      marks,
      sectionCount: sections.length,
    };
  });
}
