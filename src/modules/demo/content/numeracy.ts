import { calculation } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoSubject } from "./shape.ts";

const cited = citedOn("29 November 2026");

export const numeracy: DemoSubject = {
  name: "Numeracy for nurses",
  description:
    "Doses, volumes, rates and fluid balances, worked out and typed as part A of the NMC’s computer-based test asks.",
  courses: ["OSCE"],
  lessons: [
    {
      title: "NMC CBT, part A: medicine calculations",
      areas: ["nmc-cbt:numeracy"],
      content: [
        "<h2>What part A asks</h2>",
        "<p>Fifteen questions in 30 minutes: two minutes each. You type a number, so there are no options to choose from, and the unit stands beside the field. Read the line about rounding before you type.</p>",
        "<h2>Four steps</h2>",
        "<ol>",
        "<li><strong>Units first.</strong> Turn everything into the same unit: 1 g is 1,000 mg, and 1 mg is 1,000 micrograms.</li>",
        "<li><strong>Estimate.</strong> Will it be more or less than one tablet, than 10 mL, than 100 mL/hour?</li>",
        "<li><strong>Work it out.</strong> Write the units beside the numbers and cross out those that cancel.</li>",
        "<li><strong>Check.</strong> Put the result back into the question, and compare it with your estimate.</li>",
        "</ol>",
        "<h2>Formulas to know</h2>",
        "<ul>",
        "<li>Tablets: prescribed dose ÷ strength of one tablet</li>",
        "<li>Volume: prescribed dose ÷ strength × the volume that holds it</li>",
        "<li>Dose by weight: dose per kilogram × weight in kilograms</li>",
        "<li>Pump, in mL/hour: volume in mL ÷ time in hours</li>",
        "<li>Gravity, in drops/min: volume in mL × drops in each mL ÷ time in minutes</li>",
        "<li>Fluid balance: all that goes in − all that comes out; below zero when more comes out</li>",
        "</ul>",
        "<blockquote>A result ten or a thousand times too large is nearly always a unit that nobody turned.</blockquote>",
      ].join(""),
      questions: [
        calculation({
          stem: "<p>A patient is prescribed <strong>187.5 micrograms</strong> of digoxin by mouth. The tablets in stock hold <strong>62.5 micrograms</strong> each. How many tablets should the nurse give?</p>",
          value: "3",
          unit: "tablets",
          rounding: "whole",
          rationale: cited(
            "<p>187.5 ÷ 62.5 = 3 tablets. Check: 3 × 62.5 micrograms = 187.5 micrograms. If you arrive at 0.33, you divided the tablet by the dose. Both amounts are in micrograms already, so nothing has to be turned.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>A patient is prescribed <strong>375 mg</strong> of amoxicillin by mouth. The suspension holds <strong>250 mg in 5 mL</strong>. How many millilitres should the nurse give?</p>",
          value: "7.5",
          unit: "mL",
          rounding: "tenth",
          rationale: cited(
            "<p>375 ÷ 250 = 1.5, so the dose is one and a half times what 5 mL hold. 1.5 × 5 mL = 7.5 mL. If you arrive at 1.5, you forgot the 5 mL. If you arrive at 3.3, you divided the strength by the dose.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>A patient who weighs <strong>64 kg</strong> is prescribed gentamicin, <strong>5 mg/kg</strong> as one dose. The ampoules hold <strong>80 mg in 2 mL</strong>. How many millilitres should the nurse draw up?</p>",
          value: "8",
          unit: "mL",
          rounding: "whole",
          rationale: cited(
            "<p>The dose is 5 mg × 64 = 320 mg. Each mL holds 80 ÷ 2 = 40 mg, and 320 ÷ 40 = 8 mL, which are four ampoules. If you arrive at 4, you counted ampoules. If you arrive at 16, you counted each ampoule’s 2 mL twice.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p><strong>1 litre</strong> of sodium chloride 0.9% is to run over <strong>8 hours</strong> through a pump. At what rate should the nurse set the pump?</p>",
          value: "125",
          unit: "mL/hour",
          rounding: "whole",
          rationale: cited(
            "<p>1 litre is 1,000 mL, and 1,000 ÷ 8 = 125 mL/hour. Check: 8 × 125 mL = 1,000 mL. If you arrive at 2, you worked out millilitres in a minute. A pump is set in mL/hour.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p><strong>500 mL</strong> of fluid are to run by gravity over <strong>6 hours</strong>. The giving set delivers <strong>20 drops/mL</strong>. How many drops should the nurse count in a minute?</p>",
          value: "28",
          unit: "drops/min",
          rounding: "whole",
          rationale: cited(
            "<p>500 mL × 20 drops = 10,000 drops, and 6 hours are 360 minutes. 10,000 ÷ 360 = 27.8, which is 28 drops/min. If you arrive at 83, you worked out mL/hour and left the drops out. If you arrive at 1,667, you divided by hours and not by minutes.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>A patient who weighs <strong>80 kg</strong> is prescribed enoxaparin, <strong>1.5 mg/kg</strong> under the skin. The prefilled syringe holds <strong>150 mg in 1 mL</strong>. How many millilitres should the nurse give?</p>",
          value: "0.8",
          unit: "mL",
          rounding: "tenth",
          rationale: cited(
            "<p>The dose is 1.5 mg × 80 = 120 mg. 120 ÷ 150 = 0.8, so 0.8 of the 1 mL are needed. If you arrive at 1.3, you divided the syringe by the dose. The result has to be below 1 mL, because the dose is less than the syringe holds.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>The chart says levothyroxine <strong>0.125 mg</strong> once a day. The tablets are labelled in micrograms. How many micrograms is the dose?</p>",
          value: "125",
          unit: "micrograms",
          rounding: "whole",
          rationale: cited(
            "<p>1 mg is 1,000 micrograms, and 0.125 × 1,000 = 125 micrograms. The unit becomes smaller, so the number becomes larger. If you arrive at 12.5 or 1,250, the point moved two or four places, and not three.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>In 24 hours a patient had <strong>1 litre</strong> of intravenous fluid and drank <strong>650 mL</strong>. Out came <strong>1,120 mL</strong> of urine, <strong>180 mL</strong> of vomit and <strong>75 mL</strong> from a wound drain. What is the fluid balance? More in than out is above zero.</p>",
          value: "275",
          unit: "mL",
          rounding: "whole",
          rationale: cited(
            "<p>In: 1,000 + 650 = 1,650 mL. Out: 1,120 + 180 + 75 = 1,375 mL. The balance is 1,650 − 1,375 = 275 mL above zero. If you arrive at 530, you left vomit and drain out. If you arrive at −275, you took what went in from what came out.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>A child who weighs <strong>14 kg</strong> is prescribed ibuprofen, <strong>10 mg/kg</strong> by mouth. The suspension holds <strong>100 mg in 5 mL</strong>. How many millilitres should the nurse give?</p>",
          value: "7",
          unit: "mL",
          rounding: "whole",
          rationale: cited(
            "<p>The dose is 10 mg × 14 = 140 mg. Each mL holds 100 ÷ 5 = 20 mg, and 140 ÷ 20 = 7 mL. If you arrive at 1.4, you forgot the 5 mL. If you arrive at 28, you multiplied by the strength of a dose where you should divide.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>An infusion of <strong>1.2 litres</strong> runs at <strong>150 mL/hour</strong>. How many hours does it take?</p>",
          value: "8",
          unit: "hours",
          rounding: "whole",
          rationale: cited(
            "<p>1.2 litres are 1,200 mL, and 1,200 ÷ 150 = 8 hours. Check: 8 × 150 mL = 1,200 mL. If you arrive at 0.008, you left the litres as they were. If you arrive at 80, the litre became 10,000 mL.</p>",
            read.calculations,
          ),
        }),
      ],
    },
  ],
};
