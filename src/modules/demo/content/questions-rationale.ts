import { rationaleSentence } from "./bodies.ts";
import { cited } from "./cited.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

export const rationaleQuestions: DemoQuestionsByLesson = {
  "Safety, priorities and delegation": [
    {
      ...rationaleSentence({
        form: "dropdown",
        scenario:
          "An 82-year-old client had a hip fracture repaired two days ago. The client lives alone, reads a newspaper every day and has never had trouble with memory.\nYesterday 18:00: awake, jokes with visitors, walks three steps with help.\nToday 09:00: lies quietly, answers slowly after long pauses, loses the thread of a sentence, leaves breakfast untouched.\n11:00: knows the day and the hospital for some minutes, then looks at a hand in the air and no longer answers. Temperature 37.9 °C, pulse 96/min, oxygen saturation 94% on room air.",
        stem: "<p>The client most likely has [condition], because the change [course].</p>",
        blanks: [
          {
            placeholder: "condition",
            options: ["dementia", "depression", "hypoactive delirium", "tiredness after surgery"],
            right: "hypoactive delirium",
          },
          {
            placeholder: "course",
            options: [
              "has crept in over many months",
              "followed bad news some weeks ago",
              "began overnight and comes and goes",
              "gets a little better with each rest",
            ],
            right: "began overnight and comes and goes",
          },
        ],
        rationale: cited(
          "<p>Attention that is lost within hours and comes and goes is delirium. This client is withdrawn, slow and without appetite, and that is the quiet form, which is missed more easily than restlessness. Age, a hip fracture and a severe illness are its risk factors, and the nurse looks for a cause. Lack of fluid, constipation, infection and drugs are the first to think of.</p><p>Dementia creeps in over many months, and this client read the newspaper last week. Depression follows weeks of low mood, not one night. Tiredness does not take away the thread of a sentence. If delirium and dementia cannot be told apart, delirium is treated first.</p>",
          "National Institute for Health and Care Excellence, guideline CG103, “Delirium”, 2010, updated 2023, recommendations 1.2.1 and 1.3.1, and its pathway",
        ),
      }),
      areas: ["nclex-rn:psychosocial-integrity", "norcet:mental-health", "snle:adult", "gulf:adult"],
      step: "prioritize-hypotheses",
    },
  ],
  "Mixed practice": [
    {
      ...rationaleSentence({
        form: "dropdown",
        scenario:
          "A client gave birth to a baby of 4.2 kg with the help of forceps 40 minutes ago. The placenta was complete.\n15:10 A steady trickle of bright red blood; a pad is soaked within 20 minutes. Fundus firm, at the level of the umbilicus, in the midline. Bladder emptied at 15:00. Blood pressure 104/62 mm Hg, pulse 112/min. Blood drawn at 15:05 clotted within 6 minutes in a plain tube.",
        stem: "<p>The blood most likely comes from [source], because [finding].</p>",
        blanks: [
          {
            placeholder: "source",
            options: [
              "a uterus that does not contract",
              "a tear of the birth canal",
              "a piece of placenta left behind",
              "a disorder of clotting",
            ],
            right: "a tear of the birth canal",
          },
          {
            placeholder: "finding",
            options: [
              "the pulse is faster than 100/min",
              "the bladder was emptied ten minutes before",
              "it flows although the uterus is firm",
            ],
            right: "it flows although the uterus is firm",
          },
        ],
        rationale: cited(
          "<p>The four common causes of bleeding after birth are tone, trauma, tissue and thrombin. A uterus without tone is soft and boggy, and this one is firm: bright red blood that goes on flowing from a firm uterus most likely comes from a tear. The placenta was complete, so little speaks for tissue left behind, and blood that clots speaks against a disorder of clotting. After forceps the vagina and the cervix are looked at with special care. The nurse calls for somebody to look for the tear and to close it, and goes on watching pulse, pressure and pads.</p><p>A fast pulse is found in every loss of blood and does not say where it comes from. An empty bladder lets the uterus contract and explains no bleeding.</p>",
          "American Family Physician, “Postpartum hemorrhage: prevention and treatment”, 2017, 95(7):442–449 (the four T’s)",
          "Cunningham and Gilstrap’s Operative Obstetrics, 2017, abstract of the chapter on lacerations",
          "MSD Manual Professional, “Overview of postpartum hemorrhage” (the uterus without tone)",
        ),
      }),
      areas: [
        "nclex-rn:physiological-adaptation",
        "norcet:obstetrics-and-gynaecology",
        "snle:maternal-and-child",
        "gulf:maternal-and-child",
      ],
      step: "analyze-cues",
    },
  ],
  "Heart failure: assessment and daily care": [
    {
      ...rationaleSentence({
        form: "dropdown",
        scenario:
          "A 68-year-old client with type 2 diabetes and mild heart failure comes to the clinic. For three years the client has taken bisoprolol, metformin and atorvastatin in the same doses. Five weeks ago pioglitazone was added.\nWeight 83.9 kg; it was 79.2 kg five weeks ago. Wakes at night short of breath. Oedema of both legs to the knees, crackles at both lung bases. Temperature 36.7 °C, blood pressure 138/80 mm Hg, pulse 84/min. Urine without protein, creatinine as before.",
        stem: "<p>The client most likely has [condition], brought on by [drug].</p>",
        blanks: [
          {
            placeholder: "condition",
            options: [
              "pneumonia of both lungs",
              "nephrotic syndrome",
              "clots in the veins of both legs",
              "worsening heart failure",
            ],
            right: "worsening heart failure",
          },
          {
            placeholder: "drug",
            options: ["metformin", "pioglitazone", "bisoprolol", "atorvastatin"],
            right: "pioglitazone",
          },
        ],
        rationale: cited(
          "<p>Nearly 5 kg in five weeks, swollen legs, crackles and waking short of breath mean fluid that the heart cannot move on. Pioglitazone makes the body keep fluid and can cause heart failure or make it worse; it is not recommended when heart failure gives symptoms. Rapid weight gain, breathlessness and oedema after it was begun are the signs to look for, so the nurse reports them today, and the drug is stopped or its dose lowered.</p><p>Pneumonia would bring a fever. Without protein in the urine it is no nephrotic syndrome. Clots seldom swell both legs alike and put no crackles into both lungs. Metformin, bisoprolol and atorvastatin have been taken for years in the same doses, and nothing changed with them.</p>",
          "Pioglitazone, prescribing information at MIMS Thailand, boxed warning on congestive heart failure",
          "American Heart Association and American Diabetes Association, consensus statement on thiazolidinediones, fluid retention and heart failure, Circulation, 2003, 108:2941",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
      step: "analyze-cues",
    },
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    {
      ...rationaleSentence({
        form: "dragdrop",
        scenario:
          "A 57-year-old client with type 2 diabetes takes metformin and empagliflozin, both until the morning of an urgent bowel operation yesterday, and has eaten nothing since.\n07:30 Nausea, vomited twice, pain in the whole abdomen, very tired. Respirations 28/min and deep. An infusion of 0.9% sodium chloride is running. Glucose 10.2 mmol/L (184 mg/dL), arterial pH 7.18, bicarbonate 11 mmol/L (11 mEq/L), β-hydroxybutyrate 5.9 mmol/L, lactate 1.3 mmol/L.",
        stem: "<p>The client most likely has [condition], and the glucose is nearly normal because of the [cause].</p>",
        blanks: [
          {
            placeholder: "condition",
            options: ["lactic acidosis", "hyperosmolar state", "diabetic ketoacidosis", "respiratory alkalosis"],
            right: "diabetic ketoacidosis",
          },
          {
            placeholder: "cause",
            options: ["metformin", "empagliflozin", "0.9% sodium chloride", "pain"],
            right: "empagliflozin",
          },
        ],
        rationale: cited(
          "<p>A low pH and bicarbonate with high ketones are ketoacidosis, and deep breathing is the attempt to get rid of acid. Empagliflozin lets the kidneys pass glucose, so the glucose stays nearly normal while fasting, surgery and too little insulin drive the ketones up. A client who takes such a drug and has nausea, vomiting, pain in the abdomen or deep breathing is examined for ketoacidosis whatever the glucose is. Before a planned operation the drug is stopped for at least 3 days; this operation was urgent, so there was no time.</p><p>A lactate of 1.3 mmol/L is no lactic acidosis, which would be the danger of metformin. The hyperosmolar state has a very high glucose and hardly any ketones. A pH of 7.18 is no alkalosis. Pain raises glucose, and 0.9% sodium chloride neither makes ketones nor takes glucose away like this.</p>",
          "American College of Cardiology, “Preoperative cessation of SGLT2i”, 2022",
          "Jardiance Duo, prescribing information at MIMS Singapore (symptoms, whatever the glucose is)",
          "US Food and Drug Administration, change of labels for surgery, as given by Endocrinology Advisor",
        ),
      }),
      step: "prioritize-hypotheses",
    },
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    {
      ...rationaleSentence({
        form: "dropdown",
        anyOrder: true,
        scenario:
          "A 72-year-old client had the left knee replaced yesterday. For pain the client had an epidural catheter until 08:00 today, and takes ibuprofen. Enoxaparin 40 mg was given at 12:00.\n10:00 Lifts both legs from the bed, feels touch everywhere.\n16:00 “My back hurts. It did not before.” Pain in the lower back 7 of 10, left knee 3 of 10. Cannot lift the right leg from the bed. A bruise of 2 cm at the place of the injection on the abdomen. Temperature 37.4 °C, blood pressure 142/84 mm Hg, pulse 92/min.",
        stem: "<p>The client is most likely developing [complication], as shown by the [finding] and the [finding].</p>",
        blanks: [
          {
            placeholder: "complication",
            options: [
              "a deep vein thrombosis",
              "an infection of the new joint",
              "bleeding into the spinal canal",
              "heparin-induced thrombocytopenia",
            ],
            right: "bleeding into the spinal canal",
          },
          {
            placeholder: "finding",
            options: ["weakness of the right leg", "pain of 3 of 10 in the knee"],
            right: "weakness of the right leg",
          },
          {
            placeholder: "finding",
            options: ["bruise of 2 cm on the abdomen", "new pain in the lower back", "temperature of 37.4 °C"],
            right: "new pain in the lower back",
          },
        ],
        rationale: cited(
          "<p>An epidural catheter, enoxaparin and a drug such as ibuprofen together make bleeding around the spinal cord more likely. The leg that was not operated on was strong at 10:00 and is weak now, long after the epidural drug has stopped, and the back has begun to hurt: both point to a haematoma that presses on nerves. It can end in lasting paralysis. The nurse gives no more enoxaparin and calls the anaesthetist at once, because the blood has to be removed within about 12 hours of the first sign.</p><p>Pain in the new knee is expected and mild. A small bruise where enoxaparin was injected is common, and 37.4 °C on the day after an operation is no fever. A deep vein thrombosis swells a leg and does not take its strength, an infected joint would hurt in the knee, and heparin-induced thrombocytopenia needs days.</p>",
          "Enoxaparin sodium injection, US prescribing information (Sandoz), 2024, boxed warning",
          "Oxford University Hospitals, “Managing a patient with a suspected epidural haematoma” (12 hours)",
          "Northern Care Alliance, “Epidural analgesia: discharge advice” (numb or weak legs)",
        ),
      }),
      step: "prioritize-hypotheses",
    },
  ],
  "Opioid analgesia: relieving pain safely": [
    {
      ...rationaleSentence({
        form: "dragdrop",
        anyOrder: true,
        scenario:
          "A 44-year-old client has taken sertraline for depression for two years. After a closed fracture of the ankle the client was prescribed tramadol, and took the first tablet yesterday evening.\n14:00 Restless, cannot stay on the bed, sweats through the shirt. When the nurse bends the foot on the sound side upwards, it beats down seven times. Knee reflexes very brisk. Pupils wide. Temperature 37.9 °C, pulse 118/min, respirations 20/min. Pain of the ankle 4 of 10. The broken ankle is swollen. The last meal was six hours ago.",
        stem: "<p>The client most likely has [condition], as shown by the [finding] and the [finding].</p>",
        blanks: [
          {
            placeholder: "condition",
            options: [
              "opioid-induced respiratory depression",
              "serotonin syndrome",
              "an infection of the bone",
              "a panic attack",
            ],
            right: "serotonin syndrome",
          },
          {
            placeholder: "finding",
            options: ["swelling of the broken ankle", "foot that beats when bent"],
            right: "foot that beats when bent",
          },
          {
            placeholder: "finding",
            options: ["pain of 4 of 10 in the ankle", "respirations of 20/min", "restlessness with sweating"],
            right: "restlessness with sweating",
          },
        ],
        rationale: cited(
          "<p>Sertraline and tramadol both raise serotonin, and the signs begin within hours to a few days of taking them together. A foot that beats when it is bent is inducible clonus; with restlessness or sweating it meets the Hunter criteria in somebody who takes such drugs. The nurse gives neither drug, calls for help at once, and watches temperature, rhythm and consciousness.</p><p>Respiratory depression brings slow breathing, sleepiness and small pupils. An infection of the bone does not begin on the day after a closed fracture, and a panic attack does not explain clonus. The swelling and the pain belong to the fracture, and 20 breaths in a minute are nearly normal.</p>",
          "US Food and Drug Administration, drug safety communication on opioid pain medicines, 22 March 2016",
          "MSD Manual Professional, “Serotonin syndrome”, 2023 (Hunter criteria)",
        ),
      }),
      step: "analyze-cues",
    },
  ],
};
