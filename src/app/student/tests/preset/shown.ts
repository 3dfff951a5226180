import type { PresetToRead } from "../../../../modules/tests/queries/find-preset.server.ts";

/** A preset as its page shows it; its days are written apart. */
export type ShownPreset = Omit<PresetToRead, "verifiedOn" | "validFrom" | "changedAt">;
