import { sentenceCompletion } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const cited = citedOn("26 November 2026");

export const sentenceCompletionQuestions: DemoQuestionsByLesson = {
  "Heart failure: assessment and daily care": [
    sentenceCompletion({
      scenario:
        "A client is on the second day after a large myocardial infarction of the anterior wall. At 10:00 the nurse finds the client restless, with cool, moist skin. Blood pressure 82/54 mm Hg, pulse 118/min, respirations 28/min, oxygen saturation 89% on 4 L of oxygen, crackles up to the middle of both lungs, urine 15 mL in the last hour.",
      stem: "<p>The client is most likely in [condition], because the heart [mechanism]. The nurse should question a prescription for [prescription].</p>",
      dropdowns: {
        condition: ["cardiogenic shock", "hypovolaemic shock", "anaphylactic shock"],
        mechanism: [
          "cannot pump enough blood forward",
          "receives too little blood to fill it",
          "pumps against vessels that have become too wide",
        ],
        prescription: [
          "1 litre of 0.9% sodium chloride as fast as it will run",
          "norepinephrine through a central line",
          "continuous electrocardiographic monitoring",
        ],
      },
      correct: {
        condition: "cardiogenic shock",
        mechanism: "cannot pump enough blood forward",
        prescription: "1 litre of 0.9% sodium chloride as fast as it will run",
      },
      rationale: cited(
        "<p>Low blood pressure, cool skin and little urine after a large infarction, together with lungs full of fluid, are cardiogenic shock: the left ventricle cannot pump enough forward. In hypovolaemic shock too little blood fills the heart, and in anaphylactic shock the vessels have become too wide, so the lungs would not fill.</p><p>A litre run in fast adds fluid that the heart cannot move on and worsens the oedema. Norepinephrine through a central line and continuous electrocardiographic monitoring are part of the treatment.</p>",
        read.cardiogenicShock,
        read.cardiogenicShockVasopressor,
      ),
    }),
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    sentenceCompletion({
      scenario:
        "A 74-year-old client with type 2 diabetes has had pneumonia for five days and has been passing a lot of urine. The client is drowsy, with a dry mouth and a blood pressure of 96/58 mm Hg. Glucose 46 mmol/L (828 mg/dL), venous pH 7.36, ketones: a trace, serum osmolality 348 mOsm/kg, potassium 4.4 mmol/L (4.4 mEq/L).",
      stem: "<p>The findings are consistent with [condition]. The nurse prepares to give [first treatment] first. Insulin will be given [time and way].</p>",
      dropdowns: {
        condition: [
          "diabetic ketoacidosis",
          "hyperosmolar hyperglycaemic state",
          "lactic acidosis caused by metformin",
        ],
        "first treatment": [
          "intravenous sodium bicarbonate",
          "intravenous 0.9% sodium chloride",
          "intravenous 10% dextrose",
        ],
        "time and way": [
          "as a large subcutaneous dose at once",
          "by mouth as soon as the client is awake",
          "as an intravenous infusion once fluid is running",
        ],
      },
      correct: {
        condition: "hyperosmolar hyperglycaemic state",
        "first treatment": "intravenous 0.9% sodium chloride",
        "time and way": "as an intravenous infusion once fluid is running",
      },
      rationale: cited(
        "<p>Extreme glucose and osmolality with a nearly normal pH and hardly any ketones are the hyperosmolar state: a little insulin is left, enough to stop ketones and not enough to move glucose. In diabetic ketoacidosis and in lactic acidosis the pH would be low. The client may lack eight litres or more, so 0.9% sodium chloride comes first and by itself lowers the glucose.</p><p>Insulin follows as a low-dose infusion; British guidelines wait until fluid alone no longer lowers the glucose. Given before fluid it draws water out of the vessels, and a large dose under badly perfused skin acts when nobody expects it. By mouth insulin is destroyed in the stomach, however awake the client is. There is no acidosis to treat with bicarbonate, and dextrose is added only when the glucose has come down.</p>",
        read.hyperosmolar,
        read.hyperosmolarInsulin,
      ),
    }),
  ],
  "Pre-eclampsia and magnesium sulfate": [
    sentenceCompletion({
      scenario:
        "A client at 34 weeks of pregnancy comes with pain below the right ribs, nausea, and “just feeling ill” since yesterday. Blood pressure 158/104 mm Hg, platelets 74 × 10⁹/L (74,000/mm³), aspartate aminotransferase 210 U/L, haemoglobin 98 g/L (9.8 g/dL) with fragmented red cells in the smear.",
      stem: "<p>The client has most likely developed [condition], in which [process]. The treatment that ends it is [treatment].</p>",
      dropdowns: {
        condition: ["HELLP syndrome", "acute cholecystitis", "viral hepatitis", "gestational thrombocytopenia"],
        process: [
          "a stone blocks the flow of bile",
          "red cells break up, the liver is injured and platelets are used up",
          "the plasma volume grows faster than the red cells",
        ],
        treatment: ["the birth of the baby", "a transfusion of platelets every second day", "bed rest until 37 weeks"],
      },
      correct: {
        condition: "HELLP syndrome",
        process: "red cells break up, the liver is injured and platelets are used up",
        treatment: "the birth of the baby",
      },
      rationale: cited(
        "<p>HELLP stands for Haemolysis, Elevated Liver enzymes and Low Platelets, a severe form of pre-eclampsia that is easily taken for a stomach upset, cholecystitis or hepatitis. Small vessels are damaged throughout the body: red cells break on their walls, platelets are used up, and the liver swells against its capsule, which hurts below the right ribs. A gallstone that blocks the flow of bile and a viral hepatitis do not break red cells. In gestational thrombocytopenia nothing hurts and the liver is well. Plasma that grows faster than the red cells dilutes the blood of every pregnancy.</p><p>Only the birth of the baby ends it; magnesium sulfate, antihypertensives and corticosteroids make the time until then safer. A transfusion of platelets is given around the birth and disappears quickly before it. Bed rest and waiting risk rupture of the liver, abruption and death.</p>",
        read.hellp,
        read.hellpOthers,
      ),
    }),
  ],
  "The newborn’s first hours": [
    sentenceCompletion({
      scenario:
        "A newborn of 36 weeks was born an hour ago and lay uncovered on the resuscitation table while the mother was being treated for a haemorrhage. Axillary temperature 35.7 °C (96.3 °F), respirations 68/min, pulse 168/min, skin mottled, cry weak, hands trembling.",
      stem: "<p>The findings suggest [problem], which makes the newborn use up [fuel]. The nurse should warm the newborn [way] and at once check the [test].</p>",
      dropdowns: {
        problem: ["cold stress", "haemolytic disease", "opioid withdrawal"],
        fuel: ["bilirubin and iron", "oxygen and glucose", "calcium and vitamin K"],
        way: [
          "in a bath of warm water",
          "with a hot-water bottle beside the back",
          "under a radiant warmer with a skin probe",
        ],
        test: ["blood group", "haemoglobin", "blood glucose"],
      },
      correct: {
        problem: "cold stress",
        fuel: "oxygen and glucose",
        way: "under a radiant warmer with a skin probe",
        test: "blood glucose",
      },
      rationale: cited(
        "<p>This is cold stress. A newborn does not shiver but burns brown fat, which takes oxygen and glucose; a late preterm newborn has little of either in store. Fast breathing and pulse are the price, trembling and a weak cry suggest that the glucose is low already, so it is checked at once. A radiant warmer with a skin probe warms steadily while the newborn can be watched. A bath cools by evaporation afterwards, and a hot-water bottle burns thin skin.</p><p>Haemolytic disease shows as jaundice, and only then are the haemoglobin, the blood group and the bilirubin the first question. Opioid withdrawal begins after hours to days and would not lower the temperature. Calcium and vitamin K make no heat.</p>",
        read.coldStress,
        read.rewarming,
      ),
    }),
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    sentenceCompletion({
      scenario:
        "A client who takes warfarin for a mechanical heart valve fell and struck the head two hours ago. The client is now drowsy and vomits. INR 7.4, platelets 210 × 10⁹/L (210,000/mm³). Computed tomography shows a subdural haematoma.",
      stem: "<p>The findings point to [problem]. The nurse prepares intravenous [drug] together with [blood product], because [reason].</p>",
      dropdowns: {
        problem: [
          "a clot from the valve that has reached the brain",
          "life-threatening bleeding with too strong an effect of warfarin",
          "heparin-induced thrombocytopenia",
        ],
        drug: ["protamine sulfate", "alteplase", "vitamin K (phytonadione)"],
        "blood product": ["prothrombin complex concentrate", "pooled platelet concentrate", "albumin solution"],
        reason: [
          "vitamin K carries platelets to the wound",
          "vitamin K dissolves the clot under the skull",
          "vitamin K needs hours to bring back clotting factors",
        ],
      },
      correct: {
        problem: "life-threatening bleeding with too strong an effect of warfarin",
        drug: "vitamin K (phytonadione)",
        "blood product": "prothrombin complex concentrate",
        reason: "vitamin K needs hours to bring back clotting factors",
      },
      rationale: cited(
        "<p>Too strong an effect of warfarin, an INR of 7.4, meets a bleed within the skull. Warfarin keeps the liver from making the clotting factors II, VII, IX and X. Vitamin K lets it make them again, which takes many hours; the prothrombin complex concentrate brings them within minutes, and vitamin K then keeps the effect from wearing off. Vitamin K neither carries platelets nor dissolves anything.</p><p>Protamine reverses heparin, and alteplase dissolves clots and would be fatal here. A clot from the valve would show on the scan as a lack of blood, not as a haematoma. Heparin-induced thrombocytopenia needs heparin and few platelets. The platelets are normal in number, and albumin holds no clotting factors. Even a mechanical valve does not outweigh bleeding within the skull.</p>",
        read.warfarinReversal,
        read.warfarinReversalHongKong,
      ),
    }),
  ],
  "Opioid analgesia: relieving pain safely": [
    sentenceCompletion({
      scenario:
        "A client with obstructive sleep apnoea had an open bowel resection this morning and uses patient-controlled morphine with a continuous background infusion.\n14:00: awake, pain 6 of 10, respirations 16/min.\n16:00: drowsy, wakes to voice, pain 3 of 10, respirations 13/min.\n17:00: falls asleep in the middle of a sentence, respirations 10/min and shallow, oxygen saturation 92% on 2 L of oxygen.",
      stem: "<p>The client is developing [complication]. The earliest warning of it was [sign]. The nurse should now [action].</p>",
      dropdowns: {
        complication: [
          "opioid withdrawal",
          "opioid-induced respiratory depression",
          "a paralytic ileus after bowel surgery",
        ],
        sign: ["the increasing sedation", "the falling pain score", "the oxygen saturation"],
        action: [
          "stop the morphine, rouse the client and stay",
          "turn the oxygen up and check again in an hour",
          "let the client sleep and lower the background rate at the next change of shift",
        ],
      },
      correct: {
        complication: "opioid-induced respiratory depression",
        sign: "the increasing sedation",
        action: "stop the morphine, rouse the client and stay",
      },
      rationale: cited(
        "<p>Sedation comes before slow breathing, so a client who falls asleep in mid-sentence is in danger while the respiratory rate still looks acceptable. Sleep apnoea and a background infusion add to the risk. The morphine is stopped, the client is roused and kept breathing, help is called and naloxone is made ready. Letting the client sleep, at whatever rate, lets the breathing fail.</p><p>Oxygen hides a falling ventilation: the saturation is the last to change. A pain score of 3 is the aim of treatment. Withdrawal makes a client restless, not sleepy, and a paralytic ileus distends the abdomen.</p>",
        read.sedation,
        read.opioidRisks,
      ),
    }),
  ],
};
