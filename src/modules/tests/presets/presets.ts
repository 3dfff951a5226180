import { adaptivePlanOf } from "../test-version.ts";
import { ABROAD } from "./abroad.ts";
import { INDIA } from "./india.ts";
import { NCLEX } from "./nclex.ts";
import type { Preset } from "./preset.ts";

/** All presets, in the order in which they are offered. */
export const PRESETS: ReadonlyArray<Preset> = [...NCLEX, ...INDIA, ...ABROAD];

/** Those from which a test of the institute can go on: the builder makes no adaptive ones. */
export const PRESETS_TO_COPY = PRESETS.filter(({ version }) => adaptivePlanOf(version) === null);
