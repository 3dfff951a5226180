import { matrix } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const cited = citedOn("26 November 2026");

const PRECAUTIONS = ["Contact", "Droplet", "Airborne"] as const;
const STAFF = ["Registered nurse", "Licensed practical nurse", "Assistive personnel"] as const;
const COURSES = ["Improved", "No change", "Worse"] as const;
const EMERGENCIES = ["Diabetic ketoacidosis", "Hyperosmolar hyperglycaemic state"] as const;
const ANTICOAGULANTS = ["Unfractionated heparin", "Warfarin", "Dabigatran"] as const;
const CAUSES = ["Worsening pre-eclampsia", "Too much magnesium"] as const;
const WAYS = ["Evaporation", "Conduction", "Convection", "Radiation"] as const;

export const matrixQuestions: DemoQuestionsByLesson = {
  "Infection prevention and transmission-based precautions": [
    {
      ...matrix(
        "one",
        "<p>A nurse on a general ward plans precautions for new clients. For each infection, which precautions are needed <strong>in addition to</strong> standard ones?</p>",
        PRECAUTIONS,
        {
          "Pulmonary tuberculosis": ["Airborne"],
          Pertussis: ["Droplet"],
          "Clostridioides difficile with diarrhoea": ["Contact"],
          Measles: ["Airborne"],
          Scabies: ["Contact"],
          "Meningococcal meningitis, treated for six hours": ["Droplet"],
          "Seasonal influenza": ["Droplet"],
        },
        cited(
          "<p>Tuberculosis and measles float in the air for hours and need a respirator and a closed room with negative pressure. Pertussis, influenza and meningococci travel in large drops that fall within a few steps, so a mask near the client is enough; meningococci still spread until 24 hours of treatment have passed. Spores of <em>C. difficile</em> and the mites of scabies go from hand to hand and by what has been touched: gown and gloves, and for spores soap and water.</p>",
          read.isolationByDisease,
          read.meningococciRoom,
          read.sporesAndSoap,
        ),
      ),
      step: "generate-solutions",
    },
  ],
  "Safety, priorities and delegation": [
    matrix(
      "one",
      "<p>A registered nurse (RN) works with a licensed practical nurse (LPN) and with assistive personnel. For each task, who is the person with the <strong>least</strong> training who may do it?</p>",
      STAFF,
      {
        "The first assessment of a client who has just been admitted": ["Registered nurse"],
        "Measuring what a stable client drinks and passes": ["Assistive personnel"],
        "An oral antibiotic for a stable client with pneumonia": ["Licensed practical nurse"],
        "The first lesson on injecting insulin": ["Registered nurse"],
        "Helping a stable client on the second day after an operation to the bathroom": ["Assistive personnel"],
        "A sterile dressing on a wound that heals as planned": ["Licensed practical nurse"],
        "Deciding whether a client’s new confusion changes the plan of care": ["Registered nurse"],
      },
      cited(
        "<p>What needs judgement stays with the RN: the first assessment, the first lesson on injecting insulin and every decision about the plan, such as what new confusion changes. The LPN gives routine drugs by mouth, such as the antibiotic, and does skilled tasks, such as a sterile dressing, for stable clients whose course is foreseeable. Assistive personnel measure intake and output, wash, feed, walk to the bathroom with stable clients and report what they see. The task may be handed over; the answer for it may not.</p>",
        read.delegation,
        read.scopeOfPractice,
      ),
    ),
  ],
  "Heart failure: assessment and daily care": [
    {
      ...matrix(
        "one",
        "<p>A client with heart failure comes to the clinic one week after sacubitril with valsartan and spironolactone were started. For each comparison of last week with today, how has the client’s condition changed?</p>",
        COURSES,
        {
          "Sleep: three pillows, now one": ["Improved"],
          "Weight: 78.0 kg, now 75.9 kg": ["Improved"],
          "Oedema: 2+ at both ankles, now 2+ at both ankles": ["No change"],
          "Potassium: 4.2 mmol/L, now 5.8 mmol/L": ["Worse"],
          "Walking: breathless after 40 m, now after 150 m": ["Improved"],
          "Blood pressure: 112/70 mm Hg, now 84/50 mm Hg with dizziness": ["Worse"],
        },
        cited(
          "<p>Sleep with fewer pillows, a weight that is two kilograms less and a longer walk say that the lungs and the heart have been relieved. The ankles take longer. Both new drugs lower the pressure and hold back potassium: 5.8 mmol/L threatens the rhythm of the heart and a pressure of 84/50 mm Hg with dizziness threatens a fall, so both are reported today although the client breathes better.</p>",
          read.sacubitril,
          read.weight,
        ),
      ),
      step: "evaluate-outcomes",
    },
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    {
      ...matrix(
        "many",
        "<p>For each emergency, which findings are <strong>typical</strong> of it?</p>",
        EMERGENCIES,
        {
          "Breath that smells of fruit": ["Diabetic ketoacidosis"],
          "Deep, rapid respirations": ["Diabetic ketoacidosis"],
          "Dry tongue and a fast pulse": ["Diabetic ketoacidosis", "Hyperosmolar hyperglycaemic state"],
          "Arterial pH of 7.12": ["Diabetic ketoacidosis"],
          "Beginning over one or two weeks in an older adult": ["Hyperosmolar hyperglycaemic state"],
          "Glucose of 52 mmol/L (936 mg/dL) with hardly any ketones": ["Hyperosmolar hyperglycaemic state"],
        },
        cited(
          "<p>Both dry the client out, because glucose in the urine takes water with it. Without insulin the body burns fat: ketones smell of fruit, make the blood acid, down to a pH of 7.12, and drive deep, rapid respirations. In the hyperosmolar state a little insulin is left, enough to hold back ketones, so nothing warns of it early and the glucose climbs for days or weeks until the brain grows drowsy.</p>",
          read.dkaFindings,
          read.hyperosmolar,
        ),
      ),
      step: "analyze-cues",
    },
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    matrix(
      "many",
      "<p>For each anticoagulant, which statements are true?</p>",
      ANTICOAGULANTS,
      {
        "The dose is adjusted by aPTT or anti-factor Xa": ["Unfractionated heparin"],
        "The dose is adjusted by INR": ["Warfarin"],
        "Protamine reverses it": ["Unfractionated heparin"],
        "Vitamin K reverses it within hours to a day": ["Warfarin"],
        "Idarucizumab reverses it": ["Dabigatran"],
        "The capsules are swallowed whole and kept in their own container": ["Dabigatran"],
        "Black stools are reported without delay": ["Unfractionated heparin", "Warfarin", "Dabigatran"],
      },
      cited(
        "<p>Heparin acts at once and is steered by aPTT or anti-factor Xa, with protamine as its antidote. Warfarin keeps the liver from using vitamin K, so it is steered by INR and the vitamin brings the clotting factors back. Dabigatran needs no routine test; idarucizumab binds it, opened capsules release too much of it, and moisture spoils it. Bleeding is the danger of all three, and black stools are bleeding.</p>",
        read.heparin,
        read.warfarinReversal,
        read.dabigatran,
        read.idarucizumab,
      ),
    ),
  ],
  "Pre-eclampsia and magnesium sulfate": [
    {
      ...matrix(
        "one",
        "<p>A client with severe pre-eclampsia is receiving magnesium sulfate. For each finding, which is the more likely cause?</p>",
        CAUSES,
        {
          "Patellar reflexes of 4+ with clonus": ["Worsening pre-eclampsia"],
          "Patellar reflexes that can no longer be found": ["Too much magnesium"],
          "Flashes of light before the eyes": ["Worsening pre-eclampsia"],
          "Respirations of 9/min": ["Too much magnesium"],
          "Slurred speech and heavy eyelids": ["Too much magnesium"],
          "Pain below the right ribs": ["Worsening pre-eclampsia"],
        },
        cited(
          "<p>Pre-eclampsia irritates: reflexes grow brisk, up to 4+, until clonus makes the foot beat by itself, the eyes see flashes, and a swollen liver hurts below the right ribs. Magnesium calms, and too much of it calms too far: first no reflex can be found, then speech and eyelids grow heavy, then respirations fall below 12 a minute. The first group calls for help against a seizure, the second for stopping the infusion and for calcium gluconate.</p>",
          read.magnesiumSigns,
          read.magnesiumLimits,
          read.hellp,
        ),
      ),
      step: "analyze-cues",
    },
  ],
  "The newborn’s first hours": [
    matrix(
      "many",
      "<p>A nurse protects a newborn against loss of heat. Which measures act mainly against each way of losing it?</p>",
      WAYS,
      {
        "Drying the skin and taking the wet towel away": ["Evaporation"],
        "Laying a warm cloth on the scale before weighing": ["Conduction"],
        "Moving the cot out of the stream of the air conditioner": ["Convection"],
        "Placing the cot away from a cold outer wall": ["Radiation"],
        "Leaving the first bath until the temperature is stable": ["Evaporation"],
      },
      cited(
        "<p>Water that dries on the skin takes heat with it, so the newborn is dried at once and bathed late. Heat flows into whatever cold thing the skin touches, such as a bare scale; moving air carries it off; and a cold wall draws it away across the room without touching at all.</p>",
        read.heatLoss,
      ),
    ),
  ],
};
