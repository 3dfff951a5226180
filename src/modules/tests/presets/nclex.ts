/** NCLEX as it decides: adaptive (docs/product/adaptive.md). */
import { ADAPTIVE_PRESETS } from "../../adaptive/nclex.ts";
import { ONE_MARK, type Preset, rulesOf, versionOf } from "./preset.ts";

const TITLES: Readonly<Record<string, string>> = {
  "nclex-rn": "NCLEX-RN simulation",
  "nclex-pn": "NCLEX-PN simulation",
};

export const NCLEX: ReadonlyArray<Preset> = ADAPTIVE_PRESETS.map((exam) => {
  const { id, courses, validFrom, validUntil, minutes, plan } = exam;
  const title = TITLES[id] ?? id;
  const version = versionOf({
    title,
    minutes,
    sections: [
      {
        id: "questions",
        title,
        instructions: "",
        minutes: null,
        onEarlyEnd: "next",
        content: "by-section",
        source: { kind: "adaptive", plan },
        navigation: "forward",
        answerRequired: true,
        shuffle: "none",
      },
    ],
    tools: ["calculator"],
  });
  return {
    id,
    courses,
    sources: [
      {
        name: "NCSBN help centre, the current format",
        address: "ncsbn.zendesk.com/hc/en-us/articles/14689546992023",
      },
      {
        name: "Notes for nursing faculty on the plan of 2026",
        address:
          "atitesting.com/educator/blog/knowledge/2026/02/23/what-nursing-faculty-need-to-know-about-the-2026-nclex-test-plan",
      },
      { name: "Open notes that quote the test plan of 2026", address: "no stable address" },
      {
        name: "Two public projects that quote the passing standards of NCSBN",
        address: "trelos.ai/guides/nclex-pn; no stable address",
      },
    ],
    verifiedOn: "2026-11-28",
    confidence: "agreed",
    validFrom,
    validUntil,
    unsure: [
      "Where case studies and unscored questions stand in the exam is not published. Here chance decides.",
      "How the exam scores case studies together with other questions is not published. Here each point counts alike.",
    ],
    differs: [
      "Difficulties here come from our own students. So the result of the whole test is a band beside our practice standard. It is not a forecast of the exam.",
      "The exam has the five hours for its introduction as well.",
    ],
    version,
    rules: rulesOf(version, ONE_MARK),
  };
});
