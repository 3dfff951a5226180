import { localized } from "../texts.ts";
import type { CoursePage, CourseSummary } from "./contract.ts";

export const osce = {
  id: "osce",
  title: "OSCE",
  kind: "licensing",
  workload: "P2M",
  texts: localized({
    duration: "2 months",
    students: "5,000+",
    description: "The practical examination for nurses who join the UK register: clinical skills, station by station.",
  }),
} as const satisfies CourseSummary;

export const oscePage = localized({
  fullName: "Objective Structured Clinical Examination",
  pictureAlt: "A blood pressure cuff with its dial, a clock on the wall and the curtain of a hospital bed",
  overview: [
    "The OSCE is the practical part of the Test of Competence that the Nursing and Midwifery Council asks of nurses trained outside the United Kingdom. The other part is a computer-based test, and you can take the two in any order. You take the OSCE in person, at a test centre in the UK, with actors, manikins and the paperwork of a real ward.",
    "There are ten stations. Four of them follow one patient through assessment, planning, implementation and evaluation; four test clinical skills; one is about professional values and behaviours, and one about evidence-based practice. Each has its own criteria. Safety, hand hygiene, consent and clear communication count everywhere.",
    "You cannot learn a station by heart, but you can know what the examiners look for. The modules take the stations one by one: what to say and do, in which order, what to write down, and which omissions make a performance unsafe. Then practise aloud and with your hands, while a colleague reads out the criteria.",
  ],
  features: [
    "Six modules for all ten stations",
    "A to E assessment and NEWS2",
    "Care plans step by step",
    "Safe administration of medicines",
    "Handover with SBAR",
    "Clinical skills in the right order",
    "Practice questions with explanations",
    "Works on phone, tablet and computer",
  ],
  modules: [
    { title: "Assessment: A to E, Vital Signs and NEWS2", duration: "2 weeks", lessons: 12 },
    { title: "Planning: Nursing Problems, Goals and Care Plans", duration: "1 week", lessons: 8 },
    { title: "Implementation: Administering Medicines Safely", duration: "1 week", lessons: 10 },
    { title: "Evaluation: Handing Over with SBAR", duration: "1 week", lessons: 6 },
    { title: "Clinical Skills Stations", duration: "2 weeks", lessons: 16 },
    { title: "Professional Values and Evidence-Based Practice", duration: "1 week", lessons: 8 },
  ],
} satisfies CoursePage);
