import { orderedResponse } from "./bodies.ts";
import { cited, citedOn } from "./cited.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const citedAgain = citedOn("24 and 26 November 2026");
const citedNow = citedOn("29 November 2026");

export const orderedResponseQuestions: DemoQuestionsByLesson = {
  "Safety, priorities and delegation": [
    {
      ...orderedResponse({
        stem: "<p>A nurse on a general ward finds a client lying motionless across the bed. A colleague who hears the nurse calls the resuscitation team and fetches a defibrillator. In what order should the nurse act? Place all six steps.</p>",
        steps: [
          "Check that it is safe to come near",
          "See whether the client responds, and shout for help",
          "Check breathing and a carotid pulse together, for 10 seconds at most",
          "Begin chest compressions",
          "Apply the pads when the defibrillator is there",
          "Hand over to the resuscitation team",
        ],
        shown: [4, 1, 6, 3, 5, 2],
        rationale: citedNow(
          "<p>A nurse who is hurt by a live cable or a sharp helps nobody, so safety is checked first. The nurse taps the shoulders, asks whether the client is all right, and shouts for help when there is no response. Breathing and pulse are checked together, because each second without compressions counts. Without normal breathing and a pulse that is certain within 10 seconds this is a cardiac arrest; gasps are no normal breathing. Compressions then keep blood moving until the defibrillator is there. Its pads go on as soon as it arrives, with as short a pause of the compressions as possible. The handover comes last: situation, background, assessment, recommendation.</p>",
          "American Heart Association, guidelines for cardiopulmonary resuscitation of 2025, adult basic life support for health care professionals, as the public summaries of Bayside CPR and Dr.Oracle give them",
        ),
      }),
      areas: ["nclex-rn:physiological-adaptation", "norcet:medical-surgical", "snle:adult", "gulf:adult"],
      step: "take-action",
    },
  ],
  "Mixed practice": [
    {
      ...orderedResponse({
        stem: "<p>A client with a fever and bruises needs six blood samples from one venepuncture, taken with vacuum tubes. In what order should the nurse fill them? Place all six.</p>",
        steps: [
          "Bottles for blood cultures",
          "Light blue, citrate, for INR",
          "Gold, clot activator, for electrolytes",
          "Green, heparin, for ammonia",
          "Lavender, EDTA, for a blood count",
          "Grey, fluoride, for lactate",
        ],
        shown: [5, 2, 6, 4, 1, 3],
        rationale: cited(
          "<p>A trace of what is in a tube can travel with the needle into the next one. Cultures come first, before any tube can bring germs of the skin into them. Citrate is next, because tests of clotting are the easiest to upset. Serum follows, then heparin. EDTA comes late: in a serum tube it would bind calcium and bring potassium with it, so that calcium reads too low and potassium too high. Fluoride, for glucose and lactate, is last.</p>",
          "World Health Organization, “Guidelines on Drawing Blood: Best Practices in Phlebotomy”, 2010, table 2.3, as public summaries give it",
        ),
      }),
      areas: ["nclex-rn:reduction-of-risk", "norcet:fundamentals", "snle:fundamentals", "gulf:fundamentals"],
      step: "take-action",
    },
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    {
      ...orderedResponse({
        stem: "<p>A nurse teaches the partner of a client with type 1 diabetes to use a glucagon kit: a vial of powder and a syringe filled with liquid. They practise with the client lying on the side, as if unconscious. In what order should the partner act? Place all six steps.</p>",
        steps: [
          "Take the seal off the vial and the cover off the needle",
          "Inject all the liquid of the syringe into the vial",
          "Swirl the vial until the liquid is clear",
          "Draw the dose up into the syringe",
          "Inject the dose into the thigh",
          "Give fruit juice once the client is awake and can swallow",
        ],
        shown: [3, 5, 1, 6, 2, 4],
        rationale: cited(
          "<p>Seal and cover come off before anything else. The powder acts only when it is dissolved, so the liquid goes into the vial, which is swirled until nothing cloudy is left. Then the dose is drawn up with the same syringe and injected at once into the thigh, the upper arm or the buttock; what is mixed is not kept. Glucagon makes the liver release its sugar. Juice comes last, because somebody who is not awake would choke on it.</p>",
          "Drugs.com, “How do you administer a glucagon injection kit?”, 2023",
          "Cincinnati Children’s, “Glucagon Emergency Kits” (undated)",
          "Lilly, “Taking glucagon” (undated; what it does)",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
      step: "take-action",
    },
  ],
  "Opioid analgesia: relieving pain safely": [
    {
      ...orderedResponse({
        stem: "<p>A nurse practises naloxone nasal spray with the son of a client who takes methadone at home. In the exercise somebody else has called an ambulance, and a spray lies unpacked beside them. In what order should the son act? Place all six steps.</p>",
        steps: [
          "Find that the client does not respond to voice or touch",
          "Lay the client on the back and tilt the head, a hand under the neck",
          "Insert the nozzle until the fingers touch the bottom of the nose",
          "Press the plunger firmly",
          "Turn the client on the side",
          "After 2 to 3 minutes without a response, use a new spray",
        ],
        shown: [6, 3, 1, 5, 4, 2],
        rationale: citedAgain(
          "<p>Naloxone is for somebody who does not respond, so that is found out first. On the back, with the head tilted, the nostril is easy to reach. The nozzle goes in all the way before the plunger is pressed, because each spray holds one dose and none to try out. Then the client is turned on the side, which keeps the airway free if the client vomits. One dose may not be enough: every 2 to 3 minutes another spray may be given until the client responds or help arrives. Somebody stays and watches all the time.</p>",
          "Mayo Clinic with IBM Micromedex, “Naloxone (nasal route), proper use” (undated)",
          "MSD Manual Professional, “Opioid toxicity and withdrawal”, December 2022 (another dose after 2 minutes)",
        ),
      }),
      step: "take-action",
    },
  ],
  "Pre-eclampsia and magnesium sulfate": [
    {
      ...orderedResponse({
        stem: "<p>A nurse in an antenatal clinic measures a client’s blood pressure by hand, with a stethoscope over the brachial artery. In what order should the nurse work? Place all six steps.</p>",
        steps: [
          "Let the client sit quietly, the arm supported at the level of the heart",
          "Wrap a cuff of the right size around the bare upper arm",
          "Inflate until the radial pulse can no longer be felt",
          "Inflate to 30 mm Hg above that pressure",
          "Let the pressure fall slowly and note the first sound",
          "Note the pressure at which the sounds disappear",
        ],
        shown: [2, 6, 4, 1, 3, 5],
        rationale: citedAgain(
          "<p>Haste and an arm that hangs down change the reading, so the client sits quietly first, the arm supported at the level of the heart. A cuff of the wrong size gives a wrong reading, so it is chosen before anything is measured. The pressure at which the radial pulse goes is near the systolic one. Inflating 30 mm Hg higher makes sure that no sound is missed and hurts no more than it must. The pressure then falls by 2 to 3 mm Hg in a second: the first sound is the systolic pressure. The diastolic pressure is where the sounds disappear, in pregnancy too, and both are read to the nearest 2 mm Hg.</p>",
          "American Heart Association, “Recommendations for Blood Pressure Measurement in Humans and Experimental Animals, part 1”, Hypertension, 2005, abstract (posture, cuff, fifth Korotkoff sound)",
          "Dentalcare.com, “Accurate measurement of blood pressure in the office” (undated; radial pulse, 30 mm Hg more)",
        ),
      }),
      areas: ["nclex-rn:reduction-of-risk"],
      step: "recognize-cues",
    },
  ],
  "The newborn’s first hours": [
    {
      ...orderedResponse({
        stem: "<p>A term newborn is limp and does not breathe; the cord has been clamped. The heart rate stays at 50/min in spite of everything that is done. In what order should the nurse and the team work? Place all six steps.</p>",
        steps: [
          "Warm, dry and stimulate the newborn, and position the airway",
          "Check breathing and heart rate",
          "Begin ventilation with positive pressure",
          "Adjust mask and airway until the chest moves",
          "Ventilate for 30 seconds while the chest moves",
          "Give 100% oxygen and compress the chest three times for each breath",
        ],
        shown: [5, 3, 1, 4, 6, 2],
        rationale: citedNow(
          "<p>Warmth, drying, touch and an airway that is open are enough for most newborns who do not breathe at once. The check of breathing and heart rate shows that this one needs more, and ventilation begins within the first minute after birth. A heart that speeds up shows that it works. If the heart does not, mask and airway are adjusted until the chest moves, if need be with a laryngeal mask or a tube. Below 60/min after 30 seconds of ventilation that moves the chest, compressions follow, with 100% oxygen: three to each breath. Earlier they would move no oxygen, because the lungs hold none.</p>",
          "American Heart Association and American Academy of Pediatrics, guidelines of 2025, part 5, “Neonatal Resuscitation”, abstract, and as research4babies.org summarises them",
          "Neonatal Resuscitation Program, 8th edition, as the public summaries of Doctaverse and CPRologist give it (first minute, 30 seconds, 100% oxygen, 3 to 1)",
        ),
      }),
      areas: ["nclex-rn:physiological-adaptation"],
      step: "take-action",
    },
  ],
};
