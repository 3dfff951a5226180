import { optionsOf } from "../../../items/options.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import { citedOn } from "./cited.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const cited = citedOn("26 November 2026");

export const groupingQuestions: DemoQuestionsByLesson = {
  "Heart failure: assessment and daily care": [
    {
      ...question({
        stem: "<p>A client with heart failure takes spironolactone and ramipril. Serum potassium is <strong>7.1 mmol/L (7.1 mEq/L)</strong>, and the T waves are tall and peaked. What should the nurse expect? Choose at least one in each group.</p>",
        groups: [
          ["To protect the heart", ["+Calcium gluconate with a cardiac monitor", "-A dose of digoxin"]],
          [
            "To move potassium into the cells",
            ["+Insulin with glucose", "+Nebulised salbutamol (albuterol)", "-Potassium chloride as a slow infusion"],
          ],
          ["Medicines at home", ["+Withhold spironolactone", "+Withhold ramipril", "-Double the dose of ramipril"]],
          [
            "What to measure",
            ["+Glucose for hours after insulin", "+Potassium again within 2 hours", "-Potassium again next week"],
          ],
        ],
        rationale: cited(
          "<p>Tall, peaked T waves show that the potassium has reached the heart. Calcium gluconate protects it at once, under a cardiac monitor, but does not lower the potassium. Insulin with glucose moves potassium into the cells, and nebulised salbutamol (albuterol) adds to that. Spironolactone and ramipril both hold potassium back, so both are withheld until it is normal. Insulin can cause hypoglycaemia for hours, so glucose is measured again and again; potassium is measured within 2 hours, because it can rise again.</p><p>Digoxin does not protect the heart from potassium. Potassium chloride would add to what is too much, and a double dose of ramipril would keep more of it in the body. Next week is too late for a value that can stop the heart today.</p>",
          "NHS Greater Glasgow and Clyde, “Management of Hyperkalaemia”, after the UK Kidney Association’s guideline of October 2023",
          "iRescue, “Hyperkalaemia Management” (undated)",
        ),
      }),
      areas: ["nclex-rn:physiological-adaptation"],
      step: "generate-solutions",
    },
  ],
  "Mixed practice": [
    {
      ...question({
        stem: "<p>A runner of 24 years collapses in a race on a hot day. The core temperature is <strong>41.2 °C (106.2 °F)</strong>, the runner is confused, and blood pressure is <strong>84/50 mm Hg</strong>. Which care does the nurse prepare? Choose at least one in each group.</p>",
        groups: [
          ["Cooling", ["+Immersion in ice water", "+Clothes off at once", "-A blanket against shivering"]],
          [
            "What is given",
            ["+0.9% sodium chloride into a vein", "-Paracetamol (acetaminophen) by mouth", "-Dantrolene into a vein"],
          ],
          ["Fast cooling goes on until the core is", ["-Just below 41 °C", "+Just below 39 °C", "-Just below 35 °C"]],
        ],
        rationale: cited(
          "<p>A core temperature of 40 °C or more with an altered mind is heat stroke, and every minute above that harms brain, kidneys and muscles. Immersion in ice water cools fastest and works well in young people after exertion; clothes come off at once. Fast cooling goes on until the core is just below 39 °C: at just below 41 °C the danger lasts, and at just below 35 °C the client would be too cold. Sodium chloride 0.9% is given into a vein, because the pressure is low.</p><p>A blanket keeps the heat in. Paracetamol (acetaminophen) acts on a fever that the brain has set, which this is not, and nobody confused should swallow. Dantrolene is not recommended in heat stroke.</p>",
          "University of Maryland, Emergency Medicine Educational Pearl 3033, after Gaudio and Grissom, Journal of Emergency Medicine, 2016",
          "Faculty of Intensive Care Medicine, “What methods are available for cooling hyperthermic patients?” (undated)",
        ),
      }),
      areas: ["nclex-rn:physiological-adaptation"],
      step: "take-action",
    },
  ],
};

/** Each option begins with a plus when it is right and with a minus when it is not. */
function question({
  stem,
  groups: written,
  rationale,
}: {
  stem: string;
  groups: ReadonlyArray<readonly [title: string, options: readonly string[]]>;
  rationale: string;
}): QuestionBody<"grouping"> {
  const all = optionsOf(written.flatMap(([, options]) => options));
  let next = 0;
  const groups = written.map(([title, { length }], index) => {
    const options = all.slice(next, next + length).map(({ id, text }) => ({ id, text: text.slice(1) }));
    next += length;
    return { id: `g${index + 1}`, title, options };
  });
  const correct = all.filter(({ text }) => text.startsWith("+")).map(({ id }) => id);
  return { type: "grouping", content: { v: 1, stem, groups }, solution: { correct, rationale } };
}
