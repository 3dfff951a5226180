import type { Db } from "../../../db/client.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findArea } from "../exam-plans.ts";
import { factsOf, type TestFacts } from "../presets/facts.ts";
import { type Lack, namesOf, type Offer } from "../presets/offer.ts";
import type { Preset } from "../presets/preset.ts";
import { withTerms } from "../terms.ts";
import type { TestVersion } from "../test-version.ts";
import { loadChangedTerms } from "./changed-terms.server.ts";
import { findPresetOffer } from "./preset-offers.server.ts";

/** All that a student reads of a preset before the start. */
export type PresetToRead = {
  /** Title of the whole preset, or of the only section asked where that section has its own. */
  title: string;
  kind: Offer["kind"];
  whole: TestFacts;
  /** What can be taken now; null for nothing. */
  taken: TestFacts | null;
  /** How what can be taken goes, else how the whole would. */
  version: Pick<TestVersion, "leavingASection" | "breaks" | "tools">;
  rules: Pick<Preset["rules"], "pass" | "release">;
  /** When the institute changed the marks or the pass mark; null while they are the exam's. */
  changedAt: Date | null;
  /** Areas that lack questions, by their names. */
  lacks: ReadonlyArray<Lack>;
  /** Sentence that names the exam; null where the title names it. */
  about: string | null;
} & Pick<Preset, "id" | "sources" | "verifiedOn" | "confidence" | "validFrom" | "unsure" | "differs">;

/** What a preset is and what can be taken of it now, for this student; null where there is none of that id. */
export async function findPreset(
  db: Db,
  presetId: string,
  { extraTimePercent }: Pick<Student, "extraTimePercent">,
): Promise<PresetToRead | null> {
  const found = await findPresetOffer(db, presetId);
  if (!found) return null;
  const { offer } = found;
  const changed = (await loadChangedTerms(db)).get(presetId);
  const asItCounts = (preset: Preset) =>
    changed ? { ...preset, rules: withTerms(preset.rules, changed.terms) } : preset;
  const preset = asItCounts(found.preset);
  const taken = offer.kind === "shorter" ? asItCounts(offer.preset) : preset;
  const { id, sources, verifiedOn, confidence, validFrom, unsure, differs, rules } = preset;
  const { leavingASection, breaks, tools } = taken.version;
  return {
    title: namesOf(preset, offer.kind === "shorter" ? offer.preset.version.sections : preset.version.sections).title,
    kind: offer.kind,
    about: preset.about ?? null,
    whole: factsOf(preset, extraTimePercent),
    taken: offer.kind === "none" ? null : factsOf(taken, extraTimePercent),
    version: { leavingASection, breaks, tools },
    rules: { pass: rules.pass, release: rules.release },
    changedAt: changed?.at ?? null,
    lacks: (offer.kind === "whole" ? [] : offer.lacks).map((lack) => ({
      ...lack,
      areas: lack.areas.map((code) => findArea(code)?.area.name ?? code),
    })),
    ...{ id, sources, verifiedOn, confidence, validFrom, unsure, differs },
  };
}
