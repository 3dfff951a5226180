import { calculation, grouping, matrix, rationaleSentence, sentenceCompletion } from "../bodies.ts";
import type { DemoStimulus } from "../shape.ts";
import { cited, measures, notes, record } from "./record.ts";

const IMCI =
  "World Health Organization, “Integrated Management of Childhood Illness”, chart booklet, 2014, as Open University (OpenLearn Create) teaches it";
const WHO_SIGNS = "World Health Organization, assessment of dehydration, in BMJ 2013;347:f7204, table 1";

export const dehydration: DemoStimulus = {
  kind: "case",
  title: "Diarrhoea in a toddler",
  lesson: "Diarrhoea and dehydration in children",
  difficulty: "hard",
  content: record(
    "A 14-month-old boy on a children’s ward, with his mother",
    notes("History and physical", {
      at: "10:00",
      text: "<p><strong>History.</strong> Watery stools for two days, about eight a day, no blood. Vomited four times since yesterday. Breastfed and eats with the family. His mother gave him boiled water and sweet lemonade. Weighed 10.0 kg at the clinic nine days ago. Vaccines up to date.</p><p><strong>Examination.</strong> Weight today 9.2 kg. Abdomen soft, lively bowel sounds. Ears and throat normal. No stiff neck, no rash. Well nourished before this illness.</p>",
    }),
    notes(
      "Nurses’ notes",
      {
        at: "10:00",
        text: "<p>Restless, cries when touched, no tears. Eyes sunken. Reaches for the cup and drinks eagerly. Pinched skin of the belly goes back slowly, in under 2 seconds. Hands warm, capillary refill 2 seconds. Last wet nappy at 04:00.</p>",
      },
      {
        at: "12:10",
        from: 5,
        text: "<p>Vomited each cup, although his mother gave spoon by spoon after waiting ten minutes. A large watery stool each hour. Lethargic, does not look up when called. Drinks poorly. Pinched skin stays up for 3 seconds. Hands cool, capillary refill 4 seconds, pulse at the wrist weak. Weight 9.0 kg.</p>",
      },
      {
        at: "15:30",
        from: 6,
        text: "<p>Fluid by vein finished at 15:20. Sits up, reaches for the cup, keeps the solution down. Pinched skin goes back at once. Hands warm, pulse at the wrist strong. Eyelids puffy. Wet nappy at 14:40. A watery stool each hour still.</p>",
      },
    ),
    measures(
      "Vital signs",
      [
        ["10:00", 1],
        ["12:10", 5],
        ["15:30", 6],
      ],
      [
        ["Temperature", "°C", "36.5–37.5", "37.9", "37.4", "37.2"],
        ["Heart rate", "beats/min", "80–140", "146", "176", "118"],
        ["Respirations", "breaths/min", "20–40", "36", "44", "32"],
        ["Oxygen saturation", "%", "95–100", "99", "98", "99"],
        ["Weight", "kg", "10.0 before", "9.2", "9.0", "9.8"],
      ],
    ),
    measures(
      "Laboratory results",
      [
        ["10:20", 3],
        ["15:00", 6],
      ],
      [
        ["Glucose", "mmol/L (mg/dL)", "3.3–7.8 (60–140)", "4.6 (83)", "5.0 (90)"],
        ["Sodium", "mmol/L", "135–145", "136", "137"],
        ["Potassium", "mmol/L", "3.5–5.0", "3.4", "2.9"],
        ["Bicarbonate", "mmol/L", "20–28", "17", "20"],
      ],
    ),
    notes("Orders", {
      at: "12:15",
      from: 5,
      text: "<ul><li>Ringer’s lactate by vein, by today’s last weight: 30 mL/kg in 30 minutes, then 70 mL/kg in 2½ hours</li><li>Pulse, skin and alertness every 15 to 30 minutes</li><li>Oral rehydration solution as soon as he can drink</li></ul>",
    }),
  ),
  questions: [
    {
      type: "multi-select",
      stem: "<p>10:05. Which findings are <strong>signs of dehydration</strong>? <strong>Select all that apply.</strong></p>",
      options: [
        "Restless, cries when touched",
        "Lively bowel sounds",
        "Sunken eyes",
        "Drinks eagerly",
        "Warm hands",
        "Pinched skin that goes back slowly",
        "No wet nappy for six hours",
      ],
      correct: [
        "Restless, cries when touched",
        "Sunken eyes",
        "Drinks eagerly",
        "Pinched skin that goes back slowly",
        "No wet nappy for six hours",
      ],
      rationale: cited(
        "<p>A restless child with sunken eyes, who drinks eagerly and whose pinched skin goes back slowly, has lost water: these are the four signs of the World Health Organization. No tears and no wet nappy for six hours say the same.</p><p>Lively bowel sounds come from the diarrhoea. Warm hands are a good sign: blood still reaches the skin.</p>",
        WHO_SIGNS,
        IMCI,
      ),
    },
    sentenceCompletion({
      scenario: "10:10. The nurse puts weight and signs together.",
      stem: "<p>He has lost [share] of his weight. Together with [signs] this is [class] in the classification of the World Health Organization.</p>",
      dropdowns: {
        share: ["0.8%", "8%", "18%"],
        signs: ["thirst and a slow skin pinch", "lethargy and poor drinking", "fever and a soft belly"],
        class: ["no dehydration", "some dehydration", "severe dehydration"],
      },
      correct: { share: "8%", signs: "thirst and a slow skin pinch", class: "some dehydration" },
      rationale: cited(
        "<p>From 10.0 to 9.2 kg he has lost 0.8 kg, and 0.8 ÷ 10.0 is 8%. If you arrive at 0.8%, you gave kilograms as percent; 18% would be 1.8 kg. Restlessness, sunken eyes, thirst and a slow skin pinch are signs of some dehydration, for which two are enough.</p><p>Severe dehydration needs two of lethargy, sunken eyes, poor drinking and a pinch of more than 2 seconds, and he has only the sunken eyes. With no dehydration he would have none or one sign. Fever and a soft belly do not count here.</p>",
        WHO_SIGNS,
      ),
    }),
    rationaleSentence({
      form: "dropdown",
      scenario: "10:30. The blood results are there.",
      stem: "<p>In the next hours the child is most at risk of [danger], because he [reason].</p>",
      blanks: [
        {
          placeholder: "danger",
          options: ["a seizure with fever", "shock from loss of fluid", "a blocked bowel"],
          right: "shock from loss of fluid",
        },
        {
          placeholder: "reason",
          options: ["loses more than he keeps down", "has a temperature of 37.9 °C", "has lively bowel sounds"],
          right: "loses more than he keeps down",
        },
      ],
      rationale: cited(
        "<p>Watery stools and vomiting take more than he keeps down, and small children have little to lose before blood no longer fills the vessels: that is shock. It is the danger that kills in diarrhoea.</p><p>A seizure with fever is unlikely at 37.9 °C. A blocked bowel would give a swollen belly, green vomit and no stools; his bowel sounds are lively because the bowel works too fast.</p>",
        WHO_SIGNS,
        IMCI,
      ),
    }),
    {
      ...grouping(
        "<p>10:35. He can drink. Under each heading, select what belongs in the plan for the next four hours and the days after.</p>",
        {
          Fluid: {
            "Oral rehydration solution in small sips": true,
            "Sweet lemonade until he stops vomiting": false,
            "Boiled water alone": false,
          },
          Food: {
            "Breast milk whenever he wants": true,
            "Nothing to eat until tomorrow": false,
            "His usual food after four hours": true,
          },
          Medicine: {
            "Loperamide after each stool": false,
            "Zinc once a day": true,
            "Amoxicillin for five days": false,
          },
          Vomiting: {
            "Wait ten minutes, then go on more slowly": true,
            "Stop drinking for two hours": false,
            "A large cup at once": false,
          },
        },
        cited(
          "<p>Oral rehydration solution in sips, a spoon every one or two minutes, replaces water and salt. Lemonade draws more water into the bowel, and boiled water has no salt. Breast milk goes on, and usual food begins after four hours: to eat nothing weakens him. Zinc, 20 mg a day from six months on, for 10 to 14 days, makes the illness shorter. Loperamide is dangerous in small children, and amoxicillin is no help against watery stools without blood.</p><p>After vomiting one waits ten minutes and goes on more slowly. To stop drinking for two hours loses ground, and a large cup comes up again.</p>",
          IMCI,
          "World Health Organization, “The treatment of diarrhoea”, 2005, as public summaries give it",
        ),
      ),
      areas: ["nclex-rn:basic-care"],
    },
    {
      ...calculation({
        stem: "<p>12:20. The nurse follows the order of 12:15. At what rate should the pump run for the <strong>first 30 minutes</strong>?</p>",
        value: "540",
        unit: "mL/hour",
        rounding: "whole",
        rationale: cited(
          "<p>The last weight is 9.0 kg: 30 mL/kg × 9.0 kg = 270 mL in 30 minutes, which is 540 mL/hour. If you arrive at 270, you gave the volume as the rate. If you arrive at 552, you took the weight of ten o’clock. The child is lethargic, drinks poorly, and his skin stays up for 3 seconds: this is severe dehydration now, and from 12 months on the first part runs in 30 minutes. In a baby of under 12 months it takes an hour. The nurse looks at him every 15 to 30 minutes and begins the sips again as soon as he can drink.</p>",
          "World Health Organization, “Pocket book of hospital care for children”, 2013, treatment plan C, as public manuals give it",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
    },
    matrix(
      "one",
      "<p>15:30. How has each changed since <strong>before the fluid by vein</strong>?</p>",
      ["Improved", "No change", "Worse"],
      {
        Alertness: ["Improved"],
        "Skin pinch": ["Improved"],
        "Pulse at the wrist": ["Improved"],
        "Number of stools": ["No change"],
        Potassium: ["Worse"],
        Eyelids: ["Worse"],
      },
      cited(
        "<p>Alertness, skin pinch and pulse say that the blood vessels are full again; weight has come back to 9.8 kg. A watery stool each hour is as before: diarrhoea lasts for days, and each stool is replaced by mouth.</p><p>Potassium, 3.4 this morning, is now 2.9 mmol/L, low enough to weaken muscles and heart, so the provider hears of it now. Puffy eyelids mean too much fluid: nothing more by vein, breast milk and food go on, and the nurse looks again within the hour.</p>",
        IMCI,
        "World Health Organization, “The treatment of diarrhoea”, 2005, as public summaries give it",
      ),
    ),
  ],
};
