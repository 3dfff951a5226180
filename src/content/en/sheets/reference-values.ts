/**
 * Conventional adult ranges as nursing exams use them. Where SI units differ, the figure was converted with the usual
 * factor and rounded. Where they come from: docs/product/tests.md#sources-of-the-reference-values.
 */
import type { Sheet } from "./shape.ts";

const HEADERS = ["Test", "Conventional", "SI units"];
const WIDTHS = [37, 31.5, 31.5];

export const referenceValues: Sheet = {
  title: "Adult Reference Values",
  summary: "Vital signs, laboratory values and therapeutic drug levels of adults, with units.",
  orientation: "portrait",
  date: "26 November 2026",
  textSize: 8.5,
  pages: [
    [
      {
        widths: [1, 1],
        columns: [
          [
            {
              kind: "table",
              title: "Vital signs at rest",
              headers: ["Sign", "Usual range"],
              widths: [46, 54],
              rows: [
                ["Temperature (oral)", "36.1–37.2 °C (97–99 °F)"],
                ["Pulse", "60–100 a minute"],
                ["Respirations", "12–20 a minute"],
                ["Blood pressure", "below 120/80 mmHg"],
                ["Mean arterial pressure", "70–100 mmHg"],
                ["Pulse pressure", "about 40 mmHg"],
                ["Oxygen saturation", "95–100 % on room air"],
                ["Capillary refill", "less than 3 seconds"],
                ["Glasgow Coma Scale", "15 (lowest 3)"],
                ["Urine output", "at least 0.5 mL/kg/h"],
                ["Body mass index", "18.5–24.9 kg/m²"],
              ],
            },
            {
              kind: "table",
              title: "Blood pressure groups (ACC/AHA)",
              headers: ["Group", "Systolic", "", "Diastolic"],
              widths: [34, 26, 12, 28],
              rows: [
                ["Normal", "below 120", "and", "below 80"],
                ["Elevated", "120–129", "and", "below 80"],
                ["Stage 1", "130–139", "or", "80–89"],
                ["Stage 2", "140 or more", "or", "90 or more"],
              ],
              note: "In mmHg, from the average of two or more readings.",
            },
            {
              kind: "table",
              title: "Electrolytes",
              headers: HEADERS,
              widths: WIDTHS,
              rows: [
                ["Sodium", "135–145 mEq/L", "135–145 mmol/L"],
                ["Potassium", "3.5–5.0 mEq/L", "3.5–5.0 mmol/L"],
                ["Chloride", "98–106 mEq/L", "98–106 mmol/L"],
                ["Calcium, total", "9.0–10.5 mg/dL", "2.25–2.62 mmol/L"],
                ["Calcium, ionised", "4.5–5.6 mg/dL", "1.12–1.40 mmol/L"],
                ["Magnesium", "1.8–2.6 mg/dL", "0.74–1.07 mmol/L"],
                ["Phosphate", "3.0–4.5 mg/dL", "0.97–1.45 mmol/L"],
              ],
            },
          ],
          [
            {
              kind: "table",
              title: "Blood count",
              headers: HEADERS,
              widths: WIDTHS,
              rows: [
                ["Haemoglobin, men", "14–18 g/dL", "140–180 g/L"],
                ["Haemoglobin, women", "12–16 g/dL", "120–160 g/L"],
                ["Haematocrit, men", "42–52 %", "0.42–0.52"],
                ["Haematocrit, women", "37–47 %", "0.37–0.47"],
                ["White cells, a µL", "5,000–10,000", "5–10 × 10⁹/L"],
                ["Platelets, a µL", "150,000–400,000", "150–400 × 10⁹/L"],
              ],
            },
            {
              kind: "table",
              title: "Kidney and fluid",
              headers: HEADERS,
              widths: WIDTHS,
              rows: [
                ["Urea nitrogen, BUN", "10–20 mg/dL", "3.6–7.1 mmol/L"],
                ["Creatinine, men", "0.6–1.2 mg/dL", "53–106 µmol/L"],
                ["Creatinine, women", "0.5–1.1 mg/dL", "44–97 µmol/L"],
                ["eGFR, per 1.73 m²", "from 90 mL/min", "same figure"],
                ["Osmolality", "275–295 mOsm/kg", "same figure"],
                ["Urine specific gravity", "1.005–1.030", "–"],
              ],
            },
            {
              kind: "table",
              title: "Glucose",
              headers: HEADERS,
              widths: WIDTHS,
              rows: [
                ["Fasting", "70–99 mg/dL", "3.9–5.5 mmol/L"],
                ["2 hours after 75 g", "below 140 mg/dL", "below 7.8 mmol/L"],
                ["HbA1c", "below 5.7 %", "below 39 mmol/mol"],
              ],
            },
            {
              kind: "table",
              title: "Liver and protein",
              headers: HEADERS,
              widths: WIDTHS,
              rows: [
                ["ALT", "4–36 units/L", "same figure"],
                ["AST", "0–35 units/L", "same figure"],
                ["Alkaline phosphatase", "30–120 units/L", "same figure"],
                ["Bilirubin, total", "0.3–1.0 mg/dL", "5.1–17 µmol/L"],
                ["Albumin", "3.5–5.0 g/dL", "35–50 g/L"],
                ["Total protein", "6.4–8.3 g/dL", "64–83 g/L"],
                ["Ammonia", "10–80 mcg/dL", "6–47 µmol/L"],
              ],
            },
          ],
        ],
      },
    ],
    [
      {
        widths: [1, 1],
        columns: [
          [
            {
              kind: "table",
              title: "Arterial blood gas",
              headers: HEADERS,
              widths: WIDTHS,
              rows: [
                ["pH", "7.35–7.45", "–"],
                ["PaCO₂", "35–45 mmHg", "4.7–6.0 kPa"],
                ["HCO₃⁻", "22–26 mEq/L", "22–26 mmol/L"],
                ["PaO₂", "80–100 mmHg", "10.7–13.3 kPa"],
                ["SaO₂", "95–100 %", "–"],
                ["Base excess", "−2 to +2 mEq/L", "same figure"],
                ["Lactate", "below 2 mmol/L", "same figure"],
              ],
            },
            {
              kind: "list",
              title: "Reading a blood gas in four steps",
              isNumbered: true,
              items: [
                "pH: below 7.35 is acidosis, above 7.45 alkalosis.",
                "PaCO₂ moved against the pH (one up, one down): the cause is respiratory.",
                "HCO₃⁻ moved with the pH (both up or both down): the cause is metabolic.",
                "The other of the two is abnormal as well: compensation, full when the pH is back in range, partial when it is not.",
              ],
            },
            {
              kind: "table",
              title: "Coagulation",
              headers: ["Test", "Usual range", "On treatment"],
              widths: [20, 36, 44],
              rows: [
                ["INR", "0.8–1.1", "warfarin: often 2.0–3.0"],
                ["PT", "11–12.5 seconds", "warfarin: see INR"],
                ["aPTT", "30–40 seconds", "heparin: 1.5–2.5 × control"],
                ["D-dimer", "below 500 ng/mL", "in FEU"],
              ],
              note: "Some mechanical heart valves need an INR of 2.5–3.5.",
            },
            {
              kind: "list",
              title: "Before you call a value abnormal",
              items: [
                "Laboratories differ. In practice the range printed on the report counts, and in the exam the one in the item.",
                "Compare with the value before: a trend says more than one figure.",
                "Does it fit the person in front of you? If not, think of the sample: haemolysis raises potassium, a drip in the same arm dilutes everything.",
                "Pregnancy, age, altitude and drugs move many of these ranges.",
              ],
            },
          ],
          [
            {
              kind: "table",
              title: "Heart, lipids, inflammation, thyroid",
              headers: HEADERS,
              widths: WIDTHS,
              rows: [
                ["Troponin I", "below 0.04 ng/mL", "by assay"],
                ["BNP", "below 100 pg/mL", "below 100 ng/L"],
                ["Total cholesterol", "below 200 mg/dL", "below 5.2 mmol/L"],
                ["LDL", "below 100 mg/dL", "below 2.6 mmol/L"],
                ["HDL, men", "from 40 mg/dL", "from 1.0 mmol/L"],
                ["HDL, women", "from 50 mg/dL", "from 1.3 mmol/L"],
                ["Triglycerides", "below 150 mg/dL", "below 1.7 mmol/L"],
                ["C-reactive protein", "below 1.0 mg/dL", "below 10 mg/L"],
                ["TSH", "0.4–4.0 mIU/L", "same figure"],
                ["Free T4", "0.8–1.8 ng/dL", "10–23 pmol/L"],
              ],
            },
            {
              kind: "table",
              title: "Therapeutic drug levels",
              headers: ["Drug", "Usual range", "Think of"],
              widths: [33, 28, 39],
              rows: [
                ["Digoxin", "0.5–2.0 ng/mL", "low potassium makes it toxic"],
                ["Lithium", "0.6–1.2 mEq/L", "toxic from about 1.5"],
                ["Phenytoin", "10–20 mcg/mL", "low albumin hides toxicity"],
                ["Carbamazepine", "4–12 mcg/mL", "sodium, blood count"],
                ["Valproate", "50–100 mcg/mL", "liver, platelets"],
                ["Theophylline", "10–20 mcg/mL", "fast pulse, seizures"],
                ["Vancomycin trough", "10–20 mcg/mL", "kidneys, hearing"],
                ["Gentamicin trough", "below 2 mcg/mL", "kidneys, hearing, balance"],
              ],
              note: "In heart failure digoxin is aimed lower, at 0.5–0.9 ng/mL. For serious infections vancomycin is dosed by its area under the curve, 400–600 mg·h/L.",
            },
            {
              kind: "lines",
              title: "My own notes",
              fields: ["", "", "", "", "", ""],
              columns: 1,
            },
          ],
        ],
      },
    ],
  ],
};
