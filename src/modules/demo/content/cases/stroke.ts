import {
  dragdropCloze,
  dropdownTable,
  highlightTable,
  matrix,
  nursingAction,
  prioritizeHypothesis,
} from "../bodies.ts";
import type { DemoStimulus } from "../shape.ts";
import { cited, citedAgain, measures, notes, record } from "./record.ts";

const AHA_2026 =
  "American Heart Association and American Stroke Association, “Early Management of Acute Ischemic Stroke”, 2026, pocket guide";
const AHA_2013 =
  "American Heart Association and American Stroke Association, guideline for early management of acute ischemic stroke, 2013, table 12 (alteplase)";

export const stroke: DemoStimulus = {
  kind: "case",
  title: "Stroke within the time for thrombolysis",
  lesson: "Stroke: the first hours",
  difficulty: "hard",
  content: record(
    "A 67-year-old woman in the emergency department, later on the stroke unit",
    notes("History and physical", {
      at: "Day 1, 08:55",
      text: "<p><strong>History.</strong> From her husband: at 07:30 she laid the breakfast table and talked as usual. At 08:10 he found her sitting on the kitchen floor; she looked at him and could not say his name. High blood pressure for ten years, ramipril 5 mg each morning, taken today. No blood thinner. No operation, no injury and no bleeding in the last months. Weight 68 kg.</p><p><strong>Examination.</strong> Stroke scale (NIHSS) 11 points. Does not see fingers moved on her right. Heart sounds irregular, lungs clear, no bruises.</p>",
    }),
    notes(
      "Nurses’ notes",
      {
        at: "Day 1, 08:50",
        text: "<p>Brought in by ambulance. Right corner of the mouth hangs, forehead wrinkles on both sides. Speaks fluently in jumbled words and does not close her eyes when asked to. Right arm drops to the bed at once, right leg drifts down, left side holds. Eyes turned to the left. Pupils 3 mm, equal, react to light. Pulse irregular. Nothing by mouth since arrival.</p>",
      },
      {
        at: "Day 1, 10:02",
        from: 5,
        text: "<p>Alteplase running for 30 minutes since the bolus at 09:31. Speech has become thick, as if she had something in her mouth. Right half of the tongue and the lower lip swollen, not so at 09:45. No rash, no wheeze, no noise on breathing in. Swallows her saliva. Right arm, right leg and words unchanged, NIHSS 11. No headache, no vomiting.</p>",
      },
      {
        at: "Day 2, 09:45",
        from: 6,
        text: "<p>Infusion was stopped at 10:03 yesterday after half of the dose; the swelling was gone by 16:00. Today she says short sentences with a wrong word now and then and follows commands of two steps. Right arm lifts and drifts, does not reach the bed. Still does not see fingers on her right. Wet cough since 06:00, crackles at the right base. NIHSS 6. CT of 09:35: no bleeding. No antithrombotic so far.</p>",
      },
    ),
    measures(
      "Vital signs",
      [
        ["Day 1, 08:55", 1],
        ["Day 1, 09:10", 2],
        ["Day 1, 09:25", 4],
        ["Day 1, 10:02", 5],
        ["Day 2, 09:45", 6],
      ],
      [
        ["Blood pressure", "mm Hg", "90/60–120/80", "192/106", "194/108", "176/98", "164/92", "152/86"],
        ["Heart rate", "beats/min", "60–100", "96", "98", "84", "94", "88"],
        ["Heart rhythm", "", "regular", "irregular", "irregular", "irregular", "irregular", "irregular"],
        ["Respirations", "breaths/min", "12–20", "18", "18", "16", "18", "24"],
        ["Oxygen saturation on room air", "%", "95–100", "97", "97", "97", "97", "93"],
        ["Temperature", "°C", "36.1–37.2", "36.7", "", "", "36.8", "38.2"],
      ],
    ),
    measures(
      "Laboratory results",
      [["Day 1, 09:00", 2]],
      [
        ["Glucose", "mmol/L (mg/dL)", "3.9–7.8 (70–140)", "7.2 (130)"],
        ["Platelets", "× 10⁹/L", "150–400", "224"],
        ["INR", "", "0.8–1.1", "1.0"],
        ["Haemoglobin", "g/L", "120–150", "131"],
        ["Creatinine", "µmol/L (mg/dL)", "45–90 (0.5–1.0)", "74 (0.8)"],
      ],
    ),
    notes(
      "Imaging and tracings",
      {
        at: "Day 1, 09:12",
        from: 2,
        text: "<p>CT of the head: no bleeding, no large area of damage. The left middle cerebral artery looks dense.</p><p>Electrocardiogram: atrial fibrillation, 96/min.</p>",
      },
      {
        at: "Day 1, 11:05",
        from: 6,
        text: "<p>Angiography before a thrombectomy: the left middle cerebral artery is open again, one small branch is not. Nothing was removed.</p>",
      },
    ),
    notes(
      "Orders",
      {
        at: "Day 1, 09:18",
        from: 4,
        text: "<ul><li>Labetalol 10 mg by vein over 2 minutes, now</li><li>As soon as the pressure is below 185/110 mm Hg: alteplase 61.2 mg by vein, 6.1 mg of it over 1 minute and 55.1 mg over 60 minutes</li><li>Stroke unit, team for thrombectomy informed</li></ul>",
      },
      {
        at: "Day 2, 08:00",
        from: 6,
        text: "<ul><li>Ramipril stopped for good; the swelling is recorded as a reaction to it and to alteplase</li><li>CT of the head 24 hours after alteplase, then review of antithrombotics</li></ul>",
      },
    ),
    notes("Medication record", {
      from: 5,
      table: {
        headings: ["Medicine", "Dose and route", "Time"],
        rows: [
          ["Ramipril", "5 mg by mouth", "Day 1, 07:15, at home"],
          ["Labetalol", "10 mg by vein", "Day 1, 09:19"],
          ["Alteplase, bolus", "6.1 mg by vein over 1 minute", "Day 1, 09:31"],
          ["Alteplase, infusion", "55.1 mg by vein over 60 minutes", "Day 1, from 09:32"],
        ],
      },
    }),
  ),
  questions: [
    highlightTable(
      "<p>The nurse examines the client at 08:50. Select the findings that need <strong>follow-up at once</strong>.</p>",
      ["Part", "Findings"],
      {
        Face: "[+Right corner of the mouth hangs], [-forehead wrinkles on both sides]",
        Speech: "[+Jumbled words, does not close her eyes when asked to]",
        "Arms and legs":
          "[+Right arm drops to the bed at once]. [+Right leg drifts down]. [-Left arm and leg hold for ten seconds]",
        Eyes: "[+Both turned to the left]. [-Pupils 3 mm, equal, react to light]",
        Circulation: "[+Blood pressure 192/106 mm Hg], [+irregular pulse of 96/min]",
      },
      citedAgain(
        "<p>A mouth that hangs, an arm that drops, a leg that drifts and words that do not fit, all at once and all on one side: this is a stroke until something else is proved, and each minute costs brain. Eyes turned to one side speak for a large one. The blood pressure decides about treatment, and an irregular pulse may be where a clot came from.</p><p>A forehead that wrinkles on both sides only tells that the cause lies in the brain and not in the nerve of the face. Equal pupils that react, and a left side that holds, are as they should be.</p>",
        AHA_2026,
        "American Stroke Association, F.A.S.T. warning signs, as reprinted in June 2017",
      ),
    ),
    {
      ...dropdownTable({
        stem: "<p>09:15. CT, electrocardiogram and blood results are there. For each finding, choose what it tells the team.</p>",
        headings: { rows: "Finding", choices: "What it tells" },
        rows: [
          {
            text: "CT of the head without bleeding",
            options: [
              "She has no ischaemic stroke",
              "Her symptoms do not come from a bleed",
              "None of her arteries is blocked",
            ],
            right: "Her symptoms do not come from a bleed",
          },
          {
            text: "Glucose 7.2 mmol/L (130 mg/dL)",
            options: [
              "Insulin has to run before thrombolysis",
              "Diabetes has caused the stroke",
              "Low sugar does not imitate a stroke here",
            ],
            right: "Low sugar does not imitate a stroke here",
          },
          {
            text: "Well at 07:30, found at 08:10",
            options: ["Time counts from 07:30", "Time counts from 08:10", "The time for thrombolysis is over"],
            right: "Time counts from 07:30",
          },
          {
            text: "Atrial fibrillation",
            options: [
              "A clot may have come from the heart",
              "The rhythm forbids thrombolysis",
              "The rhythm has to be regular first",
            ],
            right: "A clot may have come from the heart",
          },
        ],
        rationale: cited(
          "<p>A fresh bleed shows on CT at once, so there is none. An ischaemic stroke often does not show in the first hours, and a dense artery speaks for a blocked one. Glucose is the one blood result that has to be known before thrombolysis: low sugar can imitate a stroke. 7.2 mmol/L does not, needs no insulin and proves no diabetes.</p><p>The clock begins when she was last seen well, at 07:30, not at 08:10, when she was found. Thrombolysis is possible for 4.5 hours, until 12:00. Clots that form in fibrillating atria are a common cause of stroke. The fibrillation itself neither forbids treatment nor has to be turned into a regular rhythm first.</p>",
          AHA_2026,
          "The same associations, guideline of 2019, as public summaries give it (glucose before thrombolysis, last known well)",
        ),
      }),
      areas: ["nclex-rn:reduction-of-risk"],
    },
    prioritizeHypothesis(
      "09:16. The stroke team has decided for alteplase. The pharmacy has prepared it.",
      "<p>Which <strong>one</strong> problem has to be solved before the infusion can begin?</p>",
      {
        "Atrial fibrillation without an anticoagulant": false,
        "Glucose above the range": false,
        "Muscles for swallowing that may be weak": false,
        "Blood pressure too high for the drug": true,
        "Words that nobody understands": false,
        "A right side that lets her fall": false,
      },
      cited(
        "<p>Alteplase in a client with a pressure of 185/110 mm Hg or more risks a bleed into the brain, and hers has been 192/106 and 194/108 mm Hg. It is lowered first, without losing minutes.</p><p>Weak swallowing is real, and it is met by giving nothing by mouth. The fall is met by rails and company, the words by patience and pictures. The anticoagulant for fibrillation comes days later. A glucose of 7.2 mmol/L needs no treatment: care is taken from 10 mmol/L (180 mg/dL) on.</p>",
        AHA_2026,
      ),
    ),
    {
      ...nursingAction(
        "09:26. The pressure is 176/98 mm Hg, and alteplase is about to begin.",
        "<p>For each action during and after the infusion, is it appropriate?</p>",
        {
          "Measure blood pressure and neurological signs every 15 minutes for the first 2 hours": true,
          "Keep the pressure at or below 180/105 mm Hg for 24 hours": true,
          "Bring the systolic pressure below 140 mm Hg": false,
          "Insert a urinary catheter and a stomach tube once the drug is running": false,
          "Screen her swallowing before any food, drink or tablet": true,
          "Give aspirin this evening against further clots": false,
          "Call for a CT at once if severe headache, vomiting or new weakness begins": true,
        },
        cited(
          "<p>Signs are checked every 15 minutes for 2 hours, then every 30 minutes for 6 hours, then each hour until 24 hours have passed. A pressure up to 180/105 mm Hg is allowed; below 140 mm Hg outcomes were no better. Headache, vomiting, a jump of the pressure or new weakness may be a bleed, which only a CT shows.</p><p>Swallowing is screened first, as what goes down the wrong way causes pneumonia. Catheters and tubes can tear what then bleeds, so they wait if she can do without. Aspirin waits for the CT of the next day.</p>",
          AHA_2013,
          AHA_2026,
        ),
      ),
      areas: ["nclex-rn:pharmacological-therapies"],
    },
    {
      ...dragdropCloze({
        scenario: "10:02. The nurse looks at the client for the regular check.",
        stem: "<p>The nurse suspects [complication], which alteplase causes more often in clients who take [medicine]. The nurse first [action], calls the team to protect the airway, and expects [treatment] to be prescribed.</p>",
        blanks: [
          ["complication", "angioedema"],
          ["medicine", "an ACE inhibitor"],
          ["action", "stops the infusion"],
          ["treatment", "methylprednisolone by vein"],
        ],
        others: ["a bleed into the brain", "a beta blocker", "slows the infusion by half", "labetalol by vein"],
        rationale: cited(
          "<p>A swollen half of the tongue during alteplase is angioedema. It tends to be on the side of the weakness, and ramipril, an ACE inhibitor, makes it more likely. Swelling of the throat can close the airway within half an hour, so the nurse stops the infusion instead of slowing it, help for the airway is called, and methylprednisolone 125 mg, diphenhydramine 50 mg and famotidine 20 mg are given by vein. Ramipril is not given again.</p><p>A bleed would bring headache, vomiting, a rise in pressure or new weakness. None of them is there: the speech is thick because of the tongue. Labetalol, a beta blocker, does not cause the swelling and does not help, and 164/92 mm Hg needs no treatment.</p>",
          AHA_2026,
          "PubMed 25440357, angioedema in 8 of 236 clients given alteplase, 2015, abstract",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
    },
    {
      ...matrix(
        "one",
        "<p>Day 2, 09:45. For each part, how has the client changed since <strong>the first hour of day 1</strong>?</p>",
        ["Improved", "No change", "Worse"],
        {
          "Right arm": ["Improved"],
          "Speech and understanding": ["Improved"],
          "Sight to the right": ["No change"],
          "Heart rhythm": ["No change"],
          Lungs: ["Worse"],
          Temperature: ["Worse"],
        },
        cited(
          "<p>The arm dropped and now only drifts; speech has come back in sentences, and understanding as far as commands of two steps. Her sight to the right is still lost, and the rhythm is still irregular: with a CT free of blood the team can now plan antithrombotics.</p><p>The lungs are worse: a wet cough, crackles, a saturation of 93%, 24 respirations, and a temperature of 38.2 °C. Pneumonia after swallowing the wrong way is likely. The nurse calls the provider, keeps her upright with nothing by mouth, and has her swallowing tested.</p>",
          AHA_2026,
          AHA_2013,
        ),
      ),
    },
  ],
};
