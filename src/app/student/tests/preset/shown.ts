import type { PresetToRead } from "../../../../modules/tests/queries/find-preset.server.ts";

/** What its page says of any test before the start. */
export type ShownTest = Pick<ShownPreset, "whole" | "taken" | "version">;

/** A preset as its page shows it; its days are written apart. */
export type ShownPreset = Omit<PresetToRead, "verifiedOn" | "validFrom" | "changedAt">;
