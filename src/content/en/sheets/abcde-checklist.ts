/** The order A to E is that of the Resuscitation Council UK; targets are the conventional ones for adults. */
import type { Sheet } from "./shape.ts";

export const abcdeChecklist: Sheet = {
  title: "ABCDE Assessment Checklist",
  summary: "The OSCE assessment station in order: what to do, what to say, and how to hand over.",
  orientation: "portrait",
  date: "21 November 2026",
  textSize: 10.6,
  pages: [
    [
      {
        widths: [1, 1],
        columns: [
          [
            {
              kind: "lines",
              title: "This round",
              fields: ["Name", "Date", "Observer", "Time needed"],
              columns: 2,
            },
            {
              kind: "checklist",
              title: "Before you touch",
              items: [
                "Looks whether the place is safe",
                "Cleans hands; gloves and apron as needed",
                "Says own name and role",
                "Checks identity: name, date of birth, wristband",
                "Asks about allergies",
                "Explains, and asks for consent",
                "Privacy and a comfortable position",
                "First look: awake, talking, colour, effort?",
              ],
              alert: "No answer and no normal breathing: call for help and start resuscitation.",
            },
            {
              kind: "checklist",
              letter: "A",
              title: "Airway",
              items: [
                "Talks to the person: a clear answer means an open airway",
                "Listens: snoring, gurgling, stridor, hoarseness",
                "Looks: vomit, blood, swelling, loose teeth",
                "Opens: head tilt and chin lift, suction, airway adjunct",
              ],
              alert: "Treat before you go on. An obstructed airway is an emergency.",
            },
            {
              kind: "checklist",
              letter: "B",
              title: "Breathing",
              items: [
                "Rate, counted for a full minute (12–20)",
                "Depth, rhythm, effort, use of accessory muscles",
                "Both sides of the chest move equally",
                "Oxygen saturation; oxygen as prescribed to the target (94–98 %, or 88–92 % at risk of retaining CO₂)",
                "Colour, cough, sputum",
                "Breath sounds on both sides",
              ],
            },
          ],
          [
            {
              kind: "checklist",
              letter: "C",
              title: "Circulation",
              items: [
                "Pulse by hand: rate, rhythm, strength (60–100)",
                "Blood pressure",
                "Capillary refill, pressed for 5 seconds",
                "Skin: warm or cold, dry or clammy, pale",
                "Bleeding, drains, oedema, calves",
                "Fluid balance; urine at least 0.5 mL/kg/h",
                "Access, bloods, ECG as ordered",
              ],
            },
            {
              kind: "checklist",
              letter: "D",
              title: "Disability",
              items: [
                "ACVPU: alert, new confusion, voice, pain, unresponsive",
                "Glasgow Coma Scale where indicated",
                "Pupils: size, equal, reaction to light",
                "Blood glucose",
                "Pain, 0 to 10, at rest and on moving",
                "Moves all limbs; speech; face",
                "Drugs that sedate",
              ],
              alert: "Don’t ever forget glucose: below 4 mmol/L (70 mg/dL) is treated at once.",
            },
            {
              kind: "checklist",
              letter: "E",
              title: "Exposure",
              items: [
                "Temperature",
                "Head to toe, front and back, with dignity and warmth",
                "Rash, wounds, pressure areas, swelling",
                "Lines, catheters and drains: site, date, output",
                "Abdomen: soft, distended, tender; bowels",
              ],
            },
            {
              kind: "checklist",
              title: "Before you leave",
              items: [
                "Adds up the early-warning score",
                "Escalates as the score demands, and says to whom",
                "Says when to look again",
                "Call bell, bed low, thanks the person",
                "Cleans hands; writes it down: time, name, signature",
              ],
            },
          ],
        ],
      },
    ],
    [
      {
        widths: [1],
        columns: [
          [
            {
              kind: "grid",
              title: "What I found",
              headers: ["", "Finding", "What I did", "Afterwards"],
              rows: ["A", "B", "C", "D", "E"],
              rowHeight: 11,
            },
            {
              kind: "table",
              title: "Hand-over: SBAR",
              headers: ["", "Say", "For example"],
              widths: [18, 37, 45],
              rows: [
                [
                  "Situation",
                  "Who you are, where, about whom, and why now",
                  "“I am calling about Mrs Rao, bed 4. Her breathing has become fast in the last hour.”",
                ],
                [
                  "Background",
                  "Admission, history, drugs, allergies",
                  "“Second day after bowel surgery. Asthma. Allergic to penicillin.”",
                ],
                [
                  "Assessment",
                  "A to E, the figures, what you think",
                  "“Rate 26, saturation 91 % on air, pulse 112. I think of a chest infection or an embolus.”",
                ],
                [
                  "Recommendation",
                  "What you want, by when, and what to do until then",
                  "“Please come within 15 minutes. Shall I start oxygen and take bloods?”",
                ],
              ],
            },
            {
              kind: "lines",
              title: "My hand-over",
              fields: ["Situation", "", "Background", "", "Assessment", "", "Recommendation", ""],
              columns: 1,
            },
            {
              kind: "lines",
              title: "For the next round",
              fields: ["What went well", "What I forgot", "What I will say differently"],
              columns: 1,
            },
          ],
        ],
      },
    ],
  ],
};
