/** Examinations of Saudi Arabia, the Gulf, the United Kingdom and the United States, and of OET (docs/product/exams.md#forms-of-exams). */
import { TOOLS } from "../test-version.ts";
import { NUMBERS, ONE_MARK, type Preset, rulesOf, sectionOf, TEAS_TYPES, versionOf } from "./preset.ts";

const VERIFIED_ON = "2026-11-22";
const VALIDITY = { validFrom: null, validUntil: null };

const snle = versionOf({
  title: "SNLE",
  sections: [1, 2].map((number) =>
    sectionOf(`part-${number}`, `Part ${number}`, 120, [
      [20, "snle:fundamentals"],
      [40, "snle:adult"],
      [30, "snle:maternal-and-child"],
      [10, "snle:management"],
    ]),
  ),
  breaks: { kind: "fixed", breaks: [{ after: "part-1", minutes: 30, clock: "stops" }] },
});

const gulf = versionOf({
  title: "DHA (Gulf CBT pattern)",
  minutes: 180,
  leavingASection: "may-return",
  sections: [
    sectionOf("questions", "Questions", null, [
      [42, "gulf:fundamentals"],
      [24, "gulf:maternal-and-child"],
      [65, "gulf:adult"],
      [19, "gulf:management"],
    ]),
  ],
});

const numeracy = versionOf({
  title: "NMC CBT, part A",
  sections: [sectionOf("numeracy", "Numeracy", 30, [[15, "nmc-cbt:numeracy"]], NUMBERS)],
  tools: ["calculator"],
});

const clinical = versionOf({
  title: "NMC CBT, part B",
  sections: [sectionOf("clinical", "Clinical", 150, [[100, "nmc-cbt:clinical"]])],
});

const teas = versionOf({
  title: "TEAS 7",
  sections: [
    sectionOf("reading", "Reading", 55, [[45, "teas:reading"]], TEAS_TYPES),
    sectionOf("mathematics", "Mathematics", 57, [[38, "teas:mathematics"]], TEAS_TYPES),
    sectionOf("science", "Science", 60, [[50, "teas:science"]], TEAS_TYPES),
    sectionOf("english", "English and language usage", 37, [[37, "teas:english"]], TEAS_TYPES),
  ],
  breaks: { kind: "fixed", breaks: [{ after: "mathematics", minutes: 10, clock: "stops" }] },
  tools: ["calculator"],
});

const stepOne = versionOf({
  title: "USMLE Step 1",
  sections: Array.from({ length: 14 }, (_, index) =>
    sectionOf(`block-${index + 1}`, `Block ${index + 1}`, 30, [[20, "usmle-step-1:basic-sciences"]]),
  ),
  breaks: { kind: "pool", minutes: 55, unusedSectionTime: "adds" },
  tools: [...TOOLS],
});

const oetReading = versionOf({
  title: "OET Reading, parts B and C",
  minutes: 45,
  tools: ["highlighter"],
  leavingASection: "may-return",
  sections: [
    sectionOf("part-b", "Part B", null, [[6, "oet-reading:part-b"]]),
    {
      ...sectionOf("part-c", "Part C", null, []),
      source: {
        kind: "drawn",
        rules: [{ count: 2, unit: { kind: "passage", questions: 8 }, from: { areas: ["oet-reading:part-c"] } }],
      },
    },
  ],
});

const NMC_ABOUT =
  "The computer-based test of the NMC. The OSCE is another test, and you can take the two in any order.";
const NMC = [{ name: "NMC, the computer-based test", address: "nmc.org.uk/registration/joining-the-register/toc" }];

export const ABROAD: ReadonlyArray<Preset> = [
  {
    id: "gulf-cbt",
    courses: ["DHA"],
    about: "The pattern that DHA, DOH and MOHAP share.",
    sources: [{ name: "Prep vendors on DHA, DOH and MOHAP", address: "nursehubgcc.com; examcure.com; gulfmedexams" }],
    verifiedOn: VERIFIED_ON,
    confidence: "weak",
    ...VALIDITY,
    unsure: [
      "The authorities publish neither the number of questions nor the minutes nor what passes. Sources disagree.",
    ],
    differs: [],
    version: gulf,
    rules: rulesOf(gulf, ONE_MARK),
  },
  {
    id: "snle",
    courses: ["DHA"],
    about: "The licensing exam of Saudi Arabia, not of Dubai.",
    sources: [{ name: "Prep vendors on the Saudi licensing examination", address: "nursingmanthra; examcure" }],
    verifiedOn: VERIFIED_ON,
    confidence: "weak",
    ...VALIDITY,
    unsure: [
      "Up to a tenth of the exam's questions do not count. Which ones is not known, so all count here.",
      "The exam passes at 500 of 800. How marks become that number is not published, so nothing here says passed or failed.",
    ],
    differs: [],
    version: snle,
    rules: rulesOf(snle, ONE_MARK),
  },
  {
    id: "nmc-cbt-part-a",
    courses: ["OSCE"],
    about: NMC_ABOUT,
    sources: [
      ...NMC,
      { name: "A prep page on the calculator", address: "nmcprep.com/en/blog/nmc-cbt-format-explained" },
    ],
    verifiedOn: VERIFIED_ON,
    confidence: "confirmed",
    ...VALIDITY,
    unsure: ["The NMC publishes no pass mark, so nothing here says passed or failed."],
    differs: [],
    version: numeracy,
    rules: rulesOf(numeracy, ONE_MARK),
  },
  {
    id: "nmc-cbt-part-b",
    courses: ["OSCE"],
    about: NMC_ABOUT,
    sources: NMC,
    verifiedOn: VERIFIED_ON,
    confidence: "confirmed",
    ...VALIDITY,
    unsure: ["The NMC publishes no pass mark, so nothing here says passed or failed."],
    differs: [],
    version: clinical,
    rules: rulesOf(clinical, ONE_MARK),
  },
  {
    id: "teas-7",
    courses: ["TEAS 7"],
    sources: [
      { name: "ATI, sections of the TEAS", address: "help.atitesting.com/what-is-the-ati-teas-exam" },
      {
        name: "ATI, question types of the TEAS",
        address: "help.atitesting.com/what-type-of-questions-are-on-the-ati-teas-version-7",
      },
    ],
    verifiedOn: "2026-11-29",
    confidence: "confirmed",
    ...VALIDITY,
    unsure: ["Each school decides what passes, so nothing here says passed or failed."],
    differs: [
      "About one question in five of the exam is not a choice of one option. Here the question bank decides how many are.",
      "Where the exam asks you to type an answer, it can be a word. Here it is a number.",
      "In the exam the calculator is there in Mathematics alone. Here it is there in every section.",
    ],
    version: teas,
    rules: rulesOf(teas, ONE_MARK, { unscored: { reading: 6, mathematics: 4, science: 6, english: 4 } }),
  },
  {
    id: "usmle-step-1",
    courses: ["USMLE Step 1"],
    sources: [
      {
        name: "USMLE, updates of the test delivery software",
        address: "usmle.org/test-delivery-software-updates-step-2-ck-and-step-1-coming-may-2026",
      },
      { name: "A prep page on the breaks", address: "reviewbytes.com/2026-usmle-format-changes-readiness" },
      { name: "Former candidates on the exam screen", address: "weareallmedhere.com, 2020; firstaidteam.com/5233" },
    ],
    verifiedOn: "2026-11-29",
    confidence: "confirmed",
    validFrom: "2026-05-14",
    validUntil: null,
    unsure: ["How answers become passed or failed is not published, so nothing here says either."],
    differs: [],
    version: stepOne,
    rules: rulesOf(stepOne, ONE_MARK),
  },
  {
    id: "oet-reading-b-c",
    courses: ["OET"],
    sources: [
      { name: "A teacher's outline of OET Reading", address: "englishbykate.com.au/oet-reading-outline-for-nurses" },
      {
        name: "A prep page on OET on the computer",
        address: "englishey.com, oet-reading-computer-based-vs-paper-based",
      },
    ],
    verifiedOn: VERIFIED_ON,
    confidence: "agreed",
    ...VALIDITY,
    unsure: ["How marks become a grade is not published. Here you see your marks."],
    differs: [
      "The exam begins with part A: 20 questions on four short texts, in 15 minutes of its own. It is not asked here.",
    ],
    titles: { "part-b": "OET Reading, part B", "part-c": "OET Reading, part C" },
    version: oetReading,
    rules: rulesOf(oetReading, ONE_MARK),
  },
];
