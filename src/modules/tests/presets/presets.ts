import { ABROAD } from "./abroad.ts";
import { INDIA } from "./india.ts";
import type { Preset } from "./preset.ts";

/** All presets, in the order in which they are offered. */
export const PRESETS: ReadonlyArray<Preset> = [...INDIA, ...ABROAD];
