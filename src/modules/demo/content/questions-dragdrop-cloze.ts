import { dragdropCloze } from "./bodies.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

export const dragdropClozeQuestions: DemoQuestionsByLesson = {
  "Infection prevention and transmission-based precautions": [
    {
      ...dragdropCloze({
        scenario:
          "A 72-year-old client is in hospital after a fall. No illness or drug weakens the immune system.\n14:10 Band of painful blisters around the left side of the chest since Monday. Today new blisters on the face, the right arm and both legs, filled with clear fluid. Temperature 38.1 °C (100.6 °F).",
        stem: "<p>The new blisters mean that the herpes zoster is [extent]. In addition to standard precautions the nurse starts [precautions] and [precautions] precautions, and keeps them until [end].</p>",
        blanks: [
          ["extent", "disseminated"],
          ["precautions", "airborne"],
          ["precautions", "contact"],
          ["end", "the lesions are dry and crusted"],
        ],
        interchangeable: "precautions",
        others: [
          "localised",
          "droplet",
          "protective",
          "the temperature is normal",
          "an antiviral drug has been started",
        ],
        rationale:
          "<p>Lesions outside the first band of skin and its neighbours make zoster disseminated. The virus can then spread through the air as well as by touch, so airborne and contact precautions are added, in either order. They stay until the lesions are dry and crusted, whatever the temperature is and whatever drug has been started.</p><p>Localised zoster in a client with a healthy immune system needs standard precautions and lesions that are completely covered. Droplet precautions do not contain a virus that floats in the air. A protective room shields a weak client from others, and here others are to be shielded.</p><p>Sources: Centers for Disease Control and Prevention, “Preventing Varicella-Zoster Virus (VZV) Transmission from Zoster in Healthcare Settings” (undated); the same, “Guideline for isolation precautions”, 2007, updated 2019, as public summaries give it. Read on 24 and 26 November 2026.</p>",
      }),
      step: "generate-solutions",
    },
  ],
  "Mixed practice": [
    {
      ...dragdropCloze({
        scenario:
          "A 9-year-old client with asthma is brought in after a night of coughing.\n08:15 Sits bent forward and uses the muscles of the neck. Pulse 138/min, respirations 36/min, oxygen saturation 87% on room air. Hardly any breath sounds over both lungs, no wheeze. Does not know the day or the name of the school; knew both an hour ago.",
        stem: "<p>With a saturation below 92%, the [finding] and the [finding] make this attack life-threatening. Besides oxygen, the nurse prepares to nebulise [medication].</p>",
        blanks: [
          ["finding", "silent chest"],
          ["finding", "new confusion"],
          ["medication", "salbutamol with ipratropium"],
        ],
        interchangeable: "finding",
        others: ["pulse of 138/min", "respirations of 36/min", "use of the neck muscles", "prednisolone"],
        rationale:
          "<p>In a child over five years with a saturation below 92%, a silent chest or confusion turns a severe attack into a life-threatening one; the two may stand in either order. Hardly any air moves, so there is nothing left to wheeze. Oxygen is given, and salbutamol with ipratropium is nebulised, if possible driven by oxygen.</p><p>A pulse above 125/min, respirations above 30/min and the use of neck muscles are features of a severe attack. They are serious, but do not by themselves make it life-threatening. Prednisolone is needed as well, by mouth.</p><p>Source: British Thoracic Society and Scottish Intercollegiate Guidelines Network, SIGN 158 (2019), “Age >5 years: management of acute asthma in children in hospital”. Read on 24 November 2026.</p>",
      }),
      areas: ["norcet:child-health", "snle:maternal-and-child", "gulf:maternal-and-child"],
      step: "analyze-cues",
    },
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    {
      ...dragdropCloze({
        scenario:
          "A 61-year-old client with type 2 diabetes takes glimepiride in the morning and acarbose with each meal. Lunch is late because of an X-ray.\n13:20 Sweating, hungry, hands shaking. Awake, swallows well. Glucose 3.2 mmol/L (58 mg/dL).",
        stem: "<p>The drug that most likely lowered the glucose is [drug]. Because acarbose delays the digestion of [nutrient], the nurse gives 15 g of carbohydrate as [treatment] and measures the glucose again after [time].</p>",
        blanks: [
          ["drug", "glimepiride"],
          ["nutrient", "sucrose"],
          ["treatment", "glucose tablets"],
          ["time", "15 minutes"],
        ],
        others: ["acarbose", "protein", "sugar-free lemonade", "60 minutes"],
        rationale:
          "<p>Glimepiride is a sulfonylurea: it makes the pancreas release insulin, and a low glucose is its most common side effect. Acarbose taken alone does not cause hypoglycaemia, but it changes the treatment. It delays the digestion of starch and sucrose, so glucose itself is given. The value is checked after 15 minutes, and another 15 g follows if it is still below 3.9 mmol/L (70 mg/dL).</p><p>Sucrose is table sugar, which acarbose would hold back, and a sugar-free drink brings no carbohydrate at all. Acarbose does not act on protein. 60 minutes are too long to leave a brain short of glucose.</p><p>Sources: OpenStax, “Pharmacology for Nurses”, section “Oral antidiabetic drugs” (undated); Cigna, “Acarbose” (undated; dextrose, no table sugar); American Diabetes Association, “Treatment for low blood glucose”, after its guidelines of 2024. Read on 26 November 2026.</p>",
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
      step: "take-action",
    },
  ],
  "Opioid analgesia: relieving pain safely": [
    {
      ...dragdropCloze({
        scenario:
          "A 70-year-old client with cancer pain has worn fentanyl patches of 50 mcg/h for months. The present one was put on the chest yesterday.\n03:15 An electric heating pad lies under the gown, over the patch. Opens the eyes only to loud calling and falls asleep in mid-word. Respirations 8/min, oxygen saturation 85%. At 22:00 awake, respirations 16/min.",
        stem: "<p>The heating pad has most likely [effect]. While breathing is supported and help is on its way, the nurse takes the pad away and [action]. The client is then observed for up to [time], because a depot of fentanyl remains in the [place].</p>",
        blanks: [
          ["effect", "increased the uptake of fentanyl"],
          ["action", "removes the patch"],
          ["time", "24 hours"],
          ["place", "skin"],
        ],
        others: ["destroyed the fentanyl in the patch", "cools the patch with a wet cloth", "2 hours", "bladder"],
        rationale:
          "<p>Heat increases the uptake of fentanyl from a patch; in one study it nearly tripled the highest level in the blood. Deep sleepiness and slow breathing are signs of overdose, so the nurse removes the patch at once. A depot in the upper layers of the skin goes on releasing the drug. The client is therefore watched for up to 24 hours, and naloxone may be needed.</p><p>Heat does not destroy the drug: the client has too much of it, not too little. Under a wet cloth that cools it, the patch goes on working. 2 hours are too short, as the depot outlasts them. It lies in the skin and not in the bladder.</p><p>Sources: Medicines and Healthcare products Regulatory Agency (UK), Drug Safety Update on fentanyl patches (2008 and 2018); The Medical Letter, “Heat and Transdermal Fentanyl” (2009). Read on 24 November 2026.</p>",
      }),
      step: "take-action",
    },
  ],
  "Pre-eclampsia and magnesium sulfate": [
    {
      ...dragdropCloze({
        scenario:
          "A 29-year-old client with pre-eclampsia gave birth 20 minutes ago.\n16:40 Uterus soft, at the level of the navel. A second pad is soaked. Placenta complete, no tear. Pulse 108/min, blood pressure 158/102 mm Hg.",
        stem: "<p>The nurse calls for help, [action] at once and expects [medication] to be prescribed first. The nurse would question a prescription for [medication], because it [effect].</p>",
        blanks: [
          ["action", "massages the uterus"],
          ["medication", "oxytocin"],
          ["medication", "methylergometrine"],
          ["effect", "can raise the blood pressure further"],
        ],
        others: [
          "helps the client to walk to the toilet",
          "packs the vagina with gauze",
          "misoprostol",
          "relaxes the uterus",
        ],
        rationale:
          "<p>A soft uterus is the usual cause of such bleeding. It is treated with massage and oxytocin. Methylergometrine makes the uterus contract too, but it narrows blood vessels, so the pressure can rise dangerously. Pre-eclampsia is a contraindication. Each of the two drugs has its own place, so they may not be exchanged.</p><p>Misoprostol is less effective than oxytocin and has more adverse effects, so it does not come first. Each of these drugs makes the uterus contract; none relaxes it. Walking would leave the bleeding unchecked and risk a fall. Gauze in the vagina does not make the uterus firm.</p><p>Sources: American Family Physician, “Prevention and Management of Postpartum Hemorrhage” (2007) and “Postpartum Hemorrhage: Prevention and Treatment” (2017), abstracts; Methylergonovine maleate, US label at DailyMed, 13 November 2017, contraindications. Read on 24 and 26 November 2026.</p>",
      }),
      areas: ["nclex-rn:pharmacological-therapies"],
      step: "take-action",
    },
  ],
  "The newborn’s first hours": [
    {
      ...dragdropCloze({
        scenario:
          "A newborn of 39 weeks has just been born after a long second stage. The cord is clamped.\nAt 60 seconds: dried, stimulated, head in the sniffing position. Limp, two gasps, no regular breathing. Heart rate 84/min.",
        stem: "<p>As the newborn is gasping and the heart rate is below [limit], the team starts [action] with [gas]. The most important sign that it works is [sign].</p>",
        blanks: [
          ["limit", "100/min"],
          ["action", "positive-pressure ventilation"],
          ["gas", "air (21% oxygen)"],
          ["sign", "a rise in heart rate"],
        ],
        others: ["60/min", "chest compressions", "100% oxygen", "a loud cry"],
        rationale:
          "<p>Gasping, no breathing, or a heart rate below 100/min after the first steps calls for positive-pressure ventilation, because filling the lungs with air is what a newborn needs first. From 35 weeks on it begins with air. A rise in heart rate is the most important sign that ventilation is effective.</p><p>Chest compressions follow only if the heart rate stays below 60/min although the lungs are well ventilated. Pure oxygen is not the gas to begin with at term. A cry is welcome, but it is the heart rate that the team measures.</p><p>Sources: American Heart Association and American Academy of Pediatrics, guidelines of 2025, part 5, “Neonatal Resuscitation”, as research4babies.org summarises them (ventilation first, a rising heart rate); American Heart Association, focused update on neonatal resuscitation, 2019, abstract (air from 35 weeks on, no pure oxygen to begin with). Read on 29 November 2026.</p>",
      }),
      step: "take-action",
    },
  ],
};
