import { nursingAction } from "./bodies.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

export const nursingActionQuestions: DemoQuestionsByLesson = {
  "Infection prevention and transmission-based precautions": [
    nursingAction(
      "A nurse recaps a needle after drawing blood and pricks a finger through the glove. The finger bleeds a little. The client is known to have hepatitis C; HIV and hepatitis B status are not known. The nurse has had the full course of hepatitis B vaccine.",
      "<p>Which actions by the nurse are appropriate?</p>",
      {
        "Wash the finger at once with soap and running water": true,
        "Squeeze the finger and soak it in bleach": false,
        "Report the injury to the supervisor and to occupational health at once": true,
        "Wait for symptoms before having blood taken": false,
        "Ask, with the client’s consent, for the client’s blood to be tested": true,
        "Leave HIV out of account, because the client is known to have hepatitis C": false,
      },
      "<p>Soap and running water remove blood without harming the skin; squeezing and bleach injure the tissue and have never been shown to help. Prophylaxis against HIV works best within hours, so the injury is reported at once, the source client is asked for consent to testing, and the nurse’s own blood is taken as a baseline long before any symptom could appear. One known infection does not rule out another.</p>",
    ),
  ],
  "Safety, priorities and delegation": [
    nursingAction(
      "At 09:10 a nurse notices that the metoprolol 50 mg meant for one client was given at 09:00 to the client in the next bed, who has asthma.\n09:12 The second client feels well. Pulse 74/min, blood pressure 118/72 mm Hg, respirations 16/min, oxygen saturation 97% on room air, no wheeze.",
      "<p>Which actions by the nurse are appropriate?</p>",
      {
        "Go on checking pulse, blood pressure and breath sounds": true,
        "Notify the health care provider now": true,
        "Wait until there are symptoms before telling anyone, because the client feels well": false,
        "Record in the client’s chart the drug, the dose, the time and the findings": true,
        "Write in the client’s chart that an incident report has been filed": false,
        "See that the client is told honestly what has happened, in line with the hospital’s policy": true,
        "Give the client the drugs of the neighbour as well, so that the round is in order": false,
      },
      "<p>A beta-blocker can slow the heart, lower the pressure and, in asthma, tighten the airways over the next hours, so the client is watched and the provider told before anything goes wrong. The chart holds the facts: what was given, when, and what was found. The incident report is a separate paper for learning, and the chart does not mention it. The client has a right to be told. A second set of wrong drugs would be a second error.</p>",
    ),
  ],
  "Heart failure: assessment and daily care": [
    nursingAction(
      "A 74-year-old client is admitted with worsening heart failure.\nWeight 81 kg, 5 kg more than a fortnight ago. Crackles at both lung bases, oedema to the knees. Blood pressure 148/86 mm Hg, pulse 96/min, oxygen saturation 91% on room air. Potassium 3.3 mmol/L (3.3 mEq/L). Prescribed: furosemide 40 mg intravenously twice a day, oxygen to keep the saturation at 94% or above, a diet low in salt.",
      "<p>Which actions by the nurse are appropriate?</p>",
      {
        "Raise the head of the bed": true,
        "Report the potassium and ask for replacement before it falls further": true,
        "Inject the 40 mg of furosemide within five seconds": false,
        "Weigh the client each morning on the same scale before breakfast": true,
        "Let the client take the ibuprofen from home for knee pain": false,
        "Offer pickle and papad to bring the appetite back": false,
        "Measure what is drunk and what is passed": true,
      },
      "<p>Upright posture eases breathing. Furosemide washes out potassium, and 3.3 mmol/L is low already, so it is reported before the doses go on. Daily weight and the fluid balance show whether the treatment works. Furosemide pushed in within seconds can damage hearing; a dose of this size is given over one to two minutes or more. Ibuprofen holds back salt and water and strains the kidneys, and pickle and papad are among the saltiest of foods.</p>",
    ),
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    nursingAction(
      "A 67-year-old client with type 2 diabetes had the full dose of rapid-acting insulin at 12:30 and left lunch untouched.\n13:40 Drowsy, sweating, opens the eyes to a loud voice and coughs when sipping water. Capillary glucose 2.2 mmol/L (40 mg/dL). There is a working intravenous cannula in the left arm.",
      "<p>Which actions by the nurse are appropriate <strong>now</strong>?</p>",
      {
        "Give fruit juice by mouth": false,
        "Turn the client on the side and keep the airway clear": true,
        "Give intravenous dextrose as the hypoglycaemia protocol says": true,
        "Wait for a laboratory glucose before treating": false,
        "Check the glucose again about 15 minutes after treatment": true,
        "Give the evening insulin early, as the glucose will rise after treatment": false,
        "Stay with the client": true,
      },
      "<p>The brain lives on glucose, and a value of 2.2 mmol/L with drowsiness is treated at once. Someone who coughs on a sip of water would breathe in juice; with a cannula in place dextrose goes into the vein, with the client on the side and the nurse at the bed. The glucose is checked after about 15 minutes and the treatment repeated if need be. A laboratory value only costs time, and more insulin would bring the next fall.</p>",
    ),
  ],
  "Opioid analgesia: relieving pain safely": [
    nursingAction(
      "A 71-year-old client uses patient-controlled analgesia with morphine after a knee replacement this morning.\n16:00 Awake, pain 3 of 10, respirations 14/min.\n17:30 Snoring, falls asleep in the middle of a sentence. Respirations 9/min, oxygen saturation 88% on room air, pupils small. Scratches at the chest now and then.",
      "<p>Which actions by the nurse are appropriate <strong>now</strong>?</p>",
      {
        "Rouse the client and ask for deep breaths": true,
        "Pause the pump": true,
        "Give the prescribed diphenhydramine for the itching": false,
        "Give oxygen and watch the saturation continuously": true,
        "Let the client sleep and come back in an hour": false,
        "Have naloxone ready and notify the health care provider": true,
        "Ask the spouse to press the button if the client groans": false,
      },
      "<p>Falling asleep in the middle of a sentence is the warning that comes before breathing fails, and nine breaths a minute with a saturation of 88% show that it has begun. The source is paused, the client is roused and given oxygen, and naloxone is at hand while help is called. Diphenhydramine makes people sleepier still. Sleep is exactly what cannot be left alone here, and only the client may press the button: whoever is too sleepy to press it must not get more.</p>",
    ),
  ],
  "The newborn’s first hours": [
    nursingAction(
      "A term newborn is one hour old. The mother’s room is air-conditioned.\nAxillary temperature 35.9 °C. Hands and feet bluish, lips and tongue pink. Respirations 58/min without effort. The newborn is jittery and has not been fed yet.",
      "<p>Which actions by the nurse are appropriate <strong>now</strong>?</p>",
      {
        "Place the newborn skin to skin on the mother’s chest under a warm blanket, with a hat": true,
        "Give a warm bath to bring the temperature up": false,
        "Check the capillary glucose": true,
        "Help with the first breastfeed": true,
        "Lay a hot-water bottle against the newborn’s skin": false,
        "Begin oxygen because of the blue hands and feet": false,
      },
      "<p>Cold makes a newborn burn glucose to stay warm, and jitteriness is the sign to look for: the glucose is checked, and skin contact and an early feed treat both cold and hunger. A bath loses heat by evaporation and waits until the temperature is stable. A hot-water bottle burns thin skin. Bluish hands and feet with a pink tongue are usual in the first day or two and need warmth, not oxygen.</p>",
    ),
  ],
};
