/** NORCET and RRB (docs/product/exams.md#forms-of-exams). */
import { type Preset, rulesOf, sectionOf, THIRD_OFF, versionOf } from "./preset.ts";

/** What qualifies in both stages: percentiles in the first, percentages in the second. */
const NORCET_THRESHOLD = {
  percent: 50,
  byCategory: { UR: 50, EWS: 50, OBC: 45, SC: 40, ST: 40 },
  lessForDisability: 5,
};

/** Facts found for the newest session (docs/product/exams.md#norcet). */
const NORCET_11 =
  "For NORCET 11, in September 2026, we found only what was announced before its notification. It names no new pattern.";

const NURSING = [
  "anatomy-and-physiology",
  "biochemistry-and-nutrition",
  "microbiology",
  "psychology-and-sociology",
  "fundamentals",
  "pharmacology",
  "medical-surgical",
  "child-health",
  "obstetrics-and-gynaecology",
  "mental-health",
  "community-health",
  "research-education-management",
].map((code) => `norcet:${code}`);

const stageOne = versionOf({
  title: "NORCET Stage I",
  sections: [1, 2, 3, 4, 5].map((number) =>
    sectionOf(`section-${number}`, `Section ${number}`, 18, [
      [4, "norcet:general-knowledge-and-aptitude"],
      [16, ...NURSING],
    ]),
  ),
});

const stageTwo = versionOf({
  title: "NORCET Stage II",
  sections: [1, 2, 3, 4].map((number) => sectionOf(`section-${number}`, `Section ${number}`, 45, [[40, ...NURSING]])),
});

const superintendent = versionOf({
  title: "RRB Nursing Superintendent",
  minutes: 90,
  leavingASection: "may-return",
  sections: [
    sectionOf("professional", "Professional ability", null, [[70, "rrb:professional"]]),
    sectionOf("general-awareness", "General awareness", null, [[10, "rrb:general-awareness"]]),
    sectionOf("arithmetic-and-reasoning", "Arithmetic and reasoning", null, [[10, "rrb:arithmetic-and-reasoning"]]),
    sectionOf("science", "General science", null, [[10, "rrb:science"]]),
  ],
});

export const INDIA: ReadonlyArray<Preset> = [
  {
    id: "norcet-stage-1",
    courses: ["NORCET"],
    sources: [
      { name: "Hindustan Times, NORCET 8", address: "hindustantimes.com, 101744372399904" },
      { name: "Hindustan Times, NORCET 10", address: "hindustantimes.com, 101772002017022" },
      { name: "A coaching institute on NORCET 7 to 10", address: "pw.live, norcet-exam-pattern" },
      { name: "A job portal on NORCET 11", address: "govjob.myeducationwire.com, aiims-norcet-11" },
    ],
    verifiedOn: "2026-11-29",
    confidence: "agreed",
    validFrom: null,
    validUntil: null,
    unsure: [
      NORCET_11,
      "How the 20 questions of general knowledge and aptitude are spread over the sections is not published. Here each has four.",
      "Whether a section that you finish early ends early is not published. Here it does.",
    ],
    differs: [],
    version: stageOne,
    rules: rulesOf(stageOne, THIRD_OFF, {
      pass: { kind: "percentile", threshold: NORCET_THRESHOLD },
      normalisation: "aiims-percentile",
    }),
  },
  {
    id: "norcet-stage-2",
    courses: ["NORCET"],
    sources: [
      { name: "Hindustan Times, both stages of NORCET 8", address: "hindustantimes.com, 101741245063354" },
      { name: "A coaching institute on stage II", address: "staffnursecoaching.com" },
      { name: "A job portal on NORCET 11", address: "govjob.myeducationwire.com, aiims-norcet-11" },
    ],
    verifiedOn: "2026-11-29",
    confidence: "agreed",
    validFrom: null,
    validUntil: null,
    unsure: [NORCET_11],
    differs: ["The questions of the exam are built on cases. Here each is complete without one."],
    version: stageTwo,
    rules: rulesOf(stageTwo, THIRD_OFF, { pass: { kind: "percent", threshold: NORCET_THRESHOLD } }),
  },
  {
    id: "rrb-nursing-superintendent",
    courses: ["NORCET"],
    sources: [
      { name: "A coaching institute on the RRB staff nurse", address: "pw.live, rrb-staff-nurse-exam-pattern-2025" },
      {
        name: "An exam portal on the selection for paramedical posts of 2024",
        address: "career.aglasem.com/rrb-paramedical-selection-process",
      },
    ],
    verifiedOn: "2026-11-28",
    confidence: "weak",
    validFrom: null,
    validUntil: null,
    unsure: ["The pass marks come from pages that prepare for the exam. An older page has other numbers."],
    differs: ["The exam can lower the pass mark for candidates with a disability. Here it stays."],
    version: superintendent,
    rules: rulesOf(superintendent, THIRD_OFF, {
      pass: {
        kind: "percent",
        threshold: { percent: 40, byCategory: { UR: 40, EWS: 40, OBC: 30, SC: 30, ST: 25 } },
      },
    }),
  },
];
