import { hotSpot } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const citedAgain = citedOn("24 and 26 November 2026");
const citedNow = citedOn("26 November 2026");

export const hotSpotQuestions: DemoQuestionsByLesson = {
  "Heart failure: assessment and daily care": [
    {
      ...hotSpot({
        stem: "<p>A client with heart failure has a narrow aortic valve. The murmur is loudest where the sound of this valve reaches the chest. Where should the nurse listen first?</p>",
        picture: {
          src: "/pictures/chest-front.svg",
          alt: "The chest of an adult from the front, with collarbones, breastbone, nipples and six pairs of ribs. The client’s left is on your right.",
          width: 800,
          height: 700,
        },
        places: [
          ["+Second space between the ribs, right edge of the breastbone", 38.5, 27.9, 9, 9],
          ["-Second space between the ribs, left edge of the breastbone", 52, 27.9, 9, 9],
          ["-Fifth space between the ribs, left edge of the breastbone", 52.4, 49.1, 9, 9],
          ["-Fifth space between the ribs, below the middle of the left collarbone", 63.6, 53.4, 9, 9],
        ],
        rationale: citedAgain(
          "<p>Sound travels with the blood, so a valve is heard best where its stream comes near the chest. That of the aortic valve is the second space at the right edge of the breastbone. At the left edge of the second space one hears the pulmonary valve, in the fifth space at the left edge the tricuspid, and below the middle of the left collarbone the mitral valve.</p>",
          "Nursing Standard, “How to auscultate for heart sounds in adults”, 2017, 32(5):41–43, abstract (the four areas)",
          "THATIM, areas of auscultation, after Clinical Methods (undated; where they are)",
        ),
      }),
      areas: ["nclex-rn:health-promotion"],
      step: "recognize-cues",
    },
  ],
  "The newborn’s first hours": [
    {
      ...hotSpot({
        stem: "<p>A term newborn of 6 hours is to have the first dose of <strong>hepatitis B vaccine</strong> into a muscle. Where should the nurse inject it?</p>",
        picture: {
          src: "/pictures/newborn-front.svg",
          alt: "A newborn lying on the back, seen from above, in a nappy and with a clamp on the cord. The arms are bent upwards, the legs lie open.",
          width: 760,
          height: 862,
        },
        places: [
          ["-Upper arm, outer side", 65.2, 34.6, 9, 8.5],
          ["-Belly, beside the cord", 55, 48.4, 9, 8.5],
          ["+Thigh, front and outer side, halfway down", 65.6, 69.3, 9, 8.5],
          ["-Thigh, inner side, near the groin", 34.4, 70.1, 9, 8.5],
          ["-Lower leg, outer side", 25.6, 82.6, 9, 8.5],
        ],
        rationale: citedNow(
          "<p>The muscle on the front and outer side of the thigh, the vastus lateralis, is the largest that a newborn has, and no large nerve or vessel runs through it. The nurse injects into the middle of it. It stays the site for vaccines into a muscle until the first birthday.</p><p>The muscle of the upper arm is too small at this age; older children and adults have the vaccine there. The inner side near the groin is where the femoral artery runs. Beside the cord there is a thin wall with the bowel behind it, and the lower leg of a newborn has too little muscle. The buttock, which is not seen here, is no site either: the vaccine works less well there, and the sciatic nerve is near.</p>",
          "GlaxoSmithKline, Engerix-B, US prescribing information, revision of 2020",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
      step: "take-action",
    },
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    {
      ...hotSpot({
        stem: "<p>A client has a new hip and learns to inject <strong>enoxaparin</strong> at home. Yesterday’s dose left a bruise. Where may today’s dose go?</p>",
        picture: {
          src: "/pictures/abdomen-front.svg",
          alt: "The belly of an adult from the front, from the ribs down to a sheet over the hips. The client’s left is on your right. A scar lies low on the client’s right, a bruise low on the left.",
          width: 640,
          height: 660,
        },
        places: [
          ["-Two fingers to the left of the navel", 53, 44.5, 10, 9.5],
          ["-Right side, low, on the scar", 23.5, 57, 14.5, 12],
          ["-Left side, low, on the bruise", 63.5, 53, 12.5, 13],
          ["+Right side, level with the navel", 22.5, 41, 11, 10],
        ],
        rationale: citedNow(
          "<p>Enoxaparin goes into the fat under the skin at one side of the belly, at least 5 cm (2 inches) away from the navel. Each dose changes the side, so today it is the right one, level with the navel, where the skin is whole.</p><p>Two fingers from the navel is too near. Skin with a scar or a bruise is left out: the drug may be taken up badly, and a second needle makes a bruise larger. The client lifts a fold of skin, puts in the whole needle, leaves the air bubble in the prefilled syringe, and does not rub the place afterwards.</p>",
          read.enoxaparinSteps,
          "Drugs.com, “How and where is Lovenox injection given?” (updated May 2024)",
        ),
      }),
      step: "take-action",
    },
  ],
  "Mixed practice": [
    {
      ...hotSpot({
        stem: "<p>A client comes for antenatal care at <strong>20 weeks</strong>. The dates are certain, and there is one baby that grows well. Where should the nurse expect the top of the uterus?</p>",
        picture: {
          src: "/pictures/abdomen-and-pelvis.svg",
          alt: "The trunk of a woman from the front, with the tip of the breastbone, the lower ribs, the navel, the hip bones and the pubic bone in the middle below.",
          width: 720,
          height: 736,
        },
        places: [
          ["-At the tip of the breastbone", 44, 15.5, 12, 9.7],
          ["+At the navel", 44, 46.9, 12, 9.7],
          ["-Halfway between navel and pubic bone", 44, 63.7, 12, 9],
          ["-Just above the pubic bone", 44, 74.4, 12, 9],
        ],
        rationale: citedNow(
          "<p>At 12 weeks the top of the uterus is felt just above the pubic bone, at 16 weeks halfway to the navel, and at about 20 weeks at the navel. It comes near the tip of the breastbone in the last weeks. From 20 weeks on a tape measure is better: the centimetres from the pubic bone are about the number of weeks.</p><p>A uterus that is much higher can mean wrong dates, twins or too much fluid, and one that is lower a baby that grows too slowly. The bladder is emptied first, because a full one misleads the hand.</p>",
          "Remote Primary Health Care Manuals (Australia), “Checking baby’s growth and development” (undated)",
          "Open University, OpenLearn Create, “Antenatal Care”, session 10, “Estimating gestational age from fundal height measurement”, 2024",
        ),
      }),
      areas: [
        "nclex-rn:health-promotion",
        "norcet:obstetrics-and-gynaecology",
        "snle:maternal-and-child",
        "gulf:maternal-and-child",
      ],
      step: "recognize-cues",
    },
    {
      ...hotSpot({
        stem: "<p>A client has no pulse, and a colleague gives compressions. One pad of the defibrillator is already <strong>below the right collarbone</strong>. Where should the nurse place the other one?</p>",
        picture: {
          src: "/pictures/chest-pad.svg",
          alt: "The chest of an adult from the front, with collarbones, breastbone, nipples and ribs. The client’s left is on your right. A pad with a cable is below the right collarbone.",
          width: 800,
          height: 700,
        },
        places: [
          ["-Left side, just below the collarbone", 63, 24, 10, 9.5],
          ["-On the lower half of the breastbone", 44.5, 50, 11, 10],
          ["+Left side of the chest, below the armpit", 69.3, 53.5, 10, 11],
          ["-Right side, over the lower ribs", 25, 61, 10, 9.5],
        ],
        rationale: citedNow(
          "<p>A shock works when the heart lies between the two pads. With one below the right collarbone, the other belongs on the left side of the chest below the armpit, as far out as the middle of the armpit and clear of the breast. Pads are placed while compressions go on.</p><p>With the second pad below the left collarbone, or over the lower ribs on the right, most of the current misses the heart. A pad on the breastbone lies where the hands press, and too near the first one.</p>",
          "Resuscitation Council (UK), Resuscitation Guidelines 2010, “The use of Automated External Defibrillators”",
          "ANZCOR, Guideline 11.4, “Electrical Therapy for Adult Advanced Life Support” (for review in July 2024)",
        ),
      }),
      step: "take-action",
    },
    {
      ...hotSpot({
        stem: "<p>A client with schizophrenia is due for a <strong>long-acting antipsychotic</strong>, 3 mL deep into a muscle. The client lies on the right side, and the label allows a site at the hip or in the buttock. Which place is safest?</p>",
        picture: {
          src: "/pictures/hip-side.svg",
          alt: "The left hip of an adult from the side, the belly on your left and the buttock on your right. The bones show through: the hip bone with its crest at the top, and the thigh bone with its knob at the side.",
          width: 660,
          height: 600,
        },
        places: [
          ["-Waist, above the crest of the hip bone", 45, 7, 11, 11.5],
          ["+Between the crest of the hip bone and the knob of the thigh bone", 37.4, 35.7, 11, 12.7],
          ["-On the knob of the thigh bone", 40.8, 55.3, 11, 11.4],
          ["-Middle of the buttock, behind the hip bone", 61.2, 50.9, 11, 11.4],
          ["-Front of the thigh, at the fold of the groin", 30.3, 60.7, 10, 10.8],
        ],
        rationale: citedNow(
          "<p>This is the ventrogluteal site. The nurse lays the palm on the knob of the thigh bone (greater trochanter), the index finger on the front point of the hip bone, and spreads the middle finger along the crest. In the middle of the V between the fingers lie two thick muscles, gluteus medius and minimus, and no large nerve or vessel.</p><p>Under the middle of the buttock runs the sciatic nerve; a needle in it can leave a foot that drops. On the knob there is bone under thin skin. At the fold of the groin run the femoral artery and nerve, and above the crest, at the waist, there is no such muscle.</p>",
          "Nursing Skills, “Locating Intramuscular Injection Sites”, 2013",
          "Peertechz, “Comparing the Distances of Different Intramuscular Gluteal Injection Sites to the Sciatic Nerve”, 2015",
        ),
      }),
      areas: ["nclex-rn:pharmacological-therapies", "norcet:mental-health"],
      step: "take-action",
    },
  ],
};
