/**
 * Exam plans: the areas that an exam spreads its questions over. A question of the bank has at most one area of each plan; codes are
 * stored, so they never change. A new edition of a plan that only renames an area or moves its share keeps the code.
 */

export type ExamArea = {
  code: string;
  name: string;
  /** Percent of the exam, least and most; null where nothing is published. */
  share: readonly [number, number] | null;
};

export type ExamPlan = { id: string; title: string; areas: ReadonlyArray<ExamArea> };

type AreaOfPlan = [code: string, name: string, least?: number, most?: number];

function planOf(id: string, title: string, areas: ReadonlyArray<AreaOfPlan>): ExamPlan {
  return {
    id,
    title,
    areas: areas.map(([code, name, least, most = least]) => ({
      code: `${id}:${code}`,
      name,
      share: least === undefined || most === undefined ? null : [least, most],
    })),
  };
}

const CLIENT_NEEDS = {
  safety: ["safety-and-infection-control", "Safety and infection prevention and control"],
  promotion: ["health-promotion", "Health promotion and maintenance"],
  psychosocial: ["psychosocial-integrity", "Psychosocial integrity"],
  comfort: ["basic-care", "Basic care and comfort"],
  drugs: ["pharmacological-therapies", "Pharmacological and parenteral therapies"],
  risk: ["reduction-of-risk", "Reduction of risk potential"],
  adaptation: ["physiological-adaptation", "Physiological adaptation"],
} as const;

/** docs/product/exams.md#exam-plans */
export const EXAM_PLANS: ReadonlyArray<ExamPlan> = [
  planOf("nclex-rn", "NCLEX-RN client needs", [
    ["management-of-care", "Management of care", 15, 21],
    [...CLIENT_NEEDS.safety, 10, 16],
    [...CLIENT_NEEDS.promotion, 6, 12],
    [...CLIENT_NEEDS.psychosocial, 6, 12],
    [...CLIENT_NEEDS.comfort, 6, 12],
    [...CLIENT_NEEDS.drugs, 13, 19],
    [...CLIENT_NEEDS.risk, 9, 15],
    [...CLIENT_NEEDS.adaptation, 11, 17],
  ]),
  planOf("nclex-pn", "NCLEX-PN client needs", [
    ["coordinated-care", "Coordinated care", 18, 24],
    [...CLIENT_NEEDS.safety, 10, 16],
    [...CLIENT_NEEDS.promotion, 6, 12],
    [...CLIENT_NEEDS.psychosocial, 9, 15],
    [...CLIENT_NEEDS.comfort, 7, 13],
    [...CLIENT_NEEDS.drugs, 10, 16],
    [...CLIENT_NEEDS.risk, 9, 15],
    [...CLIENT_NEEDS.adaptation, 7, 13],
  ]),
  planOf("norcet", "NORCET subjects", [
    ["general-knowledge-and-aptitude", "General knowledge and aptitude"],
    ["anatomy-and-physiology", "Anatomy and physiology"],
    ["biochemistry-and-nutrition", "Biochemistry and nutrition"],
    ["microbiology", "Microbiology"],
    ["psychology-and-sociology", "Psychology and sociology"],
    ["fundamentals", "Fundamentals of nursing"],
    ["pharmacology", "Pharmacology"],
    ["medical-surgical", "Medical-surgical nursing"],
    ["child-health", "Child health nursing"],
    ["obstetrics-and-gynaecology", "Obstetric and gynaecological nursing"],
    ["mental-health", "Mental health nursing"],
    ["community-health", "Community health nursing"],
    ["research-education-management", "Research, education and management"],
  ]),
  planOf("rrb", "RRB nursing superintendent", [
    ["professional", "Professional ability", 70],
    ["general-awareness", "General awareness", 10],
    ["arithmetic-and-reasoning", "Arithmetic and reasoning", 10],
    ["science", "General science", 10],
  ]),
  planOf("snle", "SNLE blueprint", [
    ["fundamentals", "Fundamentals", 20],
    ["adult", "Adult nursing", 40],
    ["maternal-and-child", "Maternal and child nursing", 30],
    ["management", "Management", 10],
  ]),
  planOf("gulf", "Gulf CBT blueprint", [
    ["fundamentals", "Fundamentals", 28],
    ["maternal-and-child", "Maternal and child nursing", 16],
    ["adult", "Adult nursing", 43],
    ["management", "Unit management and leadership", 13],
  ]),
  planOf("nmc-cbt", "NMC test of competence", [
    ["numeracy", "Numeracy"],
    ["clinical", "Clinical"],
  ]),
  planOf("teas", "TEAS 7 sections", [
    ["reading", "Reading"],
    ["mathematics", "Mathematics"],
    ["science", "Science"],
    ["english", "English and language usage"],
  ]),
  planOf("usmle-step-1", "USMLE Step 1", [["basic-sciences", "Basic medical sciences"]]),
  planOf("oet-reading", "OET Reading", [
    ["part-b", "Part B, short texts of the workplace"],
    ["part-c", "Part C, long texts"],
  ]),
];

const PLACES: ReadonlyMap<string, { plan: ExamPlan; area: ExamArea }> = new Map(
  EXAM_PLANS.flatMap((plan) => plan.areas.map((area) => [area.code, { plan, area }])),
);

/** The area of a code with its plan; null for a code that no plan has. */
export function findArea(code: string): { plan: ExamPlan; area: ExamArea } | null {
  return PLACES.get(code) ?? null;
}

/** The plan of that id; null for any other text. */
export function findPlan(id: string): ExamPlan | null {
  return EXAM_PLANS.find((plan) => plan.id === id) ?? null;
}

/** The code of the area that these have of a plan; null without one. */
export function areaOfPlan(areas: ReadonlyArray<string>, planId: string): string | null {
  return areas.find((code) => code.startsWith(`${planId}:`)) ?? null;
}

/** These codes with that one as the only area of its plan, or with none of it, in the order of the plans. */
export function withAreaOfPlan(areas: ReadonlyArray<string>, planId: string, code: string | null): string[] {
  const others = areas.filter((other) => !other.startsWith(`${planId}:`));
  return inPlanOrder(code === null ? others : [...others, code]);
}

/** The same codes in the order of the plans. */
export function inPlanOrder(areas: ReadonlyArray<string>): string[] {
  const places = [...PLACES.keys()];
  return areas.toSorted((one, other) => places.indexOf(one) - places.indexOf(other));
}

/** The area's name after that of its plan, which may share it; a code that no plan has stays as it is. */
export function nameOfArea(code: string): string {
  const found = findArea(code);
  return found ? `${found.plan.title}: ${found.area.name}` : code;
}
