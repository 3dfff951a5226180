/** The band of an adaptive result, wherever results are listed. */
import { localized } from "../texts.ts";

const BANDS = {
  above: "Above our practice standard",
  near: "Near our practice standard",
  below: "Below our practice standard",
  unmeasured: "Not compared with our practice standard",
  "too-short": "Not compared with our practice standard",
  unanswered: "Nothing decided",
  undecided: "Nothing decided",
};

export const bandTexts = localized({
  bands: BANDS,
  /** In a table, whose cells do not wrap. */
  short: {
    above: "Above the standard",
    near: "Near the standard",
    below: "Below the standard",
    unmeasured: "Not compared",
    "too-short": "Not compared",
    unanswered: "Nothing decided",
    undecided: "Nothing decided",
  },
  why: { unmeasured: "Shorter test", "too-short": "Too few questions" },
  latest: (band: keyof typeof BANDS) => `Last result: ${BANDS[band].toLowerCase()}`,
});
