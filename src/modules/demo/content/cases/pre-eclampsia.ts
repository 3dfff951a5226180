import { highlightText, matrix, rationaleSentence, recognizeCues, sentenceCompletion } from "../bodies.ts";
import type { DemoStimulus } from "../shape.ts";
import { cited, citedAgain, measures, notes, record } from "./record.ts";

const ACOG_222 =
  "American College of Obstetricians and Gynecologists, Practice Bulletin 222, “Gestational Hypertension and Preeclampsia”, 2020, as public summaries give it";
const ACOG_767 =
  "American College of Obstetricians and Gynecologists, Committee Opinion 767, “Emergent Therapy for Acute-Onset, Severe Hypertension During Pregnancy”, 2019";

export const preEclampsia: DemoStimulus = {
  kind: "case",
  title: "Pre-eclampsia and the magnesium pump",
  lesson: "Pre-eclampsia and magnesium sulfate",
  difficulty: "hard",
  content: record(
    "A 31-year-old woman at 35 weeks of her first pregnancy, labour ward",
    notes("History and physical", {
      at: "09:10",
      text: "<p><strong>History.</strong> Sent by the antenatal clinic. Blood pressure 112/70 mm Hg at 10 weeks and 134/84 mm Hg two weeks ago. Headache since last evening, no better after paracetamol 1 g. Flickering spots before both eyes since this morning. No medicines but iron, no allergies, no asthma.</p><p><strong>Examination.</strong> Fundus 34 cm, back of the baby on the left. Pain on pressure below the right ribs. Swelling of both ankles. Patellar reflexes 3+, two beats of clonus at the ankles. Lungs clear.</p>",
    }),
    notes(
      "Nurses’ notes",
      {
        at: "09:05",
        text: "<p>Irregular, painless tightenings of the uterus. Rises twice a night to pass urine. Fetal heart rate 140/min with good variability. Urine dipstick: protein 3+.</p>",
      },
      {
        at: "15:00",
        from: 5,
        text: "<p>Drowsy, wakes when touched, speech slurred. Patellar reflexes absent on both sides; they were 2+ at 13:00. No headache, no spots. Fetal heart rate 130/min, little variability.</p>",
      },
      {
        at: "15:45",
        from: 6,
        text: "<p>Calcium gluconate was given at 15:06; oxygen by mask until 15:30. Opens her eyes when spoken to, answers clearly. Patellar reflexes 1+. Fetal heart rate 135/min. Says that the headache is coming back.</p>",
      },
    ),
    measures(
      "Vital signs",
      [
        ["09:05", 1],
        ["09:25", 2],
        ["13:00", 5],
        ["15:00", 5],
        ["15:45", 6],
      ],
      [
        ["Blood pressure", "mm Hg", "90/60–140/90", "166/110", "168/112", "148/94", "142/90", "164/112"],
        ["Heart rate", "beats/min", "60–100", "92", "94", "84", "78", "88"],
        ["Respirations", "breaths/min", "12–20", "18", "18", "14", "9", "15"],
        ["Oxygen saturation", "%", "95–100", "98", "98", "96", "91", "97"],
        ["Temperature", "°C", "36.1–37.2", "36.8", "", "36.7", "", "36.6"],
      ],
    ),
    measures(
      "Laboratory results",
      [
        ["10 weeks", 2],
        ["09:20", 2],
        ["15:05", 6],
      ],
      [
        ["Platelets", "× 10⁹/L", "150–400", "228", "94", "91"],
        ["ALT", "U/L", "7–35", "18", "112", "118"],
        ["Creatinine", "µmol/L (mg/dL)", "35–80 (0.4–0.9)", "50 (0.6)", "80 (0.9)", "142 (1.6)"],
        ["Protein to creatinine in urine", "mg/mg", "below 0.3", "", "2.1", ""],
        ["Haemoglobin", "g/L", "110–140", "116", "128", "126"],
        ["Magnesium", "mmol/L (mg/dL)", "with treatment 2.0–3.5 (4.8–8.4)", "", "", "5.1 (12.4)"],
      ],
    ),
    notes("Orders", {
      at: "09:40",
      from: 5,
      text: "<ul><li>Magnesium sulfate 4 g by vein over 20 minutes, then 2 g/hour</li><li>Labetalol 20 mg by vein over 2 minutes, again after 10 minutes as needed</li><li>Urinary catheter, urine each hour</li><li>Birth to be induced once she is stable</li></ul>",
    }),
    measures(
      "Intake and output",
      [
        ["11:00", 5],
        ["12:00", 5],
        ["13:00", 5],
        ["14:00", 5],
        ["15:00", 5],
        ["15:45", 6],
      ],
      [
        ["Magnesium sulfate, rate", "g/hour", "", "2", "2", "2", "2", "2", "0"],
        ["Urine since the last entry", "mL", "30 an hour or more", "44", "34", "24", "17", "12", "9"],
      ],
    ),
  ),
  questions: [
    recognizeCues(
      "09:15. The nurse puts together what the woman says and what was found.",
      "<p>For each finding at 35 weeks, is it <strong>expected</strong>, or does it require <strong>follow-up</strong>?</p>",
      {
        "Headache that paracetamol did not relieve": false,
        "Swelling of both ankles": true,
        "Flickering spots before the eyes": false,
        "Rising twice a night to pass urine": true,
        "Pain below the right ribs": false,
        "Irregular, painless tightenings": true,
        "Blood pressure 166/110 mm Hg": false,
        "Fundus of 34 cm": true,
        "Protein 3+ in the urine": false,
        "Two beats of clonus": false,
      },
      cited(
        "<p>A new blood pressure of 160/110 mm Hg or more with protein in the urine is pre-eclampsia. A headache that stays after paracetamol, flickering spots and clonus come from an irritated brain, and pain below the right ribs from a swollen liver. Each of them makes it severe.</p><p>Swollen ankles, nights with trips to pass urine and irregular, painless tightenings are common at the end of a healthy pregnancy. At 35 weeks a fundus between about 33 and 37 cm fits. Swelling alone no longer counts as a sign of pre-eclampsia.</p>",
        ACOG_222,
      ),
    ),
    {
      ...matrix(
        "many",
        "<p>The results of 09:20 are in the record. For each organ or system, which findings show that pre-eclampsia has <strong>reached it</strong>?</p>",
        ["Brain", "Liver", "Kidneys", "Blood"],
        {
          "Flickering spots": ["Brain"],
          "Platelets of 94 × 10⁹/L": ["Blood"],
          "ALT of 112 U/L": ["Liver"],
          "Clonus at the ankles": ["Brain"],
          "Protein to creatinine of 2.1 in urine": ["Kidneys"],
          "Pain below the right ribs": ["Liver"],
          "Serum creatinine that has risen from 50 to 80 µmol/L": ["Kidneys"],
        },
        cited(
          "<p>Spots and clonus are signs of the brain. ALT at three times the upper limit and pain below the right ribs come from the liver. Protein that leaks into urine and serum creatinine that has risen, where pregnancy lets it fall, come from the kidneys; the creatinine alone would not yet be a severe feature, which begins above 1.1 mg/dL. Platelets below 100 × 10⁹/L show that clotting uses them up, and they decide with the provider about an epidural.</p>",
          ACOG_222,
        ),
      ),
      areas: ["nclex-rn:reduction-of-risk"],
    },
    rationaleSentence({
      form: "dragdrop",
      anyOrder: true,
      scenario: "09:30. The blood pressure is still 168/112 mm Hg.",
      stem: "<p>Because of [diagnosis], the greatest dangers of the next hours are [danger] and [danger].</p>",
      blanks: [
        {
          placeholder: "diagnosis",
          options: ["severe pre-eclampsia", "gestational diabetes", "chronic high blood pressure"],
          right: "severe pre-eclampsia",
        },
        { placeholder: "danger", options: ["a seizure", "a kidney infection"], right: "a seizure" },
        { placeholder: "danger", options: ["a stroke", "a clot in the leg"], right: "a stroke" },
      ],
      rationale: cited(
        "<p>New pressure, protein and failing organs are severe pre-eclampsia. An irritated brain can go on to a seizure, which is then called eclampsia, and a pressure of 160/110 mm Hg or more for over 15 minutes can tear a vessel: a stroke is what kills in this disease. So treatment begins within 30 to 60 minutes.</p><p>The pressure was normal at 10 weeks, so it is not chronic. Diabetes does not raise it to 168/112 mm Hg. A kidney infection would bring fever. A clot in the leg is a danger of days, not of the next hours.</p>",
        ACOG_767,
        ACOG_222,
      ),
    }),
    {
      type: "multi-select",
      stem: "<p>09:35. Which orders should the nurse expect? <strong>Select all that apply.</strong></p>",
      options: [
        "Labetalol by vein within the hour",
        "Magnesium sulfate, a loading dose and then a pump",
        "A litre of fluid to raise the output of urine",
        "A urinary catheter with measurement each hour",
        "A goal of 110/70 mm Hg within 30 minutes",
        "Induction of birth once she is stable",
        "Furosemide for the ankles",
      ],
      correct: [
        "Labetalol by vein within the hour",
        "Magnesium sulfate, a loading dose and then a pump",
        "A urinary catheter with measurement each hour",
        "Induction of birth once she is stable",
      ],
      rationale: cited(
        "<p>Labetalol by vein lowers the pressure within the 30 to 60 minutes that count. Magnesium sulfate prevents seizures. It leaves the body through the kidneys, so a catheter shows each hour whether they keep up. From 34 weeks on, severe features are a reason for birth: induction follows once she is stable.</p><p>The goal is about 140 to 150 over 90 to 100 mm Hg; 110/70 mm Hg so fast would take blood from the placenta. A litre of fluid can flood the lungs through leaky vessels. Furosemide would shrink a circulation that is too empty, and ankles are harmless.</p>",
        ACOG_767,
        ACOG_222,
      ),
      areas: ["nclex-rn:pharmacological-therapies"],
    },
    {
      ...sentenceCompletion({
        scenario: "15:00. The magnesium has been running since 09:45.",
        stem: "<p>The nurse first [action] and prepares [medicine], because [reason].</p>",
        dropdowns: {
          action: ["stops the magnesium", "halves the rate of magnesium", "sends blood and waits for the level"],
          medicine: ["calcium gluconate", "naloxone", "a bolus of magnesium"],
          reason: [
            "the kidneys no longer clear magnesium",
            "labetalol has slowed the breathing",
            "a seizure is about to begin",
          ],
        },
        correct: {
          action: "stops the magnesium",
          medicine: "calcium gluconate",
          reason: "the kidneys no longer clear magnesium",
        },
        rationale: citedAgain(
          "<p>Reflexes that are gone, slurred speech, nine respirations and a saturation of 91% are too much magnesium. Urine has fallen from 44 to 12 mL an hour: the kidneys no longer clear it. So the nurse stops the pump at once, supports the breathing, calls for help, and has calcium gluconate ready, 1 g (10 mL of 10%) slowly by vein.</p><p>Halving the rate, or sending blood and waiting for the level, lets her stop breathing first. Naloxone is for opioids. Labetalol slows the heart, not the breathing. Before a seizure reflexes grow brisk; a bolus of magnesium would kill here.</p>",
          ACOG_222,
          "World Health Organization, “Managing Complications in Pregnancy and Childbirth”, page S-46 (undated; calcium gluconate)",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
    },
    highlightText(
      "<p>15:45. Select the findings that show that <strong>treatment of the overdose works</strong>.</p>",
      "15:45 [+Opens her eyes when spoken to, answers clearly]. [+Respirations 15/min], [+saturation 97%] without oxygen. [+Patellar reflexes 1+]. Urine [-9 mL in 45 minutes]. [-Blood pressure 164/112 mm Hg]. [-Says that the headache is coming back]. From the laboratory at 15:05: [-creatinine 142 µmol/L (1.6 mg/dL)], [-platelets 91 × 10⁹/L].",
      cited(
        "<p>She wakes and speaks clearly, breathes 15 times a minute, keeps a saturation of 97% and has reflexes again: calcium has done its work, and magnesium is no longer added. The level of 15:05, 5.1 mmol/L, was within the range in which breathing fails.</p><p>The disease is still there. A pressure of 164/112 mm Hg and a headache are again an emergency and have to be treated within the hour. Urine of 9 mL and a creatinine of 142 µmol/L say that the kidneys clear little, so magnesium can build up again. Platelets go on falling. The nurse reports all of this now.</p>",
        ACOG_222,
        ACOG_767,
      ),
    ),
  ],
};
