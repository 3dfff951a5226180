import { nursingAction } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const cited = citedOn("26 November 2026");

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
      cited(
        "<p>Soap and running water take blood away and leave the skin whole. Squeezing and bleach injure the tissue, and nobody has shown that they help. Prophylaxis against HIV works best within hours, so supervisor and occupational health hear of the injury at once. They ask the client for consent to a test.</p><p>The nurse’s own blood is taken now, as a baseline, long before any symptoms could come. A known hepatitis C does not rule out HIV, and each needs its own answer.</p>",
        "Centers for Disease Control and Prevention, guidelines on occupational exposures to HBV, HCV and HIV, MMWR, 2001, 50(RR-11), summary",
        "Article PMC7152445, table “PEP steps” (undated; soap and water, no caustic agents)",
      ),
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
      cited(
        "<p>A beta-blocker can slow the heart, lower the pressure and, in asthma, tighten the airways over the next hours. So pulse, pressure and breath sounds are checked again and again, and the provider is told before anything goes wrong. The nurse records the facts in the chart: drug, dose, time and findings. The client has a right to hear honestly what has happened.</p><p>To wait until symptoms come, and to tell nobody before that, takes away the time to help. The incident report is a separate paper to learn from, and the chart does not say that it was filed. With the neighbour’s other drugs, one error would become several.</p>",
        "General Medical Council and Nursing and Midwifery Council (UK), “Openness and honesty when things go wrong”, 2015",
        "Nursing text on occurrence reports, as Sciemce reprints it (undated; chart and report)",
      ),
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
      cited(
        "<p>With the head of the bed raised, breathing is easier. Furosemide washes out potassium, and 3.3 mmol/L is low already, so it is reported before more doses follow. The same scale each morning before breakfast, and a measure of all that is drunk and passed, show whether the treatment works.</p><p>Furosemide injected within five seconds can damage hearing: 40 mg take one to two minutes. Ibuprofen holds back salt and water and strains the kidneys. Pickle and papad are among the saltiest of foods, whatever they do for the appetite.</p>",
        "American College of Cardiology Foundation and American Heart Association, heart failure guideline, 2013, table 28 and the hospitalised patient",
        read.pulmonaryOedemaNursing,
        read.furosemide,
      ),
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
      cited(
        "<p>The brain lives on glucose, and 2.2 mmol/L with drowsiness is treated at once. There is a cannula, so dextrose goes into the vein. On the side, with a clear airway, the client does not choke, and the nurse stays at the bed. About 15 minutes later the glucose is checked, and the treatment is repeated if it is still low.</p><p>Somebody who coughs on a sip of water would breathe in fruit juice. To wait for the laboratory costs time. Insulin given early for the evening would bring the next fall.</p>",
        "World Journal of Diabetes, table “Protocols for treating hypoglycemia”, 2021, 12(12):2036–2049",
        "Milton Keynes University Hospital, “Severe hypo”, 23 December 2021",
      ),
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
      cited(
        "<p>To fall asleep in the middle of a sentence is the warning that comes before breathing fails. Nine breaths a minute and a saturation of 88% show that it has begun. The nurse pauses the pump, rouses the client, asks for deep breaths and gives oxygen. Naloxone is at hand while the provider is on the way.</p><p>Diphenhydramine against the itching would make the client sleepier still. If the client sleeps on for an hour, breathing may stop unseen. Nobody else may press the button, not even a spouse who hears a groan: whoever is too sleepy to press it must not get more.</p>",
        "The Joint Commission, Sentinel Event Alert 49, “Safe use of opioids in hospitals”, 8 August 2012 (sedation comes first)",
        "The Joint Commission, Sentinel Event Alert 33, “Patient controlled analgesia by proxy”, 20 December 2004 (retired 2016), summary",
        "MSD Manual Professional, “Opioid toxicity and withdrawal”, December 2022",
      ),
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
      cited(
        "<p>Cold makes a newborn burn glucose, and jitteriness is the sign to look for, so the capillary glucose is checked. Skin to skin on the mother’s chest, under a blanket and with a hat, the newborn warms up. The first breastfeed brings glucose.</p><p>A bath takes heat away by evaporation and waits, best for 24 hours. A hot-water bottle burns thin skin. Blue hands and feet with a pink tongue are usual in the first days and need warmth, not oxygen.</p>",
        "World Health Organization, recommendations on maternal and newborn care, 2022, as CLAP summarises them (skin to skin, bath after 24 hours)",
        read.coldStress,
        read.newbornSkin,
      ),
    ),
  ],
};
