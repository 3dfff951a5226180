import { recognizeCues } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const cited = citedOn("26 November 2026");

export const recognizeCuesQuestions: DemoQuestionsByLesson = {
  "Heart failure: assessment and daily care": [
    recognizeCues(
      "A 69-year-old client with heart failure was admitted breathless yesterday and has had furosemide 40 mg intravenously every 12 hours since. Yesterday: weight 84.0 kg, crackles up to the middle of both lungs, potassium 4.0 mmol/L, blood pressure 138/84 mm Hg.",
      "<p>The nurse assesses the client this morning. Which findings are expected under this treatment, and which require follow-up?</p>",
      {
        "Weight of 82.8 kg": true,
        "Potassium of 2.9 mmol/L (2.9 mEq/L)": false,
        "Crackles at the bases of the lungs only": true,
        "Ringing in both ears since the last dose": false,
        "Urine output of 700 mL in the three hours after the morning dose": true,
        "Blood pressure of 84/52 mm Hg and dizziness on standing": false,
      },
      cited(
        "<p>Treatment works: 700 mL of urine in three hours is fluid that leaves, the weight falls by about a kilogram and the crackles sink towards the bases. It also has a price that must be seen in time. A potassium of 2.9 mmol/L invites arrhythmias, ringing in the ears is the first sign of harm to hearing, and a pressure of 84/52 mm Hg with dizziness says that too much fluid has left too fast.</p>",
        read.furosemide,
        read.pulmonaryOedema,
      ),
    ),
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    recognizeCues(
      "A 19-year-old client with diabetic ketoacidosis has received intravenous fluid and an insulin infusion for three hours. On arrival: glucose 29.0 mmol/L (522 mg/dL), potassium 5.1 mmol/L, pH 7.14, respirations 34/min, drowsy but oriented.",
      "<p>Which findings are expected after three hours, and which require follow-up?</p>",
      {
        "Glucose of 19.5 mmol/L (351 mg/dL)": true,
        "Potassium of 3.2 mmol/L (3.2 mEq/L)": false,
        "Respirations of 24/min and less deep": true,
        "A new headache; harder to rouse than an hour ago": false,
        "Urine output of 70 mL/h": true,
        "Runs of extra beats with flat T waves on the monitor": false,
      },
      cited(
        "<p>A fall of the glucose by about 3 mmol/L an hour, slower and calmer respirations as the acid clears, and a good flow of urine are what fluid and insulin should bring. Insulin also drives potassium into the cells: 3.2 mmol/L with flat T waves and extra beats needs replacement before more insulin. A headache with falling alertness while the glucose improves raises the fear of cerebral oedema, which is rare, and more common in the young, and cannot wait.</p>",
        read.crises,
        read.potassiumSteps,
        read.childDkaBrain,
      ),
    ),
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    recognizeCues(
      "A 54-year-old client has received a heparin infusion for a deep vein thrombosis of the left leg for six days. At the start: platelets 232 × 10⁹/L (232,000/mm³), haemoglobin 138 g/L (13.8 g/dL).",
      "<p>Which findings are expected under this treatment, and which require follow-up?</p>",
      {
        "aPTT of twice the control value": true,
        "Platelets of 101 × 10⁹/L (101,000/mm³)": false,
        "A bruise of one centimetre where blood was drawn": true,
        "Black, sticky stools since the morning": false,
        "A left calf that is less swollen than on admission": true,
        "A sudden severe headache": false,
      },
      cited(
        "<p>Twice the control is within the aim of the aPTT: 1.5 to 2 times the normal value by the label, up to 2.5 times by many protocols. A small bruise at a puncture site is the price of it, and the calf should slowly become less swollen. Platelets that have fallen by more than half after five to ten days suggest heparin-induced thrombocytopenia, in which the client clots; every source of heparin has to stop. Black stools and a sudden severe headache are bleeding, in the gut and in the head, until proved otherwise.</p>",
        read.heparin,
        read.heparinThrombocytopenia,
        read.heparinScore,
      ),
    ),
  ],
  "Opioid analgesia: relieving pain safely": [
    recognizeCues(
      "A 48-year-old client had an open gallbladder operation this morning and has received morphine intravenously in small doses since. The client has never taken opioids before.",
      "<p>Which findings are expected with morphine, and which require follow-up?</p>",
      {
        "An itching nose, no rash": true,
        "Lips that are swelling, with hives on the chest": false,
        "Small pupils that react to light": true,
        "No urine for nine hours and a firm swelling above the pubic bone": false,
        "Nausea for half an hour after the first dose": true,
        "Falls asleep in the middle of a sentence": false,
        "Respirations of 14/min, awake when spoken to": true,
      },
      cited(
        "<p>Itching of the nose, small pupils and early nausea belong to morphine itself, and someone who breathes 14 times a minute and wakes to a voice is safely treated. Swollen lips with hives are an allergy that can close the airway. A firm swelling above the pubic bone after nine hours is a full bladder that cannot empty. Sleep in the middle of a sentence is the sedation that comes before respiratory depression, and waiting for the respirations to fall is waiting too long.</p>",
        read.morphine,
        read.sedation,
      ),
    ),
  ],
  "Pre-eclampsia and magnesium sulfate": [
    recognizeCues(
      "A 27-year-old client with severe pre-eclampsia gave birth 12 hours ago. A magnesium sulfate infusion of 2 g/h continues.",
      "<p>The nurse makes the hourly assessment. Which findings are expected during this infusion, and which require follow-up?</p>",
      {
        "Warm, flushed skin": true,
        "Respirations of 10/min and shallow": false,
        "Patellar reflexes of 2+": true,
        "Slurred speech": false,
        "Urine output of 60 mL in the last hour": true,
        "Blood pressure of 170/112 mm Hg with a new headache": false,
      },
      cited(
        "<p>Magnesium widens vessels, so flushed skin is common; reflexes of 2+ and a good urine output show that the drug is neither building up nor failing to leave. Slow, shallow respirations and slurred speech are signs of toxicity: the infusion is stopped and calcium gluconate kept ready. A pressure of 160/110 mm Hg or more with a headache means that the disease is still active after birth. It is measured again within 15 minutes and treated within 30 to 60.</p>",
        read.magnesiumSigns,
        read.severePressure,
      ),
    ),
  ],
  "The newborn’s first hours": [
    recognizeCues(
      "A term newborn is six hours old, rooming in with the mother and breastfed twice.",
      "<p>Which findings are expected at this age, and which require follow-up?</p>",
      {
        "Bluish hands and feet, pink tongue": true,
        "Yellow skin of the face and chest": false,
        "Breathing pauses of five to ten seconds, without a change of colour": true,
        "Nostrils that flare and a grunt with each breath out": false,
        "Heart rate of 144/min while awake": true,
        "Axillary temperature of 36.0 °C after an hour of skin contact": false,
        "One black, sticky stool": true,
      },
      cited(
        "<p>Bluish hands and feet, pauses in breathing of up to ten seconds, a heart rate between 110 and 160 and a first stool of meconium are all part of the first day. Yellow skin within 24 hours is never taken as normal: it suggests that red cells are being destroyed. Flaring nostrils and grunting show that the newborn works to keep the lungs open. A temperature that stays below 36.5 °C in spite of skin contact may be the first sign of infection or of a low glucose.</p>",
        read.newbornBreathing,
        read.newbornExamination,
        read.newbornJaundice,
      ),
    ),
  ],
};
