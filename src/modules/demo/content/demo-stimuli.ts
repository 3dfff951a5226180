import { bedsideHandover } from "./cases/bedside-handover.ts";
import { dehydration } from "./cases/dehydration.ts";
import { preEclampsia } from "./cases/pre-eclampsia.ts";
import { septicShock } from "./cases/septic-shock.ts";
import { stroke } from "./cases/stroke.ts";
import { bleedingAfterBirth, plateletsUnderHeparin, sedationUnderMorphine } from "./cases/trends.ts";
import { withdrawal } from "./cases/withdrawal.ts";
import type { DemoStimulus } from "./shape.ts";

/** The case studies, trends and reading passages of the demo content. */
export const demoStimuli: ReadonlyArray<DemoStimulus> = [
  septicShock,
  stroke,
  preEclampsia,
  dehydration,
  withdrawal,
  bleedingAfterBirth,
  plateletsUnderHeparin,
  sedationUnderMorphine,
  bedsideHandover,
];
