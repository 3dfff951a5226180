import { dropdownTable } from "./bodies.ts";
import { cited, citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const citedAgain = citedOn("24 and 26 November 2026");

const MOMENTS = [
  "Before touching a client",
  "Before a clean or aseptic procedure",
  "After a risk of body fluid exposure",
  "After touching a client",
  "After touching a client’s surroundings",
];
const MONITORING = ["At least every 12 hours", "At least every 4 to 6 hours", "At least every hour", "Continuously"];
const SEVERITIES = ["Mild", "Moderate", "Severe"];
const POINTS = ["0 points", "1 point", "2 points"];

export const dropdownTableQuestions: DemoQuestionsByLesson = {
  "Infection prevention and transmission-based precautions": [
    {
      ...dropdownTable({
        stem: "<p>A nurse cleans the hands in each of these situations in a four-bed room. Which of the five moments for hand hygiene is each of them?</p>",
        headings: { rows: "Situation", choices: "Moment" },
        rows: [
          {
            text: "The nurse has moved the bed rail and is now going to inject into the port of the venous line",
            options: MOMENTS,
            right: "Before a clean or aseptic procedure",
          },
          {
            text: "The nurse takes the gloves off after emptying a urine bag",
            options: MOMENTS,
            right: "After a risk of body fluid exposure",
          },
          {
            text: "The nurse leaves after straightening the bed linen while the client was in the bathroom",
            options: MOMENTS,
            right: "After touching a client’s surroundings",
          },
          {
            text: "The nurse comes in from the corridor to count a client’s pulse",
            options: MOMENTS,
            right: "Before touching a client",
          },
        ],
        rationale: cited(
          "<p>An injection into a venous line opens a way into the blood, so hands are cleaned just before it, although they have touched nothing but the client’s own bed. Urine is a body fluid: hands are cleaned as soon as the gloves are off, and gloves do not take the place of it. Bed linen belongs to the surroundings, which carry the client’s germs even when nobody lies there. Counting a pulse is touching the client, and the hands bring what they met in the corridor. The fifth moment, after touching a client, would be on the way from the handshake to the keyboard.</p>",
          "Antimicrobial Resistance and Infection Control, 2015, table of the five moments of the World Health Organization with examples",
          "Australian Commission on Safety and Quality in Health Care, “5 Moments for Hand Hygiene” (undated)",
        ),
      }),
      step: "analyze-cues",
    },
  ],
  "Safety, priorities and delegation": [
    {
      ...dropdownTable({
        stem: "<p>A ward uses the National Early Warning Score (NEWS2). At 14:00 four clients have these scores. How often should each of them be monitored from now on, unless the nurse or the doctor decides on more?</p>",
        headings: { rows: "Score", choices: "Monitoring" },
        rows: [
          {
            text: "Total of 8 for respirations, oxygen, pulse and blood pressure",
            options: MONITORING,
            right: "Continuously",
          },
          {
            text: "Total of 3: one point each for respirations, pulse and temperature",
            options: MONITORING,
            right: "At least every 4 to 6 hours",
          },
          {
            text: "Total of 3: all of them for the oxygen saturation",
            options: MONITORING,
            right: "At least every hour",
          },
          {
            text: "Total of 5: spread over three observations",
            options: MONITORING,
            right: "At least every hour",
          },
        ],
        rationale: cited(
          "<p>7 points or more are an emergency: vital signs are monitored continuously, and a team with skills of critical care comes. A total of 1 to 4 is looked at again after 4 to 6 hours at the latest, and the registered nurse decides whether that is enough. Three points for one observation mean that it has changed very much: the total is the same 3, but the client is seen hourly and the doctor is informed. From 5 points the response is urgent, again with at least hourly observations. Every 12 hours is enough only for a score of 0.</p>",
          "Royal College of Physicians, “National Early Warning Score (NEWS) 2”, 2017, chart 4",
          "RCP Journals, definitions relating to NEWS2",
        ),
      }),
      areas: ["nclex-rn:reduction-of-risk"],
      step: "generate-solutions",
    },
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    {
      ...dropdownTable({
        stem: "<p>Three adults with diabetic ketoacidosis arrive in an emergency department within an hour. How severe is the ketoacidosis of each of them?</p>",
        headings: { rows: "First findings", choices: "Severity" },
        rows: [
          {
            text: "Arterial pH 7.12, bicarbonate 12 mmol/L (12 mEq/L), β-hydroxybutyrate 5.2 mmol/L; drowsy",
            options: SEVERITIES,
            right: "Moderate",
          },
          {
            text: "Arterial pH 6.94, bicarbonate 6 mmol/L (6 mEq/L), β-hydroxybutyrate 9.1 mmol/L; does not wake to a loud voice",
            options: SEVERITIES,
            right: "Severe",
          },
          {
            text: "Arterial pH 7.27, bicarbonate 16 mmol/L (16 mEq/L), β-hydroxybutyrate 3.8 mmol/L; alert",
            options: SEVERITIES,
            right: "Mild",
          },
        ],
        rationale: cited(
          "<p>The acid decides, not the glucose. A pH from 7.00 to 7.25 with a bicarbonate from 10 to below 15 is moderate, and drowsiness fits it. A pH below 7.00, a bicarbonate below 10, ketones above 6 mmol/L and stupor are severe: this client goes where breathing and consciousness can be watched all the time. A pH above 7.25 and below 7.30 with a bicarbonate from 15 to 18 in an alert client is mild. Ketones from 3 to 6 mmol/L are found in mild and in moderate ketoacidosis, so they do not tell these two apart.</p>",
          "BMJ Best Practice, “Diabetic ketoacidosis”, criteria after the consensus report of 2024",
          "American Diabetes Association and others, “Hyperglycaemic crises in adults with diabetes: a consensus report”, 2024",
        ),
      }),
      step: "analyze-cues",
    },
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    {
      ...dropdownTable({
        stem: "<p>Before discharge a nurse answers questions of clients who take an anticoagulant. What should the nurse teach each of them?</p>",
        headings: { rows: "Question of the client", choices: "What to teach" },
        rows: [
          {
            text: "“I take rivaroxaban 20 mg for my irregular heartbeat. When should I swallow it?”",
            options: [
              "With the evening meal",
              "At bedtime, two hours after the last food",
              "Half an hour before breakfast",
            ],
            right: "With the evening meal",
          },
          {
            text: "“I take rivaroxaban once a day. What if I forget the tablet at noon and notice it in the evening?”",
            options: ["Leave it out until tomorrow", "Take it now", "Take two tomorrow at noon"],
            right: "Take it now",
          },
          {
            text: "“I take warfarin. May I still eat spinach?”",
            options: [
              "Not while the treatment lasts",
              "As much as I like, if INR is measured",
              "About the same amount each week",
            ],
            right: "About the same amount each week",
          },
          {
            text: "“I inject enoxaparin. What do I do with the place afterwards?”",
            options: ["Rub it in circles for a minute", "Leave it without rubbing", "Massage it with a little oil"],
            right: "Leave it without rubbing",
          },
        ],
        rationale: citedAgain(
          "<p>Tablets of 15 and 20 mg of rivaroxaban are taken with food, and for an irregular heartbeat usually with the evening meal. At bedtime and half an hour before breakfast the stomach is empty. A daily dose forgotten at noon is taken now, on the same day, and the next one at its usual time. Two at noon would be too much at once, and to leave it out makes a gap.</p><p>With warfarin the amount of vitamin K should be about the same each week. As much spinach as the client likes makes INR swing, even if it is measured. Nor does anybody have to give it up while the treatment lasts. The place of an injection of enoxaparin is left without rubbing, to have fewer bruises. Circles for a minute or a massage with oil make them larger.</p>",
          "MyHealth Alberta, “Rivaroxaban” (undated; food, a forgotten dose)",
          "Violi and others, “Interaction between dietary vitamin K intake and anticoagulation by vitamin K antagonists”, Medicine, 2016, 95(10):e2895",
          read.enoxaparinSteps,
        ),
      }),
      step: "generate-solutions",
    },
  ],
  "Opioid analgesia: relieving pain safely": [
    {
      ...dropdownTable({
        stem: "<p>A nurse looks after a child of 20 months on the evening after an operation on a hernia and uses the FLACC scale before the next dose of morphine. How many points does each observation have?</p>",
        headings: { rows: "Observation", choices: "Points" },
        rows: [
          { text: "Face: frowns now and then, looks withdrawn", options: POINTS, right: "1 point" },
          { text: "Legs: stretched out and relaxed", options: POINTS, right: "0 points" },
          { text: "Activity: shifts back and forth, tense", options: POINTS, right: "1 point" },
          { text: "Cry: screams and sobs without a pause", options: POINTS, right: "2 points" },
          { text: "Consolability: calms down when hugged and talked to", options: POINTS, right: "1 point" },
        ],
        rationale: cited(
          "<p>A frown that comes and goes is 1 point; a clenched jaw or a quivering chin all the time would be 2. Relaxed legs are 0; restless ones would be 1, and kicking or drawn up 2. Shifting about is 1; lying quietly would be 0, and a rigid or arched body 2. Steady crying is 2; whimpering now and then would be 1. A child who is calmed by touch has 1; a content one would have 0, and one whom nobody can comfort 2. The sum is 5 of 10. The scale is for children up to 7 years and for others who cannot say how much it hurts, and it is used again after the dose.</p>",
          "British Journal of Ophthalmology (BMJ), table of the FLACC scale, children up to 7 years (undated)",
          "Article PMC2946605, 2010, table 3",
        ),
      }),
      areas: ["nclex-rn:basic-care", "norcet:child-health", "snle:maternal-and-child", "gulf:maternal-and-child"],
      step: "recognize-cues",
    },
  ],
  "The newborn’s first hours": [
    {
      ...dropdownTable({
        stem: "<p>One minute after birth a nurse notes the Apgar score of a newborn. How many points does each sign have?</p>",
        headings: { rows: "Sign", choices: "Points" },
        rows: [
          { text: "Colour: body and limbs bluish", options: POINTS, right: "0 points" },
          { text: "Heart rate: 88/min", options: POINTS, right: "1 point" },
          { text: "When a catheter touches the nostril: sneezes", options: POINTS, right: "2 points" },
          { text: "Muscle tone: arms and legs bend a little", options: POINTS, right: "1 point" },
          { text: "Breathing: slow and irregular", options: POINTS, right: "1 point" },
        ],
        rationale: cited(
          "<p>Blue all over is 0; blue hands and feet on a pink body would be 1, and pink all over 2. A heart rate below 100/min is 1, a faster one would be 2, and none 0. A sneeze or a cough is 2, a grimace would be 1. Some bending of arms and legs is 1, active movement would be 2, and a limp newborn has 0. Slow, irregular breathing is 1, a good cry would be 2. The sum is 5. The score is taken again at 5 minutes, when 7 to 10 is normal.</p>",
          "MSD Manual, consumer version, table “Apgar score”, 2023",
        ),
      }),
      step: "recognize-cues",
    },
  ],
};
