import type { Db } from "../../../db/client.ts";
import { shareQuery } from "../../../db/shared-query.ts";
import { adaptiveOfferOf, withPlan } from "../../adaptive/offer.ts";
import { loadNewestBank } from "../../adaptive/queries/find-bank.server.ts";
import { findPracticeStandard } from "../../standards/queries/practice-standard.server.ts";
import { type Offer, offerOf, type Stock } from "../presets/offer.ts";
import type { Preset } from "../presets/preset.ts";
import { PRESETS } from "../presets/presets.ts";
import { adaptivePlanOf } from "../test-version.ts";
import { drawQuestions } from "./draw-questions.server.ts";

/** Any: how many questions a draw gives depends on it no more than which. */
const SEED = 0;
/** A class that opens the list at the same time asks once. */
const KEPT_MS = 10_000;

export type PresetOffer = { preset: Preset; offer: Offer };

/** Counts the questions that the draw gives each rule of each section of the preset now. */
async function findStock(db: Db, { version, courses }: Preset): Promise<Stock> {
  const drawn = await drawQuestions(db, version, { seed: SEED, courses });
  return version.sections.map(({ source }, section) =>
    (source.kind === "drawn" ? source.rules : []).map(
      (_, rule) => drawn.filter((one) => one.section === section + 1 && one.rule === rule + 1).length,
    ),
  );
}

/** The preset as it is taken now: an adaptive one has the standard of the institute, where there is one, for the number of the exam. */
async function withStandard(db: Db, preset: Preset): Promise<Preset> {
  const plan = adaptivePlanOf(preset.version);
  const standard = plan && (await findPracticeStandard(db, preset.id));
  return plan && standard ? withPlan(preset, { ...plan, cut: standard.cut, standardId: standard.id }) : preset;
}

async function findPreset(db: Db, presetId: string): Promise<Preset | null> {
  const preset = PRESETS.find(({ id }) => id === presetId);
  return preset ? withStandard(db, preset) : null;
}

async function findOffer(db: Db, preset: Preset): Promise<Offer> {
  const plan = adaptivePlanOf(preset.version);
  const adaptive = plan && adaptiveOfferOf(preset, (await loadNewestBank(db, plan.examPlan)).content);
  return adaptive ?? offerOf(preset, await findStock(db, preset));
}

/** What can be taken now of the preset of that id; null where there is none. */
export async function findPresetOffer(db: Db, presetId: string): Promise<PresetOffer | null> {
  const preset = await findPreset(db, presetId);
  return preset && { preset, offer: await findOffer(db, preset) };
}

/**
 * What an attempt takes: the whole preset, or its shorter version as it is now; null where that is not offered. Whether there are
 * questions for the whole one shows when they are drawn, unless it is adaptive.
 */
export async function findPresetToTake(db: Db, presetId: string, size: "whole" | "shorter"): Promise<Preset | null> {
  const preset = await findPreset(db, presetId);
  if (!preset || (size === "whole" && !adaptivePlanOf(preset.version))) return preset;
  const offer = await findOffer(db, preset);
  if (offer.kind !== size) return null;
  return offer.kind === "shorter" ? offer.preset : preset;
}

const readOffers = shareQuery(async (db: Db, _: Record<string, never>): Promise<PresetOffer[]> => {
  const offers: PresetOffer[] = [];
  for (const one of PRESETS) {
    const preset = await withStandard(db, one);
    offers.push({ preset, offer: await findOffer(db, preset) });
  }
  return offers;
});

const kept = new WeakMap<Db, { at: number; offers: PresetOffer[] }>();

/** What can be taken of each preset, as of the last seconds. */
export async function listPresetOffers(db: Db, now: Date): Promise<ReadonlyArray<PresetOffer>> {
  const known = kept.get(db);
  if (known && Math.abs(now.getTime() - known.at) < KEPT_MS) return known.offers;
  const offers = await readOffers(db, {});
  kept.set(db, { at: now.getTime(), offers });
  return offers;
}
