/** What a question is to exams: areas of exam plans, the step of clinical judgment, what is reserved, and where a difficulty lies. */
import { localized } from "../texts.ts";

export const taxonomyTexts = localized({
  steps: {
    "recognize-cues": "Recognize cues",
    "analyze-cues": "Analyze cues",
    "prioritize-hypotheses": "Prioritize hypotheses",
    "generate-solutions": "Generate solutions",
    "take-action": "Take action",
    "evaluate-outcomes": "Evaluate outcomes",
  },
  problems: {
    areaUnknown: (code: string) => `There is no area “${code}”.`,
    areasOfOnePlan: (plan: string) => `A question can have only one area of ${plan}.`,
    stepUnknown: (step: string, known: ReadonlyArray<string>) => `There is no step “${step}”. Use ${known.join(", ")}.`,
    notYesOrNo: "This must be yes or no.",
    logit: (limit: number) => `Use a number from −${limit} to ${limit}, with at most two decimals.`,
  },
  form: {
    title: "For exams",
    nothing: "No area and no step of clinical judgment yet",
    noAreaYet: "No area yet",
    hint: "Exam simulations draw their questions by these areas.",
    noArea: "No area",
    addPlan: "Another exam plan",
    choosePlan: "Select an exam plan",
    add: "Add",
    step: "Step of clinical judgment",
    noStep: "No step",
    reserved: "Reserved for tests of the institute",
    reservedHint: "Practice tests and students’ own tests do not ask it.",
    meanwhile: {
      areas: (names: ReadonlyArray<string>) =>
        names.length === 0 ? "It now has no area." : `It now has ${names.join(", ")}.`,
      step: (name: string | null) => (name === null ? "It now has no step." : `It is now ${name}.`),
      reserved: (isReserved: boolean) => (isReserved ? "It is now reserved." : "It is no longer reserved."),
    },
  },
  bank: {
    area: "Exam area",
    allAreas: "All areas",
    step: "Clinical judgment",
    allSteps: "All steps",
    reserved: "Reserved",
    noneOfPlan: (plan: string) => `None of ${plan}`,
    /** Whose tests may ask a question. */
    who: "Asked in",
    reserve: "Tests of the institute only",
    everybody: "All tests",
    /** What a change of many questions did. */
    done: {
      area: (name: string) => `area ${name}`,
      noArea: (plan: string) => `no area of ${plan}`,
      step: (name: string | null) => (name === null ? "no step of clinical judgment" : name),
      reserved: (isReserved: boolean) => (isReserved ? "reserved" : "no longer reserved"),
    },
  },
});
