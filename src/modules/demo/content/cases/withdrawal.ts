import { dragdropCloze, dropdownTable, highlightText, matrix, prioritizeHypothesis, recognizeCues } from "../bodies.ts";
import type { DemoStimulus } from "../shape.ts";
import { cited, measures, notes, record } from "./record.ts";

const ASAM = "American Society of Addiction Medicine, “Alcohol Withdrawal Management”, 2020, with its pocket guide";
const NICE_100 =
  "National Institute for Health and Care Excellence, CG100, “Alcohol-use disorders: diagnosis and management of physical complications”, 2010, updated 2017";
const CAINE =
  "Caine and others, operational criteria for Wernicke’s encephalopathy, 1997, as public summaries give them";

export const withdrawal: DemoStimulus = {
  kind: "case",
  title: "Alcohol withdrawal on a psychiatric ward",
  lesson: "Alcohol withdrawal",
  difficulty: "hard",
  content: record(
    "A 46-year-old man on a psychiatric ward, who came of his own will",
    notes("History and physical", {
      at: "Monday, 12:00",
      text: "<p><strong>History.</strong> Low mood for a year, no pleasure in anything, thoughts of suicide for two weeks without a plan. Divorced, lives alone. Drinks a bottle (750 mL) of brandy a day; last glass on Sunday at 22:00. Stopped once before, two years ago, and had a seizure on the second day. Eats one meal a day, has lost 9 kg in four months. No medicines.</p><p><strong>Examination.</strong> Walks with broad, unsteady steps. Eyes flicker when he looks to either side. Liver edge 2 cm below the ribs, no fluid in the abdomen. Bruise on the left shin.</p>",
    }),
    notes(
      "Nurses’ notes",
      {
        at: "Monday, 19:30",
        text: "<p>Hands shake when he lifts the cup. Shirt wet with sweat. Vomited his supper. Starts at each door that closes. Weeps when he speaks of his children. Slow steps along the wall. Knows day and place. Says: “I see no way on, but I will tell you before I do anything.”</p>",
      },
      {
        at: "Wednesday, 03:10",
        from: 5,
        text: "<p>Shouts that ants come out of the wall. Does not know where he is, calls the nurse by his wife’s name. Pulls at the cannula, climbs over the rail. Skin hot and wet. Cannot answer the questions of the withdrawal scale.</p>",
      },
      {
        at: "Friday, 09:00",
        from: 6,
        text: "<p>Slept six hours. Knows day and place, sees no more ants. Fine tremor of the outstretched hands. Eyes still flicker to the left. Ate half of breakfast. Said on being washed: “They would all be better off. I have written it down for them.” Asks what the tablets for craving do.</p>",
      },
    ),
    measures(
      "Vital signs",
      [
        ["Monday, 12:00", 1],
        ["Monday, 19:30", 1],
        ["Wednesday, 03:10", 5],
        ["Friday, 09:00", 6],
      ],
      [
        ["Temperature", "°C", "36.1–37.2", "36.8", "37.2", "38.4", "36.9"],
        ["Heart rate", "beats/min", "60–100", "94", "114", "138", "88"],
        ["Blood pressure", "mm Hg", "90/60–120/80", "138/86", "158/98", "182/104", "132/82"],
        ["Respirations", "breaths/min", "12–20", "16", "20", "26", "16"],
        ["Oxygen saturation", "%", "95–100", "98", "97", "96", "98"],
        ["Withdrawal scale (CIWA-Ar)", "points", "below 10", "7", "17", "", "4"],
      ],
    ),
    measures(
      "Laboratory results",
      [
        ["Monday, 13:00", 2],
        ["Friday, 06:00", 6],
      ],
      [
        ["Glucose", "mmol/L (mg/dL)", "3.9–7.8 (70–140)", "4.6 (83)", "5.4 (97)"],
        ["Potassium", "mmol/L", "3.5–5.0", "3.2", "3.9"],
        ["Magnesium", "mmol/L", "0.70–1.00", "0.58", "0.82"],
        ["Phosphate", "mmol/L", "0.80–1.50", "0.78", "0.95"],
        ["GGT", "U/L", "10–70", "340", "310"],
        ["Mean red cell volume", "fL", "80–100", "104", "104"],
        ["Platelets", "× 10⁹/L", "150–400", "128", "162"],
      ],
    ),
    notes(
      "Orders",
      {
        at: "Monday, 20:15",
        from: 5,
        text: "<ul><li>Thiamine 500 mg by vein three times a day, the first dose now</li><li>Lorazepam by mouth by the score of the withdrawal scale</li><li>Potassium and magnesium by the protocol</li><li>One nurse within sight at all times</li></ul>",
      },
      {
        at: "Wednesday, 04:00",
        from: 6,
        text: "<ul><li>High-dependency bed, lorazepam by vein until he is lightly drowsy</li><li>Thiamine 500 mg by vein three times a day until Saturday, then review</li></ul>",
      },
    ),
  ),
  questions: [
    highlightText(
      "<p>Select the findings of Monday evening that suggest <strong>withdrawal from alcohol</strong>.</p>",
      "19:30 [+Hands shake when he lifts the cup]. [+Shirt wet with sweat]. [+Vomited his supper]. [+Starts at each door that closes]. [-Weeps when he speaks of his children]. [-Bruise on the left shin]. [+Heart rate 114/min, after 94 at noon], [+blood pressure 158/98 mm Hg, after 138/86]. [-Oxygen saturation 97%]. [-Knows day and place].",
      cited(
        "<p>Within a day of the last drink the body is over-excited: shaking hands, sweat that wets the shirt, a supper that is vomited, a start at each noise, a fast heart and a rising pressure. 21 hours after the last glass they fit withdrawal, and a score of 17 makes it moderate.</p><p>That he weeps for his children belongs to his depression and needs an ear tonight, but it is no sign of withdrawal. The bruise on the shin may be from a fall. A saturation of 97% is normal, and knowing day and place says that he is not delirious.</p>",
        ASAM,
        NICE_100,
      ),
    ),
    {
      ...matrix(
        "many",
        "<p>Monday, 20:00. With which of these is each finding <strong>consistent</strong>?</p>",
        ["Alcohol withdrawal", "Wernicke’s encephalopathy", "Depression"],
        {
          "Tremor of both hands": ["Alcohol withdrawal"],
          "Eyes that flicker to the sides": ["Wernicke’s encephalopathy"],
          "Broad, unsteady steps": ["Wernicke’s encephalopathy"],
          "No pleasure in anything for a year": ["Depression"],
          "Sweat and a heart rate of 114/min": ["Alcohol withdrawal"],
          "Eating little, with a loss of 9 kg": ["Wernicke’s encephalopathy", "Depression"],
        },
        cited(
          "<p>Tremor, sweat and a fast heart rate are withdrawal. Eyes that flicker, unsteady steps and poor food are three of the four signs of Wernicke’s encephalopathy, a lack of thiamine in the brain; two are enough, and confusion need not be there. Eating little with weight loss also fits depression, as does a year without pleasure. He can have all three.</p>",
          CAINE,
          ASAM,
        ),
      ),
      areas: ["nclex-rn:physiological-adaptation"],
    },
    prioritizeHypothesis(
      "Monday, 20:05. The nurse reports to the psychiatrist on duty.",
      "<p>Which <strong>three</strong> dangers to his life or his brain have to be dealt with tonight?</p>",
      {
        "Seizure or delirium of withdrawal": true,
        "Harm to the liver": false,
        "Lack of thiamine in the brain": true,
        "Low self-esteem": false,
        Suicide: true,
        "Loneliness after the divorce": false,
        "Disturbed sleep": false,
      },
      cited(
        "<p>A seizure in an earlier withdrawal makes another one, or delirium, likely in the next three days. Lack of thiamine can destroy memory for good within days, and is easy to treat. Suicide comes nearer with alcohol, loss and hopeless words, even when somebody promises to tell.</p><p>The liver has been harmed over years and is no danger tonight. Self-esteem, loneliness and sleep matter for the weeks to come, and sleep will return as withdrawal ends.</p>",
        ASAM,
        NICE_100,
        "National Institute of Mental Health (US), warning signs of suicide, as reprinted in 2024",
      ),
    ),
    {
      ...dropdownTable({
        stem: "<p>Monday, 20:10. For each part of the plan, choose what is right for him.</p>",
        headings: { rows: "Part of the plan", choices: "What is right" },
        rows: [
          {
            text: "Thiamine",
            options: ["By vein, before any glucose", "By mouth, with the first meal", "By vein, once he is confused"],
            right: "By vein, before any glucose",
          },
          {
            text: "Medicine for withdrawal",
            options: ["A benzodiazepine", "Phenytoin", "A beta blocker alone"],
            right: "A benzodiazepine",
          },
          {
            text: "Room",
            options: ["Dark and closed", "Quiet, with a soft light", "Beside the television"],
            right: "Quiet, with a soft light",
          },
          {
            text: "Safety",
            options: ["A nurse within sight", "A look each four hours", "A promise in writing"],
            right: "A nurse within sight",
          },
        ],
        rationale: cited(
          "<p>Thiamine goes in by vein, as a gut used to alcohol takes up little by mouth, and before glucose, which uses up the rest. Waiting until he is confused can cost his memory. A benzodiazepine treats withdrawal and prevents seizures. Phenytoin does not, and a beta blocker alone only hides the signs.</p><p>A quiet room with a soft light calms; a dark one makes shadows that frighten, and a television excites. Somebody with thoughts of suicide and a seizure behind him needs a nurse within sight: four hours are too long, and a promise in writing protects nobody.</p>",
          ASAM,
          NICE_100,
          "European Federation of Neurological Societies, guideline on Wernicke encephalopathy, 2010, as public summaries give it (thiamine before carbohydrate)",
        ),
      }),
      areas: ["nclex-rn:safety-and-infection-control"],
    },
    {
      ...dragdropCloze({
        scenario: "Wednesday, 03:10, 53 hours after the last drink.",
        stem: "<p>The nurse [action], gives [medicine] as prescribed, and follows him with [scale], because he [reason].</p>",
        blanks: [
          ["action", "stays with him and calls for help"],
          ["medicine", "lorazepam by vein"],
          ["scale", "a scale of agitation and sedation"],
          ["reason", "cannot report his symptoms"],
        ],
        others: [
          "ties both wrists to the bed",
          "haloperidol without a benzodiazepine",
          "CIWA-Ar every hour",
          "refuses to be examined",
        ],
        rationale: cited(
          "<p>Confusion, ants that are not there, fever and a racing heart on the third day are withdrawal delirium. He is never left alone, and help is called. Lorazepam by vein is given until he is lightly drowsy. CIWA-Ar asks for what he feels, and a delirious man cannot report it, so his agitation and sedation are scored instead.</p><p>Tied wrists make agitation worse and are a last resort. Haloperidol without a benzodiazepine does not treat withdrawal and can bring on a seizure. He does not refuse: he does not understand.</p>",
          ASAM,
          NICE_100,
        ),
      }),
      areas: ["nclex-rn:physiological-adaptation"],
    },
    recognizeCues(
      "Friday, 09:00, the fifth day without alcohol.",
      "<p>For each finding, is it <strong>expected</strong> by now, or does it require <strong>follow-up</strong>?</p>",
      {
        "Six hours of sleep": true,
        "Fine tremor of the outstretched hands": true,
        "Eyes that still flicker to the left": false,
        "Magnesium 0.82 mmol/L": true,
        "“I have written it down for them.”": false,
        "A question about tablets for craving": true,
        "Heart rate 88/min": true,
      },
      cited(
        "<p>Withdrawal is ending: sleep, heart rate and magnesium are back in range, and a fine tremor can last for some days more. A question about craving shows that he thinks of life without alcohol, and is the moment to offer treatment of the dependence.</p><p>Eyes that flicker say that thiamine is still needed, so it must not end by the calendar. “I have written it down” may be a farewell letter. The nurse asks openly about suicide, does not leave him, and brings the psychiatrist now: the risk can rise as strength returns.</p>",
        ASAM,
        NICE_100,
      ),
    ),
  ],
};
