import { calculation, grouping, highlightTable, highlightText, matrix, rationaleSentence } from "../bodies.ts";
import { REFERENCES as read } from "../references.ts";
import type { DemoStimulus } from "../shape.ts";
import { cited, citedAgain, measures, notes, record } from "./record.ts";

const SEPSIS_3 =
  "Sepsis-3, third international consensus definitions for sepsis and septic shock, JAMA 2016, with its SOFA score";
const CAMPAIGN_2026 =
  "Surviving Sepsis Campaign, international guidelines for management of sepsis and septic shock 2026, as public summaries give them";
const CAMPAIGN_2021 = "Surviving Sepsis Campaign, international guidelines 2021, as public summaries give them";

export const septicShock: DemoStimulus = {
  kind: "case",
  title: "Septic shock from pneumonia",
  lesson: "Sepsis and septic shock: the first hours",
  difficulty: "hard",
  content: record(
    "A 58-year-old man in the emergency department, later in intensive care",
    notes("History and physical", {
      at: "09:15",
      text: "<p><strong>History.</strong> Three days of cough with rust-coloured sputum, fever and chills. Since last night his wife finds him muddled. Type 2 diabetes and high blood pressure. Takes metformin 1 g twice a day and amlodipine 5 mg each morning, both at 07:00 today. No allergies. Weight 80 kg.</p><p><strong>Examination.</strong> Bronchial breath sounds and crackles over the right lower lung, left lung clear. Heart sounds normal, no leg swelling. No stiffness of the neck.</p>",
    }),
    notes(
      "Nurses’ notes",
      {
        at: "09:10",
        text: "<p>Walked in on his wife’s arm. Knows his name, but neither the day nor the place. Pupils equal, react to light. Temperature 38.9 °C (102.0 °F), respirations 28/min, blood pressure 92/50 mm Hg, oxygen saturation 90% on room air. Knees mottled, capillary refill 4 seconds. Abdomen soft, bowel sounds present. Has passed urine once since yesterday evening, dark. Capillary glucose 9.4 mmol/L (169 mg/dL).</p>",
      },
      {
        at: "10:15",
        from: 3,
        text: "<p>1,000 mL of Ringer’s lactate in since 09:25, now on 4 L/min of oxygen by nasal cannula. Opens his eyes when spoken to and calls his wife by a wrong name. Crackles over the right lower lung as before, left lung clear. Catheter since 09:30: 15 mL of dark urine in 45 minutes.</p>",
      },
      {
        at: "14:00",
        from: 6,
        text: "<p>Intensive care. Knows where he is and what day it is. Knees no longer mottled. Norepinephrine through the right forearm, raised step by step from 0.1 to 0.16 micrograms/kg/min. Skin around that cannula pale and cool. 2,400 mL of Ringer’s lactate finished at 12:20. Oxygen raised from 4 to 6 L/min.</p>",
      },
    ),
    measures(
      "Vital signs",
      [
        ["09:10", 1],
        ["10:15", 3],
        ["12:00", 6],
        ["14:00", 6],
      ],
      [
        ["Temperature", "°C", "36.1–37.2", "38.9", "38.6", "38.2", "37.9"],
        ["Heart rate", "beats/min", "60–100", "118", "122", "112", "102"],
        ["Blood pressure", "mm Hg", "90/60–120/80", "92/50", "84/42", "88/48", "96/54"],
        ["Mean arterial pressure", "mm Hg", "70–100", "64", "56", "61", "68"],
        ["Respirations", "breaths/min", "12–20", "28", "28", "26", "24"],
        ["Oxygen saturation", "%", "95–100", "90", "95", "95", "93"],
        ["Oxygen", "L/min", "", "none", "4", "4", "6"],
        ["Capillary refill", "seconds", "2 or less", "4", "4", "3", "2"],
      ],
    ),
    measures(
      "Laboratory results",
      [
        ["Three months ago", 2],
        ["09:30", 2],
        ["13:30", 6],
      ],
      [
        ["Lactate", "mmol/L", "0.5–2.0", "", "4.6", "2.9"],
        ["Leukocytes", "× 10⁹/L", "4.0–11.0", "7.2", "19.8", "18.4"],
        ["Haemoglobin", "g/L", "130–170", "144", "138", "131"],
        ["Platelets", "× 10⁹/L", "150–400", "236", "118", "104"],
        ["Creatinine", "µmol/L (mg/dL)", "60–110 (0.7–1.2)", "84 (0.95)", "168 (1.9)", "175 (2.0)"],
        ["Sodium", "mmol/L", "135–145", "139", "137", "138"],
        ["Potassium", "mmol/L", "3.5–5.0", "4.2", "4.4", "4.6"],
        ["Glucose", "mmol/L (mg/dL)", "3.9–7.8 (70–140)", "", "9.4 (169)", "9.1 (164)"],
        ["Arterial pH", "", "7.35–7.45", "", "7.32", "7.36"],
        ["PaCO2", "mm Hg", "35–45", "", "30", "33"],
        ["Bicarbonate", "mmol/L", "22–26", "", "15", "18"],
        ["PaO2", "mm Hg", "80–100", "", "58 on room air", "67 on 6 L/min"],
      ],
    ),
    notes("Imaging", {
      at: "09:40",
      from: 2,
      text: "<p>Chest X-ray: dense shadow in the right lower lobe with air in the bronchi. Heart of normal size. No fluid around the lungs.</p>",
    }),
    notes(
      "Orders",
      {
        at: "09:20",
        from: 2,
        text: "<ul><li>Oxygen for a saturation of 94 to 98%</li><li>Two sets of blood cultures, then ceftriaxone 2 g and azithromycin 500 mg by vein, both within the hour</li><li>Ringer’s lactate 1,000 mL as fast as it runs, then review</li><li>Lactate, blood count, kidney function, arterial gas, chest X-ray</li><li>Urinary catheter, urine measured each hour</li></ul>",
      },
      {
        at: "10:30",
        from: 5,
        text: "<ul><li>Norepinephrine by pump through the right forearm until a central line is in place: begin at 0.1 micrograms/kg/min and adjust to a mean arterial pressure of 65 mm Hg or more</li><li>Ringer’s lactate 1,400 mL by 12:25, lungs and pressure checked after each 500 mL</li><li>Lactate again at 13:30</li><li>Metformin and amlodipine stopped</li><li>Transfer to intensive care</li></ul>",
      },
    ),
    notes("Medication record", {
      from: 3,
      table: {
        headings: ["Medicine", "Dose and route", "Time"],
        rows: [
          ["Metformin", "1 g by mouth", "07:00, at home"],
          ["Amlodipine", "5 mg by mouth", "07:00, at home"],
          ["Blood cultures, two sets", "–", "09:32"],
          ["Ceftriaxone", "2 g by vein", "09:40"],
          ["Azithromycin", "500 mg by vein", "09:50"],
        ],
      },
    }),
    measures(
      "Intake and output",
      [
        ["11:00", 6],
        ["12:00", 6],
        ["13:00", 6],
        ["14:00", 6],
      ],
      [
        ["Ringer’s lactate since the last entry", "mL", "", "400", "800", "200", "0"],
        ["Urine in the last hour", "mL", "40 or more (0.5 mL/kg)", "11", "14", "18", "22"],
      ],
    ),
  ),
  questions: [
    highlightText(
      "<p>The nurse reads the first note. Select the findings that need <strong>follow-up at once</strong>.</p>",
      "09:10 Walked in on his wife’s arm. [+Knows his name, but neither the day nor the place]. [-Pupils equal, react to light]. [+Temperature 38.9 °C (102.0 °F)], [+respirations 28/min], [+blood pressure 92/50 mm Hg], [+oxygen saturation 90% on room air]. [+Knees mottled, capillary refill 4 seconds]. [-Abdomen soft, bowel sounds present]. [+Has passed urine once since yesterday evening], dark. [-Capillary glucose 9.4 mmol/L (169 mg/dL)].",
      cited(
        "<p>A temperature of 38.9 °C says infection. He no longer knows day and place, his respirations are fast, pressure and saturation are low, the knees are mottled, and hardly any urine is passed: the infection has reached the brain, the lungs, the circulation and the kidneys. Each of these is a reason to call the provider now, and together they are sepsis until something else is proved.</p><p>Equal, reacting pupils and a soft abdomen are normal. A glucose of 9.4 mmol/L is common in a client with diabetes who is ill. It is measured again, but insulin by pump begins only from 10 mmol/L (180 mg/dL).</p>",
        SEPSIS_3,
        CAMPAIGN_2021,
      ),
    ),
    {
      ...grouping(
        "<p>The results of 09:30 are in the record. Under each heading, select what shows that this <strong>organ or system is failing</strong>.</p>",
        {
          Lungs: {
            "PaO2 58 mm Hg on room air": true,
            "PaCO2 30 mm Hg": false,
            "Shadow in the right lower lobe": false,
          },
          Kidneys: {
            "Sodium 137 mmol/L (137 mEq/L)": false,
            "Potassium 4.4 mmol/L (4.4 mEq/L)": false,
            "Creatinine 168 µmol/L (1.9 mg/dL)": true,
          },
          Blood: {
            "Leukocytes 19.8 × 10⁹/L": false,
            "Platelets 118 × 10⁹/L": true,
            "Haemoglobin 138 g/L": false,
          },
          Circulation: {
            "Lactate 4.6 mmol/L": true,
            "Temperature 38.9 °C (102.0 °F)": false,
            "Mean arterial pressure 64 mm Hg": true,
          },
        },
        cited(
          "<p>Sepsis is an infection that damages organs, so the two have to be told apart. A PaO2 of 58 mm Hg says that oxygen no longer reaches the blood. Creatinine has doubled in three months. Platelets have halved, as clotting uses them up. A mean pressure below 70 mm Hg and a lactate above 2 mmol/L say that tissues get too little blood.</p><p>The shadow, the temperature and the leukocytes show the infection and where it is, not what it has damaged. A PaCO2 of 30 mm Hg shows lungs that still blow off carbon dioxide, to make up for the acid. Sodium, potassium and haemoglobin are normal.</p>",
          SEPSIS_3,
        ),
      ),
      areas: ["nclex-rn:reduction-of-risk"],
    },
    rationaleSentence({
      form: "dropdown",
      scenario: "10:15. The first litre of fluid and the first antibiotics are in.",
      stem: "<p>The nurse should first act on [problem], as shown by [finding] and [result].</p>",
      blanks: [
        {
          placeholder: "problem",
          options: [
            "poor oxygen uptake in the lungs",
            "fluid that backs up into the lungs",
            "poor blood flow in spite of fluid",
            "fever that does not come down",
          ],
          right: "poor blood flow in spite of fluid",
        },
        {
          placeholder: "finding",
          options: [
            "a saturation of 95% on 4 L/min of oxygen",
            "a mean arterial pressure of 56 mm Hg",
            "crackles over the right lower lung",
            "a temperature of 38.6 °C",
          ],
          right: "a mean arterial pressure of 56 mm Hg",
        },
        {
          placeholder: "result",
          options: ["leukocytes of 19.8 × 10⁹/L", "a PaCO2 of 30 mm Hg", "15 mL of urine in 45 minutes"],
          right: "15 mL of urine in 45 minutes",
        },
      ],
      rationale: cited(
        "<p>Blood flow comes first. In spite of a litre of fluid the mean pressure has fallen from 64 to 56 mm Hg, below the 65 mm Hg that organs need. The kidneys show it: 15 mL in 45 minutes is half of what 0.5 mL/kg/hour would give at his weight, 30 mL. He is drowsier, too.</p><p>On 4 L/min the saturation is 95%, so oxygen uptake has improved. Crackles are where they were, on the side of the pneumonia, and the left lung is clear: the fluid does not back up. Temperature, leukocytes and the low PaCO2 belong to the infection and to the acid, and they do not threaten his life within the next hour.</p>",
        CAMPAIGN_2026,
        "KDIGO, clinical practice guideline for acute kidney injury, 2012, as public summaries give it (urine below 0.5 mL/kg/hour)",
      ),
    }),
    {
      ...matrix(
        "one",
        "<p>10:20. The team plans the next hours. For each order, choose what it would be for <strong>this client now</strong>.</p>",
        ["Expected", "Not needed now", "Could harm"],
        {
          "Norepinephrine through a good vein of the arm, before a central line is in place": ["Expected"],
          "A further 1,400 mL of Ringer’s lactate within two hours, with a check after each 500 mL": ["Expected"],
          "Amlodipine and metformin as at home": ["Could harm"],
          "Insulin by pump for a glucose of 9.4 mmol/L (169 mg/dL)": ["Not needed now"],
          "Furosemide, as there is so little urine": ["Could harm"],
          "Lactate again within four hours": ["Expected"],
          "Sodium bicarbonate for a pH of 7.32": ["Not needed now"],
        },
        cited(
          "<p>At least 30 mL/kg of a balanced fluid within 3 hours is 2,400 mL at 80 kg. One litre is in, 1,400 mL are to come, and the client is looked at again and again on the way. With a mean pressure of 56 mm Hg norepinephrine does not wait for the rest of the fluid, nor for a central line. Lactate above 2 mmol/L is measured again to see whether blood flow recovers.</p><p>Insulin is for a glucose of 10 mmol/L (180 mg/dL) or more. Bicarbonate is thought of only at a pH of 7.20 or less with failing kidneys.</p><p>Amlodipine lowers the pressure further, and metformin can add to the lactate while the kidneys fail. Furosemide takes away fluid from a client whose kidneys have too little blood, not too much fluid.</p>",
          CAMPAIGN_2026,
          CAMPAIGN_2021,
        ),
      ),
      areas: ["nclex-rn:pharmacological-therapies"],
    },
    {
      ...calculation({
        stem: "<p>10:35. The order of 10:30 is in the record. The bag holds <strong>4 mg</strong> of norepinephrine in <strong>250 mL</strong>. At what rate should the nurse set the pump to begin?</p>",
        value: "30",
        unit: "mL/hour",
        rounding: "whole",
        rationale: citedAgain(
          "<p>The order says 0.1 micrograms/kg/min, and the client weighs 80 kg: 0.1 × 80 = 8 micrograms/min, which is 8 × 60 = 480 micrograms/hour. The bag holds 4,000 micrograms ÷ 250 mL = 16 micrograms in each mL, and 480 ÷ 16 = 30 mL/hour. If you arrive at 0.5, you stopped at the minute. If you arrive at 0.4, you left out the weight. 8 micrograms/min is within the 8 to 12 micrograms/min with which the label begins. A second nurse checks pump and rate.</p>",
          read.norepinephrine,
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
    },
    highlightTable(
      "<p>14:00, intensive care. Select the findings that show that <strong>blood flow is recovering</strong>.</p>",
      ["Where", "Findings of 14:00"],
      {
        Brain: "[+Knows where he is and what day it is]",
        Circulation:
          "[+Mean arterial pressure 68 mm Hg]. [-Norepinephrine raised to 0.16 micrograms/kg/min]. [+Capillary refill 2 seconds], [+knees no longer mottled]",
        Kidneys: "[-Urine 22 mL in the last hour]",
        Lungs: "[-Oxygen raised to 6 L/min] for a saturation of 93%",
        Blood: "[+Lactate 2.9 mmol/L, after 4.6]. [-Platelets 104 × 10⁹/L, after 118]",
        "Right forearm": "[-Skin around the cannula pale and cool]",
      },
      citedAgain(
        "<p>The mean pressure has passed 65 mm Hg. The knees and the refill of the capillaries show that skin gets blood again, a client who knows the day shows it for the brain, and lactate has fallen by more than a third. These are what treatment aims at.</p><p>It is not over. The pressure holds only on a rising dose, the kidneys make little more than half of 40 mL an hour, the lungs need more oxygen and platelets still fall. Pale, cool skin at the cannula says that norepinephrine may be leaking, which can kill the skin. The nurse stops it there and lets it run through another line without a gap, leaves the cannula to draw back what can be drawn, and calls the provider, who may have phentolamine injected around the place.</p>",
        CAMPAIGN_2026,
        read.norepinephrine,
      ),
    ),
  ],
};
