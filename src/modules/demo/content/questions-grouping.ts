import { optionsOf } from "../../../items/options.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
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
          read.hyperkalaemia,
        ),
      }),
      areas: ["nclex-rn:physiological-adaptation"],
      step: "generate-solutions",
    },
  ],
  "Diarrhoea and dehydration in children": [
    {
      ...question({
        stem: "<p>A child of 16 months has had watery stools for <strong>2 days</strong>, is breastfed and shows <strong>no sign of dehydration</strong>. The family goes home with oral rehydration salts and zinc. What does the nurse teach the parents? Choose at least one in each group.</p>",
        groups: [
          [
            "Drinks",
            [
              "+Breast milk, more often and for longer",
              "+50 to 100 mL of the salts after each loose stool",
              "-Fizzy drinks with sugar, as children like them",
            ],
          ],
          ["After the child vomits", ["+Wait 10 minutes, then small sips", "-No food or drink until the next morning"]],
          ["Zinc", ["+Each day for 10 to 14 days", "-Each day until the stools are firm", "-On days with fever"]],
          ["Come back at once for", ["+Blood in the stools", "+A child who refuses to drink", "-One more loose stool"]],
        ],
        rationale: cited(
          "<p>A child without signs of dehydration is treated at home with more fluid than usual: breast milk more often and for longer, and 50 to 100 mL of the salts after each loose stool up to the age of 2. After vomiting the parents wait 10 minutes and go on with small sips. Zinc is given each day for 10 to 14 days. Blood in the stools, or a child who refuses to drink, needs help at once; so do repeated vomiting, fever, sunken eyes and weakness.</p><p>Sugar in fizzy drinks draws water into the bowel and makes the diarrhoea worse. Without food or drink until morning the child would dry out. Zinc that ends when the stools are firm, or is kept for days with fever, is too little. One more loose stool is expected; it is answered with one more drink.</p>",
          "World Health Organization, “Integrated Management of Childhood Illness”, chart booklet, 2014, as Open University (OpenLearn Create) teaches it",
          "UNICEF, “Facts for Life”, diarrhoea (undated)",
        ),
      }),
      areas: ["nclex-rn:health-promotion"],
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
    {
      ...question({
        stem: "<p>A client at 38 weeks is in labour, and the cervix is 4 cm open. The membranes rupture, the fetal heart rate falls to <strong>70/min</strong>, and <strong>a loop of the cord</strong> hangs out of the vagina. Help is on the way. What does the nurse do and prepare? Choose at least one in each group.</p>",
        groups: [
          [
            "Position",
            ["+On knees and chest, hips up", "+On a bed tilted head down", "-Upright, with the legs hanging down"],
          ],
          [
            "The gloved hand in the vagina",
            ["+Lifts the head of the fetus and stays there", "-Pushes the loop back into the uterus"],
          ],
          [
            "The loop outside",
            ["+Is touched as little as possible", "-Is rubbed to keep it beating", "-Is clamped at once"],
          ],
          [
            "Until caesarean birth",
            ["+500 mL of saline into the bladder", "+A drug that stops contractions", "-Oxytocin by infusion"],
          ],
        ],
        rationale: cited(
          "<p>The head presses the cord against the pelvis, and the fetus has no oxygen. Knees and chest on the bed with the hips up, or a bed tilted head down, let the fetus slide away from the cord. A gloved hand lifts the head and stays there until birth. If theatre takes a while, 500 mL of saline in the bladder hold the head up, and a drug that stops contractions takes off more pressure. At 4 cm a caesarean is the fastest birth.</p><p>Upright, with the legs hanging down, the head sinks onto the cord. The loop outside is touched as little as possible: pushed back or rubbed it goes into spasm, and clamped it carries no blood at all. Oxytocin brings more contractions, each of which shuts the cord.</p>",
          "Sayed Ahmed and Hamdy, International Journal of Women’s Health, 2018, “Optimal management of umbilical cord prolapse”",
        ),
      }),
      areas: [
        "nclex-rn:physiological-adaptation",
        "norcet:obstetrics-and-gynaecology",
        "snle:maternal-and-child",
        "gulf:maternal-and-child",
      ],
      step: "take-action",
    },
    {
      ...question({
        stem: "<p>A client has taken lithium for years. Last week the client had diarrhoea, began hydrochlorothiazide, and took ibuprofen and paracetamol (acetaminophen) for a sore back. Now there is a <strong>coarse tremor</strong>, slurred speech and an unsteady gait. Lithium is <strong>2.3 mmol/L (2.3 mEq/L)</strong>. What should the nurse conclude and do? Choose at least one in each group.</p>",
        groups: [
          ["What raised lithium", ["+Diarrhoea", "+Hydrochlorothiazide", "+Ibuprofen", "-Paracetamol"]],
          [
            "What to expect now",
            ["+Lithium is stopped", "+0.9% sodium chloride by infusion", "-Furosemide to wash lithium out"],
          ],
          ["What to guard against", ["+Falls", "+Seizures", "-Bleeding from the gums"]],
          [
            "What to teach later",
            [
              "+The same amount of salt from day to day",
              "+A call when vomiting lasts",
              "-Less to drink in hot weather",
            ],
          ],
        ],
        rationale: cited(
          "<p>The kidney treats lithium as it treats sodium: when the body is short of salt and water, it takes both back. So diarrhoea and a thiazide such as hydrochlorothiazide raise the level, and ibuprofen lets less lithium through the kidney. Coarse tremor, slurred speech and an unsteady gait are signs of toxicity, and 1.5 mmol/L or more is an emergency. Lithium is stopped, and 0.9% sodium chloride restores volume, so that the kidney can clear it; sodium and the level are measured again. The client may fall and may have seizures. Later the client keeps the amount of salt the same and calls when vomiting or diarrhoea lasts for more than a day.</p><p>Paracetamol does not change the level. Furosemide takes away the salt and water that are missing. Lithium does not cause bleeding. In hot weather the client drinks more, because sweat takes salt and water as well.</p>",
          "NHS Greater Glasgow and Clyde, “Early identification and management of lithium toxicity” (reviewed December 2023)",
          "AccessMedicine, lithium toxicity, a summary (undated)",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies", "norcet:mental-health"],
      step: "analyze-cues",
    },
    {
      ...question({
        stem: "<p>A client whose spinal cord was injured at <strong>T4</strong> has a sudden, pounding headache. The face is red and wet, pulse is 52/min, and blood pressure is <strong>196/110 mm Hg</strong>; it is usually 104/62. A catheter drains the bladder. What does the nurse do? Choose at least one in each group.</p>",
        groups: [
          [
            "First",
            [
              "+Sit the client up, legs down",
              "+Open belt, stockings and leg straps",
              "-Lay the client flat, legs raised",
            ],
          ],
          [
            "Look for the cause in",
            ["+The catheter and its tubing", "+The rectum, with anaesthetic gel", "-The neck, for stiffness"],
          ],
          ["Measure blood pressure", ["+Every 2 minutes", "-Every 30 minutes", "-After the headache has gone"]],
          [
            "If the pressure stays high",
            ["+A nitrate, as prescribed", "-Midodrine, as prescribed", "-A litre of saline"],
          ],
        ],
        rationale: cited(
          "<p>This is autonomic dysreflexia. Something below an injury at T6 or above, mostly a full bladder, sets off a reflex that the brain cannot stop, and the pressure may rise until a vessel in the brain bursts. Sitting up with the legs down lets blood pool, and so does opening belt, stockings and straps. The nurse then looks for a kink or a clot in the catheter and its tubing, and if that is not it, for stool in the rectum, with anaesthetic gel, as touch makes it worse. Blood pressure is measured every 1 to 2 minutes until it is steady. If it stays high, a nitrate that acts fast is given as prescribed.</p><p>Lying flat with raised legs sends more blood to the head. A neck that is stiff would fit meningitis, without such a pressure. Every 30 minutes, or after the headache, is too late. Midodrine tightens vessels, and saline fills them: both raise the pressure.</p>",
          "StatPearls, “Autonomic Dysreflexia” (updated June 2025)",
          "Can-SCIP Guideline, “Autonomic dysreflexia in pregnancy”, after the Paralyzed Veterans of America, 2020",
        ),
      }),
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
