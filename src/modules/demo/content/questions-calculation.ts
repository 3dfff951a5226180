import { calculation } from "./bodies.ts";
import { cited, citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const citedAgain = citedOn("24 and 26 November 2026");

export const calculationQuestions: DemoQuestionsByLesson = {
  "Mixed practice": [
    {
      ...calculation({
        stem: "<p>A unit of red cells of <strong>330 mL</strong> left the blood refrigerator at 09:50 and is hung at 10:00. It is prescribed over <strong>3 hours</strong> and runs by gravity. The packet of the giving set says <strong>20 drops/mL</strong>. How many drops should the nurse count in a minute?</p>",
        value: "37",
        unit: "drops/min",
        rounding: "whole",
        rationale: citedAgain(
          "<p>330 mL × 20 drops/mL = 6,600 drops, and 3 hours are 180 minutes. 6,600 ÷ 180 = 36.7, which is 37 drops/min, as nobody can count a part of a drop. If you arrive at 110, you divided the volume by the hours and forgot the drops: 110 is the rate in mL/hour. If you arrive at 2,200, you divided by hours and not by minutes. At this rate the unit is empty at 13:00, within the 4 hours after which bacteria may have grown in it. The nurse watches closely above all in the first 15 minutes.</p>",
          "MSD Manual Professional, “Technique of Transfusion” (4 hours, first 15 minutes)",
          read.calculations,
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
      step: "take-action",
    },
  ],
  "Heart failure: assessment and daily care": [
    {
      ...calculation({
        stem: "<p>A client with heart failure and failing kidneys is prescribed <strong>160 mg</strong> of intravenous furosemide. The pharmacy sends it diluted to <strong>100 mL</strong>. The unit’s rule for high doses is at most <strong>4 mg/min</strong>. What is the highest rate at which the nurse may set the infusion pump?</p>",
        value: "150",
        unit: "mL/hour",
        rounding: "whole",
        rationale: citedAgain(
          "<p>At 4 mg/min, 160 mg take 160 ÷ 4 = 40 minutes. 100 mL in 40 minutes are 2.5 mL/min, and 2.5 × 60 = 150 mL/hour. The other way round: 4 mg/min are 240 mg/hour, each mL holds 1.6 mg, and 240 ÷ 1.6 = 150. If you arrive at 240, you gave the milligrams of an hour as millilitres. If you arrive at 2.5, you stopped at the minute. A faster rate puts hearing at risk, more so when the kidneys fail or an aminoglycoside is given as well.</p>",
          read.furosemide,
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
      step: "take-action",
    },
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    {
      ...calculation({
        stem: "<p>A client of <strong>70 kg</strong> with a pulmonary embolism receives heparin at <strong>18 units/kg/hour</strong>. The bag holds <strong>25,000 units in 500 mL</strong>. Six hours after the start aPTT is <strong>84 seconds</strong>. The unit’s protocol says:</p><ul><li>46 to 70 seconds: no change</li><li>71 to 90 seconds: 2 units/kg/hour less</li><li>more than 90 seconds: stop for 1 hour, then 3 units/kg/hour less</li></ul><p>At what rate should the nurse now set the infusion pump?</p>",
        value: "22.4",
        unit: "mL/hour",
        rounding: "tenth",
        rationale: cited(
          "<p>84 seconds lie between 71 and 90, so the new dose is 18 − 2 = 16 units/kg/hour. 16 × 70 kg = 1,120 units/hour. The bag holds 25,000 ÷ 500 = 50 units in each mL, and 1,120 ÷ 50 = 22.4 mL/hour. 25.2 is the rate before the change. 21 takes off 3 units/kg/hour, which the protocol keeps for more than 90 seconds. Protocols differ, because each laboratory has its own range of aPTT: the nurse uses the one of the unit, has a colleague check the new rate, and has aPTT measured again after 6 hours.</p>",
          "American Family Physician, 15 June 2004, table of weight-based heparin (80 units/kg, then 18 units/kg/hour, and these steps)",
          "Perinatology.com, weight-based heparin orders after Raschke 1993 (aPTT 6 hours after each change)",
        ),
      }),
      step: "take-action",
    },
  ],
  "Opioid analgesia: relieving pain safely": [
    {
      ...calculation({
        stem: "<p>A client with long-standing back pain takes extended-release <strong>morphine 15 mg every 12 hours</strong> by mouth. Yesterday the client also took <strong>four tablets of oxycodone 5 mg</strong>. The conversion factors to morphine milligram equivalents (MME) are 1 for morphine and 1.5 for oxycodone. How many MME did the client take yesterday?</p>",
        value: "60",
        unit: "MME",
        rounding: "whole",
        rationale: cited(
          "<p>Morphine: 2 × 15 mg = 30 mg, and 30 × 1 = 30 MME. Oxycodone: 4 × 5 mg = 20 mg, and 20 × 1.5 = 30 MME. Together they are 60 MME. If you arrive at 50, you added the milligrams without the factor of oxycodone. If you arrive at 45, you counted one dose of morphine and not two. From 50 to 100 MME a day the risk of an overdose is about 2 to 5 times as high as below 20, so the client is followed more closely and naloxone is considered. The sum is an estimate of risk and no dose: when one opioid replaces another, the new one is started much lower.</p>",
          "Centers for Disease Control and Prevention, guideline for prescribing opioids for pain, 2022, conversion factors and risk by dose, as Medscape Education and public summaries give them",
        ),
      }),
      step: "analyze-cues",
    },
  ],
  "Pre-eclampsia and magnesium sulfate": [
    {
      ...calculation({
        stem: "<p>A client at 36 weeks with severe pre-eclampsia is prescribed a loading dose of <strong>4 g</strong> of magnesium sulfate over <strong>20 minutes</strong>. The bag holds <strong>20 g in 500 mL</strong>. At what rate should the nurse set the infusion pump for the loading dose?</p>",
        value: "300",
        unit: "mL/hour",
        rounding: "whole",
        rationale: cited(
          "<p>The bag holds 20 g ÷ 500 mL = 0.04 g, or 40 mg, in each mL. 4 g ÷ 0.04 g/mL = 100 mL. 100 mL in 20 minutes are 5 mL/min, and 5 × 60 = 300 mL/hour. If you arrive at 100, you gave the volume as the rate, and the dose would take an hour. If you arrive at 25, you worked out 1 g in an hour, which is a dose to continue with. A pump left at the rate of the loading dose would give 12 g in an hour, so a second nurse checks the rate, and it is changed as soon as the 100 mL are in.</p>",
          "Journal of South Asian Federation of Obstetrics and Gynaecology, 2019, 11(2):126–130 (4 g over 20 minutes, then 1 g/hour)",
          "Magnesium sulfate in water for injection, US prescribing information (40 mg/mL)",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
      step: "take-action",
    },
  ],
  "The newborn’s first hours": [
    {
      ...calculation({
        stem: "<p>A breastfed newborn weighed <strong>3,380 g</strong> at birth and weighs <strong>3,010 g</strong> on the third day. How many percent of the birth weight has the newborn lost?</p>",
        value: "10.9",
        unit: "%",
        rounding: "tenth",
        rationale: cited(
          "<p>The loss is 3,380 − 3,010 = 370 g. 370 ÷ 3,380 = 0.1095, which is 10.9%. If you arrive at 12.3, you divided by today’s weight; what counts is the weight at birth. Some loss is common and usually ends after 3 or 4 days. More than 10% calls for an examination for dehydration or illness, a history of the feeds, and support with feeding; somebody trained may watch a feed.</p>",
          "National Institute for Health and Care Excellence, guideline NG75, “Faltering growth”, 2017, recommendations 1.1.1 to 1.1.3",
        ),
      }),
      step: "recognize-cues",
    },
  ],
};
