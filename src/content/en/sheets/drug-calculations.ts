import type { Sheet } from "./shape.ts";

export const drugCalculations: Sheet = {
  title: "Drug Calculations",
  summary: "Conversions and formulas for doses, drips and pumps, each with a worked example.",
  orientation: "portrait",
  date: "21 November 2026",
  textSize: 8.3,
  pages: [
    [
      {
        widths: [0.85, 1.15],
        columns: [
          [
            {
              kind: "table",
              title: "Conversions",
              headers: ["This", "is the same as"],
              widths: [45, 55],
              rows: [
                ["1 kg", "1,000 g"],
                ["1 g", "1,000 mg"],
                ["1 mg", "1,000 mcg"],
                ["1 L", "1,000 mL"],
                ["1 kg", "2.2 lb"],
                ["1 teaspoon", "5 mL"],
                ["1 tablespoon", "15 mL"],
                ["1 fluid ounce", "30 mL"],
                ["1 inch", "2.54 cm"],
                ["°F", "°C × 9/5 + 32"],
              ],
            },
            {
              kind: "list",
              title: "Five habits",
              items: [
                "Bring everything to the same unit before you calculate.",
                "Guess first: more than one tablet, or less? About how many mL?",
                "Write the units along with the figures; what is left over must be the unit asked for.",
                "Round once, at the end, as the item says.",
                "High-alert drugs such as insulin, heparin, opioids and potassium: a second person checks independently.",
              ],
            },
            {
              kind: "list",
              title: "Rounding, when nothing is said",
              items: [
                "Drops: whole drops.",
                "Pump: one decimal place, or whole mL if the pump cannot do better.",
                "Volumes below 1 mL: two decimal places; from 1 mL on: one.",
                "Tablets: whole or half, and only if they are scored.",
              ],
            },
            {
              kind: "list",
              title: "Writing it down",
              items: [
                "A zero before the point: 0.5 mg, never .5 mg.",
                "No zero after it: 5 mg, never 5.0 mg.",
                "“units” in full, never U or IU.",
                "“mcg”, not µg, in handwriting.",
              ],
            },
          ],
          [
            {
              kind: "formulas",
              title: "By mouth and by injection",
              formulas: [
                {
                  name: "Dose on hand",
                  formula: "(ordered ÷ on hand) × quantity",
                  example: "Ordered: amoxicillin 500 mg. On hand: 250 mg in 5 mL.",
                  working: "(500 ÷ 250) × 5 mL = 10 mL",
                },
                {
                  name: "Convert first",
                  formula: "same unit, then the same formula",
                  example: "Ordered: digoxin 125 mcg. On hand: tablets of 0.25 mg.",
                  working: "0.25 mg = 250 mcg; 125 ÷ 250 = 0.5 tablet",
                },
                {
                  name: "Dose by weight",
                  formula: "dose per kg × weight in kg",
                  example: "Ordered: paracetamol 15 mg/kg. Child: 44 lb.",
                  working: "44 ÷ 2.2 = 20 kg; 15 × 20 = 300 mg",
                },
                {
                  name: "Daily dose, divided",
                  formula: "(dose per kg per day × weight) ÷ doses a day",
                  example: "Ordered: 40 mg/kg/day in 2 doses. Child: 20 kg.",
                  working: "40 × 20 = 800 mg a day; 800 ÷ 2 = 400 mg a dose",
                },
                {
                  name: "Powder in a vial",
                  formula: "ordered ÷ strength after mixing",
                  example: "Ordered: 750 mg. After mixing the vial holds 100 mg/mL.",
                  working: "750 ÷ 100 = 7.5 mL",
                },
              ],
            },
            {
              kind: "formulas",
              title: "Drips and pumps",
              formulas: [
                {
                  name: "Pump rate",
                  formula: "volume in mL ÷ time in hours",
                  example: "1,000 mL over 8 hours.",
                  working: "1,000 ÷ 8 = 125 mL/h",
                },
                {
                  name: "Short infusion",
                  formula: "volume in mL × 60 ÷ minutes",
                  example: "50 mL over 20 minutes.",
                  working: "50 × 60 ÷ 20 = 150 mL/h",
                },
                {
                  name: "Drops a minute",
                  formula: "volume in mL × drops per mL ÷ minutes",
                  example:
                    "1,000 mL over 8 hours, set of 20 drops/mL. (With a micro-drip set, 60 drops/mL, drops a minute = mL an hour.)",
                  working: "1,000 × 20 ÷ 480 = 41.7, so 42 drops a minute",
                },
                {
                  name: "How long it will run",
                  formula: "volume left ÷ rate",
                  example: "500 mL left at 80 mL/h.",
                  working: "500 ÷ 80 = 6.25 hours = 6 hours 15 minutes",
                },
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
              kind: "formulas",
              title: "Continuous infusions",
              formulas: [
                {
                  name: "Units an hour",
                  formula: "units ordered per hour ÷ units per mL",
                  example: "Heparin 1,200 units/h. Bag: 25,000 units in 500 mL.",
                  working: "25,000 ÷ 500 = 50 units/mL; 1,200 ÷ 50 = 24 mL/h",
                },
                {
                  name: "Micrograms per kg per minute",
                  formula: "(mcg/kg/min × kg × 60) ÷ mcg per mL",
                  example: "Dopamine 5 mcg/kg/min, 70 kg. Bag: 400 mg in 250 mL.",
                  working: "400,000 ÷ 250 = 1,600 mcg/mL; 5 × 70 × 60 = 21,000 mcg/h; 21,000 ÷ 1,600 = 13.1 mL/h",
                },
                {
                  name: "Burns, first 24 hours (Parkland)",
                  formula: "4 mL × kg × % of body surface burned",
                  example: "70 kg, 30 % burned. Half in the first 8 hours after the burn.",
                  working: "4 × 70 × 30 = 8,400 mL; 4,200 mL in 8 hours = 525 mL/h",
                },
                {
                  name: "Body surface (Mosteller)",
                  formula: "√(height in cm × weight in kg ÷ 3,600)",
                  example: "180 cm, 80 kg.",
                  working: "√(14,400 ÷ 3,600) = √4 = 2.0 m²",
                },
              ],
            },
            {
              kind: "formulas",
              title: "Around the bedside",
              formulas: [
                {
                  name: "Mean arterial pressure",
                  formula: "(systolic + 2 × diastolic) ÷ 3",
                  example: "120/80 mmHg.",
                  working: "(120 + 160) ÷ 3 = 93 mmHg",
                },
                {
                  name: "Urine output",
                  formula: "mL ÷ hours ÷ kg",
                  example: "280 mL in 4 hours, 70 kg.",
                  working: "280 ÷ 4 ÷ 70 = 1 mL/kg/h",
                },
                {
                  name: "Body mass index",
                  formula: "kg ÷ (height in m)²",
                  example: "68 kg, 1.65 m.",
                  working: "68 ÷ 2.72 = 25.0 kg/m²",
                },
                {
                  name: "Pack-years",
                  formula: "packs a day × years",
                  example: "One and a half packs a day for 20 years.",
                  working: "1.5 × 20 = 30 pack-years",
                },
              ],
            },
          ],
          [
            {
              kind: "formulas",
              title: "From the laboratory",
              formulas: [
                {
                  name: "Anion gap",
                  formula: "sodium − (chloride + bicarbonate)",
                  example: "Na 140, Cl 104, HCO₃⁻ 24 mEq/L.",
                  working: "140 − 128 = 12 mEq/L (usual: about 8–12)",
                },
                {
                  name: "Absolute neutrophil count",
                  formula: "white cells × (neutrophils % + bands %) ÷ 100",
                  example: "4,000/µL, neutrophils 45 %, bands 5 %.",
                  working: "4,000 × 50 ÷ 100 = 2,000/µL",
                },
                {
                  name: "Calcium corrected for albumin",
                  formula: "calcium + 0.8 × (4.0 − albumin)",
                  example: "Calcium 8.0 mg/dL, albumin 2.5 g/dL.",
                  working: "8.0 + 0.8 × 1.5 = 9.2 mg/dL",
                },
                {
                  name: "Due date (Naegele)",
                  formula: "first day of last period − 3 months + 7 days + 1 year",
                  example: "10 March 2026.",
                  working: "10 December 2025 + 7 days + 1 year = 17 December 2026",
                },
              ],
            },
            {
              kind: "list",
              title: "Try these",
              isNumbered: true,
              items: [
                "Ordered: furosemide 30 mg IV. On hand: 40 mg in 4 mL. How many mL?",
                "750 mL over 6 hours with a set of 15 drops/mL. How many drops a minute?",
                "Ordered: 8 units/h of insulin. Bag: 100 units in 100 mL. How many mL an hour?",
                "Ordered: gentamicin 5 mg/kg. The person weighs 132 lb. How many mg?",
                "Ordered: noradrenaline 4 mcg/min. Bag: 4 mg in 250 mL. How many mL an hour?",
              ],
            },
            {
              kind: "lines",
              title: "Working",
              fields: ["", "", "", "", "", "", ""],
              columns: 1,
            },
            {
              kind: "list",
              title: "Answers",
              isNumbered: true,
              items: [
                "(30 ÷ 40) × 4 = 3 mL",
                "750 × 15 ÷ 360 = 31.25, so 31 drops a minute",
                "100 ÷ 100 = 1 unit/mL, so 8 mL/h",
                "132 ÷ 2.2 = 60 kg; 5 × 60 = 300 mg",
                "4,000 ÷ 250 = 16 mcg/mL; 4 × 60 ÷ 16 = 15 mL/h",
              ],
            },
          ],
        ],
      },
    ],
  ],
};
