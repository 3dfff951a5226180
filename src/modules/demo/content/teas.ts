import { calculation, hotSpot, orderedResponse } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoSubject } from "./shape.ts";

const cited = citedOn("29 November 2026");

const PERCENT = "Introductory Algebra, BCcampus, 2020, section 4.2, “Understand Percent”";
const HEART = "Lumen Learning, “Heart Chambers and Circulation through the Heart”, 2016";
const CIRCULATION = "Muscle Cells, figure 122, circulation of blood through the heart (undated)";
const THORAX =
  "Human Anatomy and Physiology, 9th edition, 2012, page 225 (the three parts of the sternum and what they meet)";

export const teas: DemoSubject = {
  name: "Mathematics and science for the TEAS",
  description:
    "Numbers to type, items to put in order and places to mark in a picture, as the TEAS asks beside single choice.",
  courses: ["TEAS 7"],
  lessons: [
    {
      title: "TEAS 7, mathematics: fractions, percentages and units",
      areas: ["teas:mathematics"],
      content: [
        "<h2>What the section asks</h2>",
        "<p>Mathematics has 38 questions in 57 minutes, so a minute and a half each. Some ask you to type a number or to put numbers in order. An answer is right or wrong, with nothing in between.</p>",
        "<h2>One form for all</h2>",
        "<p>A fraction, a decimal and a percentage are three ways to write one number. Divide to turn a fraction into a decimal: 3/8 = 3 ÷ 8 = 0.375. Multiply by 100 to turn a decimal into a percentage: 0.375 is 37.5%. To compare numbers, turn all of them into decimals first.</p>",
        "<h2>Percentages</h2>",
        "<ul>",
        "<li>A part: 18% of 250 = 0.18 × 250 = 45.</li>",
        "<li>A change in percent: the change ÷ what it was before × 100.</li>",
        "</ul>",
        "<h2>Ratios</h2>",
        "<p>1 part to 24 parts are 25 parts in all. Divide the whole by the number of parts, then take as many as you need.</p>",
        "<h2>Units</h2>",
        "<p>Each step of kilo, base, milli and micro is a thousand: 1 kg = 1,000 g, 1 g = 1,000 mg, 1 mg = 1,000 micrograms. Turn the units before you compare or divide.</p>",
        "<blockquote>Before you type, ask whether the number can be right: a part is not more than the whole.</blockquote>",
      ].join(""),
      questions: [
        calculation({
          stem: "<p>A class has <strong>24 students</strong>. <strong>3/8</strong> of them work at night. How many do not?</p>",
          value: "15",
          unit: "students",
          rounding: "whole",
          rationale: cited(
            "<p>If 3/8 work at night, 5/8 do not. 24 ÷ 8 = 3, and 5 × 3 = 15 students. If you arrive at 9, you counted those who work at night.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>Of <strong>250 visitors</strong> of a clinic <strong>18%</strong> came without an appointment. How many visitors is that?</p>",
          value: "45",
          unit: "visitors",
          rounding: "whole",
          rationale: cited(
            "<p>18% is 0.18, and 0.18 × 250 = 45 visitors. If you arrive at 14 or 13.9, you divided 250 by 18. If you arrive at 4,500, you forgot that percent means out of a hundred.</p>",
            PERCENT,
          ),
        }),
        calculation({
          stem: "<p>The price of a uniform rises from <strong>40 dollars</strong> to <strong>46 dollars</strong>. By how many percent does it rise?</p>",
          value: "15",
          unit: "%",
          rounding: "whole",
          rationale: cited(
            "<p>The price rises by 46 − 40 = 6 dollars. 6 ÷ 40 = 0.15, which is 15%. If you arrive at 13, you divided by the new price. If you arrive at 6, you gave the dollars.</p>",
            PERCENT,
          ),
        }),
        calculation({
          stem: "<p>A cleaner mixes <strong>1 part</strong> of concentrate with <strong>24 parts</strong> of water to make <strong>1.5 litres</strong>. How many millilitres of concentrate are needed?</p>",
          value: "60",
          unit: "mL",
          rounding: "whole",
          rationale: cited(
            "<p>1 and 24 are 25 parts, and 1.5 litres are 1,500 mL. 1,500 ÷ 25 = 60 mL. If you arrive at 62.5, you divided by the 24 parts of water alone.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>A jug holds <strong>1.75 litres</strong>. How many glasses of <strong>250 mL</strong> does it fill?</p>",
          value: "7",
          unit: "glasses",
          rounding: "whole",
          rationale: cited(
            "<p>1.75 litres are 1,750 mL, and 1,750 ÷ 250 = 7 glasses. Four glasses are a litre, so three quarters of a litre are three more.</p>",
            read.calculations,
          ),
        }),
        calculation({
          stem: "<p>A car uses <strong>6 litres</strong> of fuel for <strong>80 km</strong>. How many litres does it use for <strong>200 km</strong> at the same rate?</p>",
          value: "15",
          unit: "litres",
          rounding: "whole",
          rationale: cited(
            "<p>200 ÷ 80 = 2.5, so the way is two and a half times as long. 2.5 × 6 = 15 litres. If you arrive at 2.4, you divided 6 by 2.5.</p>",
            read.calculations,
          ),
        }),
        orderedResponse({
          stem: "<p>Put the numbers in order, from the smallest to the largest. Place all five.</p>",
          steps: ["0.35", "3/8", "38%", "2/5", "5/12"],
          shown: [4, 1, 5, 3, 2],
          rationale: cited(
            "<p>As decimals they are easy to compare. 0.35 stays as it is. 3/8 is 3 ÷ 8 = 0.375. 38% is 0.38. 2/5 is 0.4. 5/12 is about 0.417.</p>",
            PERCENT,
          ),
        }),
        orderedResponse({
          stem: "<p>Put the masses in order, from the smallest to the largest. Place all five.</p>",
          steps: ["300 micrograms", "0.5 mg", "45 mg", "0.2 g", "0.003 kg"],
          shown: [3, 5, 1, 4, 2],
          rationale: cited(
            "<p>In milligrams they can be compared. 300 micrograms are 0.3 mg, so less than 0.5 mg. 45 mg stay as they are. 0.2 g are 200 mg. 0.003 kg are 3 g, or 3,000 mg.</p>",
            read.calculations,
          ),
        }),
      ],
    },
    {
      title: "TEAS 7, science: heart and breastbone",
      areas: ["teas:science"],
      content: [
        "<h2>What the section asks</h2>",
        "<p>Science has 50 questions in 60 minutes. Anatomy and physiology are a large part of them. Some ask for an order, and some for a place in a picture: of up to five places one is right.</p>",
        "<h2>The way of the blood</h2>",
        "<p>The heart is two pumps beside each other. The right side takes blood that has given its oxygen away and sends it to the lungs. The left side takes blood that comes from the lungs and sends it to the body. On each side an <strong>atrium</strong> receives the blood, and a <strong>ventricle</strong> pumps it out.</p>",
        "<p>Arteries lead away from the heart, and veins lead to it. In most of the body arteries carry much oxygen. To and from the lungs it is the other way round.</p>",
        "<h2>The breastbone</h2>",
        "<p>The sternum has three parts: the <strong>manubrium</strong> at the top, which meets both collarbones; the <strong>body</strong>, to which ribs are attached; and the small <strong>xiphoid process</strong> at the lower end.</p>",
        "<blockquote>In a picture of a person who faces you, that person’s left is on your right.</blockquote>",
      ].join(""),
      questions: [
        orderedResponse({
          stem: "<p>Blood comes back from the body to the heart. In what order does it pass these six? Place all six.</p>",
          steps: [
            "Right atrium",
            "Right ventricle",
            "Pulmonary trunk",
            "Pulmonary veins",
            "Left atrium",
            "Left ventricle",
          ],
          shown: [5, 3, 1, 6, 4, 2],
          rationale: cited(
            "<p>The right atrium receives the blood of the body and passes it to the right ventricle, which pumps it into the pulmonary trunk. In the lungs it takes up oxygen. The pulmonary veins bring it to the left atrium, and from there it reaches the left ventricle, which pumps it to the body.</p>",
            HEART,
          ),
        }),
        hotSpot({
          stem: "<p>The breastbone has three parts. Which place in the picture is the <strong>manubrium</strong>?</p>",
          picture: {
            src: "/pictures/chest-front.svg",
            alt: "The chest of an adult from the front, with collarbones, breastbone, nipples and six pairs of ribs. The person’s left is on your right.",
            width: 800,
            height: 700,
          },
          places: [
            ["-Collarbone on the person’s left", 63, 14, 11, 9.5],
            ["+Top of the breastbone", 44.7, 19.5, 10.6, 9.5],
            ["-Middle of the breastbone", 44.7, 41, 10.6, 9.5],
            ["-Lower end of the breastbone", 44.7, 63.5, 10.6, 9.5],
          ],
          rationale: cited(
            "<p>The manubrium is the top of the breastbone. It meets both collarbones and the first two pairs of ribs.</p><p>The middle of the breastbone is its body, and the lower end is the xiphoid process. The collarbone is a bone of its own, the clavicle.</p>",
            THORAX,
          ),
        }),
        hotSpot({
          stem: "<p>Which place in the picture lies over the <strong>xiphoid process</strong>?</p>",
          picture: {
            src: "/pictures/abdomen-and-pelvis.svg",
            alt: "The trunk of a woman from the front, with the tip of the breastbone, the lower ribs, the navel, the hip bones and the pubic bone in the middle below.",
            width: 720,
            height: 736,
          },
          places: [
            ["+Tip of the breastbone", 44, 15.5, 12, 9.7],
            ["-Navel", 44, 46.9, 12, 9.7],
            ["-Hip bone on the person’s right", 22, 50.5, 12, 9.7],
            ["-Where the hip bones meet below", 44, 82.5, 12, 9.7],
          ],
          rationale: cited(
            "<p>The xiphoid process is the small lower end of the breastbone, so its tip is the place.</p><p>The navel has no bone under it. The hip bone on a person’s right or left is a side of the pelvis. Where the two hip bones meet below, in front, is the pubic symphysis.</p>",
            THORAX,
          ),
        }),
        {
          type: "text",
          stem: "<p>Which vessel carries blood that is rich in oxygen <strong>to</strong> the heart?</p>",
          options: ["Aorta", "Pulmonary artery", "Pulmonary vein", "Superior vena cava"],
          correct: "Pulmonary vein",
          rationale: cited(
            "<p>A pulmonary vein brings blood from the lungs, where it took up oxygen, to the left atrium.</p><p>The aorta carries such blood away from the heart, to the body. A pulmonary artery leads away from the heart as well, and its blood has given its oxygen away. So has that of the superior vena cava, which comes from the body.</p>",
            HEART,
            CIRCULATION,
          ),
        },
        {
          type: "text",
          stem: "<p>Which chamber of the heart pumps blood to the <strong>lungs</strong>?</p>",
          options: ["Left atrium", "Left ventricle", "Right atrium", "Right ventricle"],
          correct: "Right ventricle",
          rationale: cited(
            "<p>The right ventricle pumps blood that has given its oxygen away into the pulmonary trunk, which leads to the lungs.</p><p>The left ventricle pumps to the rest of the body. The right atrium and the left atrium receive blood and pass it on to the ventricle below.</p>",
            HEART,
          ),
        },
        {
          type: "multi-select",
          stem: "<p>Which vessels carry blood <strong>away</strong> from the heart? Select all that apply.</p>",
          options: ["Aorta", "Inferior vena cava", "Pulmonary trunk", "Pulmonary veins", "Superior vena cava"],
          correct: ["Aorta", "Pulmonary trunk"],
          rationale: cited(
            "<p>The left ventricle pumps blood into the aorta, and the right ventricle pumps it into the pulmonary trunk: both lead away from the heart.</p><p>The superior vena cava and the inferior vena cava bring blood from the body, and the pulmonary veins bring it from the lungs.</p>",
            HEART,
            CIRCULATION,
          ),
        },
      ],
    },
  ],
};
