import { locationBased } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const cited = citedOn("26 November 2026");

export const locationBasedQuestions: DemoQuestionsByLesson = {
  "Infection prevention and transmission-based precautions": [
    {
      ...locationBased(
        "<p>A client has <strong>pulmonary tuberculosis</strong> and a draining wound infected with <strong>MRSA</strong>. A nurse changes the dressing. At each place, which actions are right?</p>",
        {
          "At the door, on the way in": {
            "Put on a gown and gloves": true,
            "Put on a fit-tested N95 respirator": true,
            "Wear a surgical mask instead, because the visit is short": false,
          },
          "Inside the room": {
            "Keep the door to the corridor closed": true,
            "Use the stethoscope that stays in the room": true,
            "Lay the wound chart on the bed while writing": false,
          },
          "On the way out": {
            "Take off gloves and gown before leaving the room": true,
            "Take off the respirator after the door has closed": true,
            "Keep the gloves on until the next client’s door": false,
          },
        },
        cited(
          "<p>Tuberculosis spreads through the air and MRSA by touch, so airborne and contact precautions are needed together: respirator, closed door, gown, gloves, and equipment that stays with the client. Gloves and gown are the most contaminated and come off inside; the respirator still protects until the door is closed behind the nurse. A surgical mask does not filter what floats in the air, however short the visit is. Paper that lay on the bed carries the organism away, and gloves kept on until the next client’s door soil everything on the way.</p>",
          read.airborne,
          read.mrsaPrecautions,
          read.removingEquipment,
        ),
      ),
      step: "take-action",
    },
  ],
  "Heart failure: assessment and daily care": [
    locationBased(
      "<p>A community nurse visits a client with heart failure who takes lisinopril, spironolactone and carvedilol. In each part of the visit record, which findings should the nurse report to the health care provider today?</p>",
      {
        Weight: {
          "2.4 kg more than a week ago": true,
          "0.3 kg less than yesterday": false,
        },
        Lungs: {
          "Crackles up to the middle of both lungs, where they were only at the bases": true,
          "Sleeping in a chair since the night before last": true,
          "Respirations of 16/min at rest": false,
        },
        "Legs and feet": {
          "Oedema up to the knees, where it was at the ankles": true,
          "Warm feet with strong pedal pulses": false,
        },
        "Laboratory results": {
          "Potassium of 5.9 mmol/L (5.9 mEq/L)": true,
          "Sodium of 138 mmol/L (138 mEq/L)": false,
        },
      },
      cited(
        "<p>A gain of 2 kg or more in a week, crackles that climb, oedema that rises and the need to sleep upright all say that fluid is building up and treatment has to change before the client is in distress. A potassium of 5.9 mmol/L is dangerous by itself: lisinopril and spironolactone both hold potassium back. A weight that is 0.3 kg less than yesterday, 16 breaths a minute, well-perfused feet and a normal sodium are what treatment aims for.</p>",
        read.weight,
        read.lisinopril,
      ),
    ),
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    locationBased(
      "<p>An adolescent with diabetic ketoacidosis has received intravenous fluid without dextrose and an insulin infusion for five hours. In each part of the record, which entries need action now?</p>",
      {
        "Laboratory results": {
          "Potassium has fallen from 4.8 to 3.0 mmol/L (mEq/L)": true,
          "Glucose is 12.8 mmol/L (230 mg/dL)": true,
          "Venous pH has risen from 7.08 to 7.24": false,
        },
        "Nervous system": {
          "A new headache, and hard to rouse": true,
          "Tired, but names the day and the place": false,
        },
        "Intake and output": {
          "18 mL of urine in the last two hours": true,
          "Sips of water are kept down": false,
        },
      },
      cited(
        "<p>Insulin drives potassium into the cells, so 3.0 mmol/L must be treated before it disturbs the heart’s rhythm. Below about 14 mmol/L (250 mg/dL) of glucose, dextrose is added to the fluid, because insulin has to go on until the ketones are gone. A new headache in a client who is hard to rouse may be cerebral oedema, the complication most feared in the young. With hardly any urine the kidneys cannot clear potassium or fluid, so the provider needs to know before more of either is given. A venous pH that rises, a client who is tired but oriented to day and place, and sips that are kept down show that treatment works.</p>",
        read.childDkaGlucose,
        read.childDkaBrain,
      ),
    ),
  ],
  "Pre-eclampsia and magnesium sulfate": [
    locationBased(
      "<p>A client with severe pre-eclampsia has had a magnesium sulfate infusion for ten hours. For each part of the examination, which findings warn that the magnesium is reaching a dangerous level?</p>",
      {
        Breathing: {
          "9 breaths a minute": true,
          "Oxygen saturation of 97% on room air": false,
        },
        "Knee reflexes": {
          "None can be elicited on either side": true,
          "Brisk on both sides": false,
        },
        Urine: {
          "40 mL in the last two hours": true,
          "Protein 2+ on the dipstick": false,
        },
        "Consciousness and speech": {
          "Slurred words between short sleeps": true,
          "A feeling of warmth since the loading dose": false,
        },
      },
      cited(
        "<p>Magnesium quietens nerves and muscles. As its level rises the tendon reflexes go first, until none can be elicited, then words are slurred and the client sleeps between them, then breathing slows. It leaves the body through the kidneys, so a urine output below 30 mL an hour lets it build up. The infusion is stopped, the provider is called and calcium gluconate is made ready. Brisk reflexes and protein in the urine belong to pre-eclampsia itself, a feeling of warmth is an expected effect of the drug, and a saturation of 97% is normal.</p>",
        read.magnesiumSigns,
        read.preEclampsia,
      ),
    ),
  ],
  "The newborn’s first hours": [
    locationBased(
      "<p>A nurse examines a term newborn aged 6 hours from head to toe. At each place, which findings should be reported to the health care provider?</p>",
      {
        Head: {
          "A tense, bulging fontanelle while the newborn lies quietly": true,
          "A soft swelling across the suture lines that has been there since birth": false,
        },
        Chest: {
          "A grunt with each breath out, and flaring nostrils": true,
          "Pauses in breathing of 5 seconds, at a rate of 44/min": false,
        },
        Skin: {
          "A yellow tinge of the face": true,
          "Bluish hands and feet while lips and tongue are pink": false,
        },
        "Cord stump": {
          "Blood that keeps oozing below a closed clamp": true,
          "Two arteries and one vein": false,
        },
      },
      cited(
        "<p>A bulging fontanelle at rest suggests raised pressure or infection within the skull. Grunting and flaring are work of breathing. A yellow tinge within the first 24 hours is never physiological: it suggests that red cells are being broken down. Oozing below a closed clamp may be a bleeding disorder. A caput crosses the sutures and goes away by itself, breathing is periodic with short pauses, hands and feet are often bluish on the first day, and a cord has two arteries and one vein.</p>",
        read.fontanelle,
        read.newbornJaundice,
        read.newbornBreathing,
      ),
    ),
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    locationBased(
      "<p>A client with a deep vein thrombosis has received an intravenous heparin infusion for six days. In each part of the assessment, which findings should the nurse report at once?</p>",
      {
        "Laboratory results": {
          "Platelets have fallen from 260 to 110 × 10⁹/L (260,000 to 110,000/mm³)": true,
          "Haemoglobin has fallen from 124 to 92 g/L (12.4 to 9.2 g/dL)": true,
          "The activated partial thromboplastin time is twice the control": false,
        },
        "Head and eyes": {
          "A sudden, severe headache with vomiting": true,
          "Reading glasses that have become too weak": false,
        },
        "Stool and urine": {
          "A black, sticky stool": true,
          "A hard stool every second day": false,
        },
      },
      cited(
        "<p>A fall of the platelets by more than half between the fifth and the tenth day is heparin-induced thrombocytopenia until it is excluded, and it brings clots, not only bleeding. A falling haemoglobin and a black stool are bleeding in the gut; a sudden, severe headache may be bleeding in the brain. A partial thromboplastin time of about twice the control is what the dose aims for. New glasses and constipation can wait for a routine visit.</p>",
        read.heparin,
        read.heparinScore,
        read.heparinThrombocytopenia,
      ),
    ),
  ],
};
