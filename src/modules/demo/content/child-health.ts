import { type DemoSubject, NURSING_COURSES } from "./shape.ts";

export const childHealth: DemoSubject = {
  name: "Child health",
  description: "Nursing of babies and children: seeing who is in danger, counting by weight, teaching parents.",
  courses: NURSING_COURSES,
  category: "pathology",
  lessons: [
    {
      title: "Diarrhoea and dehydration in children",
      areas: [
        "nclex-rn:physiological-adaptation",
        "norcet:child-health",
        "snle:maternal-and-child",
        "gulf:maternal-and-child",
      ],
      content: [
        "<h2>Look, offer, pinch</h2>",
        "<p>Diarrhoea kills by loss of water and salt. Four signs tell how far it has gone:</p>",
        "<ul>",
        "<li><strong>Some dehydration</strong> (two signs): restless or irritable, sunken eyes, drinks eagerly, pinched skin goes back slowly.</li>",
        "<li><strong>Severe dehydration</strong> (two signs): lethargic or unconscious, sunken eyes, drinks poorly or not at all, pinched skin takes longer than 2 seconds.</li>",
        "</ul>",
        "<h2>Treat by plan</h2>",
        "<ol>",
        "<li><strong>No dehydration:</strong> at home, more fluid than usual, 50 to 100 mL after each loose stool up to the age of 2.</li>",
        "<li><strong>Some:</strong> oral rehydration solution, 75 mL/kg in 4 hours, a spoon every one or two minutes. After vomiting wait ten minutes, then go on more slowly. Look again after 4 hours.</li>",
        "<li><strong>Severe:</strong> Ringer’s lactate by vein at once, 100 mL/kg: 30 mL/kg in 30 minutes and 70 mL/kg in 2½ hours; under 12 months in 1 hour and 5 hours. Look every 15 to 30 minutes. A child with severe malnutrition is treated differently.</li>",
        "</ol>",
        "<h2>And always</h2>",
        "<p>Breast milk goes on, food begins again within hours, and zinc is given for 10 to 14 days (10 mg a day up to 6 months, 20 mg later). No medicine against diarrhoea. Antibiotics only for blood in the stool or suspected cholera.</p>",
        "<p>Parents come back at once when the child drinks poorly, has blood in the stool, becomes sicker or has fever.</p>",
        "<blockquote>Weigh the child. Every dose and every drop begins with that number.</blockquote>",
      ].join(""),
      questions: [],
    },
  ],
};
