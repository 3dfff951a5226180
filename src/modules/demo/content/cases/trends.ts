import { matrix, rationaleSentence, sentenceCompletion } from "../bodies.ts";
import type { DemoStimulus } from "../shape.ts";
import { cited, measures, notes, record } from "./record.ts";

export const bleedingAfterBirth: DemoStimulus = {
  kind: "trend",
  title: "Bleeding in the first hour after birth",
  lesson: "Bleeding after birth",
  difficulty: "hard",
  content: record(
    "A 26-year-old woman, birth at 14:05, placenta complete at 14:15",
    measures(
      "First hour after birth",
      [
        ["14:15", 1],
        ["14:30", 1],
        ["14:45", 1],
        ["15:00", 1],
      ],
      [
        ["Blood loss so far, measured", "mL", "below 300", "140", "240", "350", "520"],
        ["Heart rate", "beats/min", "60–100", "84", "92", "106", "118"],
        ["Systolic pressure", "mm Hg", "100–140", "118", "114", "104", "96"],
        ["Diastolic pressure", "mm Hg", "60–90", "74", "72", "66", "58"],
        ["Respirations", "breaths/min", "12–20", "16", "18", "20", "24"],
      ],
    ),
    notes("Nurses’ notes", {
      at: "15:00",
      text: "<p>Blood is caught in a drape with a scale. Oxytocin 10 units was given at 14:06. Uterus firm at 14:15 and 14:30, soft at 14:45 and now. Bladder empty.</p>",
    }),
  ),
  questions: [
    {
      step: "analyze-cues",
      ...rationaleSentence({
        form: "dropdown",
        scenario: "15:00. The midwife in charge looks at the chart and asks when treatment should have begun.",
        stem: "<p>Treatment of postpartum haemorrhage should have begun at [time], because of [loss] together with [sign].</p>",
        blanks: [
          { placeholder: "time", options: ["14:15", "14:30", "14:45", "15:00"], right: "14:45" },
          {
            placeholder: "loss",
            options: ["240 mL of blood", "350 mL of blood", "520 mL of blood"],
            right: "350 mL of blood",
          },
          {
            placeholder: "sign",
            options: ["a heart rate of 106/min", "a diastolic pressure of 58 mm Hg", "20 respirations a minute"],
            right: "a heart rate of 106/min",
          },
        ],
        rationale: cited(
          "<p>Since 2025 treatment begins at a measured loss of 300 mL with one abnormal sign (a heart rate above 100, a systolic pressure below 100, a diastolic below 60, a shock index above 1), or at 500 mL without any. At 14:45 she had lost 350 mL with a heart rate of 106/min. At 14:15 and at 14:30, with 240 mL, neither was there. By 15:00, with 520 mL and a diastolic pressure of 58 mm Hg, fifteen minutes had been lost. 20 respirations a minute are still normal and are not one of the signs.</p><p>The bundle is done at once and together: massage of the uterus, an oxytocic, tranexamic acid 1 g by vein within 3 hours of birth, fluid by vein, an examination for tears, and a call for more help.</p>",
          "World Health Organization, FIGO and ICM, consolidated guidelines on postpartum haemorrhage, 2025, as public summaries give them",
          "World Health Organization, “Assessment of postpartum blood loss and use of a treatment bundle”, 2023",
        ),
      }),
    },
  ],
};

export const plateletsUnderHeparin: DemoStimulus = {
  kind: "trend",
  title: "Platelets under heparin",
  lesson: "Anticoagulants: heparin, warfarin and the direct oral drugs",
  difficulty: "hard",
  content: record(
    "A 64-year-old woman, seventh day after a hip replacement",
    measures(
      "Laboratory results",
      [
        ["Day 0", 1],
        ["Day 3", 1],
        ["Day 5", 1],
        ["Day 7", 1],
      ],
      [
        ["Platelets", "× 10⁹/L", "150–400", "252", "228", "171", "98"],
        ["Haemoglobin", "g/L", "120–150", "112", "108", "110", "111"],
        ["Creatinine", "µmol/L", "45–90", "66", "70", "68", "69"],
      ],
    ),
    notes("Nurses’ notes", {
      at: "Day 7, 08:00",
      text: "<p>Left calf swollen and painful since the night, 4 cm wider than the right. No bleeding, wound dry. Unfractionated heparin 5,000 units under the skin every 8 hours since day 0; no heparin in the months before. No antibiotics, no other new medicine. No fever.</p>",
    }),
  ),
  questions: [
    {
      step: "generate-solutions",
      ...matrix(
        "one",
        "<p>The provider suspects that heparin is the cause and is about to write orders. For each, should the nurse <strong>expect</strong> it or <strong>question</strong> it?</p>",
        ["Expect", "Question"],
        {
          "No more heparin, not even to flush a line": ["Expect"],
          "Enoxaparin in its place": ["Question"],
          "Argatroban by pump": ["Expect"],
          "Warfarin from this evening": ["Question"],
          "Blood for antibodies against platelet factor 4": ["Expect"],
          "Platelets to bring the count above 150": ["Question"],
          "Ultrasound of the veins of both legs": ["Expect"],
        },
        cited(
          "<p>Platelets have fallen by 61%, from 252 to 98, between days 5 and 10 of heparin, with a calf that may hide a clot and no other cause: a high probability in the 4Ts score. The fall is dangerous because it makes clots, not because it makes her bleed. Every source of heparin ends, flushes too, another anticoagulant such as argatroban begins at once, antibodies against platelet factor 4 are looked for, and ultrasound shows the veins.</p><p>Enoxaparin is a heparin and reacts with the same antibodies. Warfarin waits until platelets are back at 150, as before that it can cause gangrene. A transfusion of platelets to reach a count feeds the clots and is kept for bleeding.</p>",
          "American Society of Hematology, guideline on heparin-induced thrombocytopenia, 2018, with its pocket guide",
        ),
      ),
    },
  ],
};

export const sedationUnderMorphine: DemoStimulus = {
  kind: "trend",
  title: "Drowsy under a morphine pump",
  lesson: "Opioid analgesia: relieving pain safely",
  difficulty: "hard",
  content: record(
    "A 38-year-old man, evening after an operation on the abdomen",
    measures(
      "Observations",
      [
        ["18:00", 1],
        ["20:00", 1],
        ["22:00", 1],
        ["23:00", 1],
      ],
      [
        ["Sedation (Pasero scale)", "1 to 4", "1 or 2", "1", "2", "3", "4"],
        ["Respirations", "breaths/min", "12–20", "16", "14", "11", "7"],
        ["Oxygen saturation on 3 L/min", "%", "94–98", "98", "98", "97", "95"],
        ["Carbon dioxide breathed out", "mm Hg", "35–45", "38", "42", "50", "61"],
        ["Pain on moving", "0 to 10", "", "6", "4", "2", "0"],
      ],
    ),
    notes("Nurses’ notes", {
      at: "23:00",
      text: "<p>Morphine by a pump that he presses himself, no background rate. His sister pressed the button for him while he slept. Does not wake when his shoulder is rubbed. Pupils pinpoint.</p>",
    }),
  ),
  questions: [
    {
      step: "take-action",
      ...sentenceCompletion({
        scenario: "23:00. The nurse reads the chart at the bedside.",
        stem: "<p>The first unacceptable value was [value]. Saturation stayed above 94% because [reason]. The nurse now [action].</p>",
        dropdowns: {
          value: ["sedation of 2 at 20:00", "sedation of 3 at 22:00", "saturation of 95% at 23:00"],
          reason: ["oxygen hides slow breathing", "the lungs are well ventilated", "pain has gone"],
          action: ["locks the pump and waits", "stops the pump and gives naloxone", "raises the flow of oxygen"],
        },
        correct: {
          value: "sedation of 3 at 22:00",
          reason: "oxygen hides slow breathing",
          action: "stops the pump and gives naloxone",
        },
        rationale: cited(
          "<p>Sedation comes before breathing fails. 2 on the Pasero scale, slightly drowsy, is acceptable; 3, asleep in the middle of a sentence, is not: the dose is reduced by a quarter to a half and the client watched closely. With extra oxygen the saturation of 95% hides slow breathing, while carbon dioxide at 61 mm Hg shows lungs that are poorly ventilated. That pain has gone does not raise the saturation.</p><p>At 4 with seven respirations the nurse stops the pump, opens the airway, supports the breathing, calls the emergency team and gives naloxone as prescribed. To wait, or to raise the flow, lets him stop breathing. Nobody but the client presses the button: a sister means well and takes away the safety of sleep.</p>",
          "Pasero, “Assessment of sedation during opioid administration for pain management”, 2009, as a public specification gives it",
        ),
      }),
    },
  ],
};
