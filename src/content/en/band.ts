/** The band of an adaptive result, wherever results are listed. */
import { localized } from "../texts.ts";

const BANDS = {
  above: "Above our practice standard",
  near: "Near our practice standard",
  below: "Below our practice standard",
  none: "Nothing decided",
};

export const bandTexts = localized({
  bands: BANDS,
  /** In a table, whose cells do not wrap. */
  short: { above: "Above the standard", near: "Near the standard", below: "Below the standard" },
  rough: "Rough: shorter test",
  latest: (band: keyof typeof BANDS, isShorter: boolean) =>
    `Last result: ${BANDS[band].toLowerCase()}${isShorter ? " (rough, shorter test)" : ""}`,
});
