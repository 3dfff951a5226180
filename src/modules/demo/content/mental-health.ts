import { type DemoSubject, NURSING_COURSES } from "./shape.ts";

export const mentalHealth: DemoSubject = {
  name: "Mental health",
  description: "Nursing in mental illness and dependence: seeing danger early, staying safe, building trust.",
  courses: NURSING_COURSES,
  lessons: [
    {
      title: "Alcohol withdrawal",
      areas: ["nclex-rn:psychosocial-integrity", "norcet:mental-health", "snle:adult", "gulf:adult"],
      content: [
        "<h2>When it comes</h2>",
        "<p>Somebody who drinks every day and stops is at risk, on any ward. Ask each client how much and when the last drink was. Tremor, sweat, vomiting, anxiety and a fast pulse begin within a day. Seizures come mostly in the first two days, <strong>withdrawal delirium</strong> around the third: confusion, things seen that are not there, fever, a racing heart.</p>",
        "<p>An earlier seizure or delirium in withdrawal is the strongest warning.</p>",
        "<h2>Measure</h2>",
        "<p>A scale such as CIWA-Ar shows how severe withdrawal is: below 10 mild, 10 to 18 moderate, 19 and more severe. It asks clients what they feel, so it is no use in delirium. There agitation and sedation are scored.</p>",
        "<h2>Treat</h2>",
        "<ul>",
        "<li>A benzodiazepine, as the score asks for it. Watch breathing and sedation.</li>",
        "<li><strong>Thiamine</strong> by vein for everybody who is badly nourished, before glucose. Eyes that flicker, unsteady steps, confusion: think of Wernicke’s encephalopathy; two signs are enough to treat.</li>",
        "<li>Fluid, potassium, magnesium, food.</li>",
        "<li>A quiet room with a soft light, the same faces, short sentences.</li>",
        "</ul>",
        "<h2>Afterwards</h2>",
        "<p>Withdrawal treats no dependence. Ask about suicide, openly and more than once. Offer treatment of the dependence before the client goes home.</p>",
        "<blockquote>Ask when the last drink was. The clock has been running since then.</blockquote>",
      ].join(""),
      questions: [],
    },
  ],
};
