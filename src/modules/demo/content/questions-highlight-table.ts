import { highlightTable } from "./bodies.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

export const highlightTableQuestions: DemoQuestionsByLesson = {
  "Mixed practice": [
    {
      ...highlightTable(
        "<p>A 14-month-old client with watery diarrhoea is seen again after a night at home. Select the signs of <strong>severe</strong> dehydration.</p>",
        ["Sign", "Yesterday 17:00 and today 07:30"],
        {
          Behaviour: "Yesterday [-restless and irritable]. Today [+limp, hard to rouse].",
          Drinking: "Yesterday [-grabbed the cup and drank eagerly]. Today [+takes a sip, then lets it run out].",
          "Skin pinch of the abdomen":
            "Yesterday [-slow, back within two seconds]. Today [+still raised after three seconds].",
          "Pulse at the wrist": "Yesterday [-easily felt, 138/min]. Today [+hard to find, weak].",
          "Stool and temperature": "Today [-six stools since midnight, no blood]; [-37.8 °C].",
        },
        "<p>A child who is limp and hard to rouse and takes only a sip, a skin pinch that is still raised after more than two seconds, and a weak pulse at the wrist: these are signs of severe dehydration. Two of them would be enough for urgent intravenous fluid. The child has all four.</p><p>Restlessness, eager drinking and a pinch that goes back slowly within two seconds were signs of some dehydration yesterday, when oral rehydration was still possible. The pulse of 138/min was easily felt then. Six stools and a temperature of 37.8 °C do not tell how much fluid is missing.</p><p>Sources: Médecins Sans Frontières, “Clinical guidelines”, appendix 2, adapted from the World Health Organization (undated); World Health Organization, assessment of dehydration, in BMJ 2013;347:f7204, table 1. Read on 24 and 25 November 2026.</p>",
      ),
      areas: ["norcet:child-health", "snle:maternal-and-child", "gulf:maternal-and-child"],
      step: "analyze-cues",
    },
  ],
  "Heart failure: assessment and daily care": [
    {
      ...highlightTable(
        "<p>A 79-year-old client with heart failure takes digoxin and furosemide. Select the findings that suggest <strong>digoxin toxicity</strong> or make it more likely.</p>",
        ["Part of the record", "Findings"],
        {
          "The client says":
            "“[+I have felt sick and could not eat] since Friday.” “[+The street lamps look yellow].” [-Sleeps on one pillow].",
          "Heart and vessels":
            "Apical pulse [+46/min], 74/min a month ago. [+New second-degree heart block] on the electrocardiogram. [-Blood pressure 132/76 mm Hg].",
          Fluid: "[-Ankles 1+], as at the last visit. Weight unchanged.",
          Laboratory:
            "[+Potassium 2.9 mmol/L (2.9 mEq/L)], [+creatinine 168 µmol/L (1.9 mg/dL)], [-haemoglobin 129 g/L (12.9 g/dL)].",
        },
        "<p>Digoxin toxicity shows like this: the client feels sick and cannot eat, lamps look yellow, the pulse is slow at 46/min, and a heart block is new. Furosemide washes out potassium, and a low level makes it easier for digoxin to do harm. A creatinine of 168 µmol/L adds to the risk, because digoxin leaves through the kidneys. The nurse withholds the dose and informs the provider.</p><p>One pillow, ankles as before and a steady weight show that the heart failure itself is stable. The blood pressure and the haemoglobin say nothing about digoxin.</p><p>Sources: AccessCardiology (McGraw Hill), “Digoxin toxicity” (undated); Digoxin tablets, US label at DailyMed, 14 August 2023, warnings. Read on 24 and 26 November 2026.</p>",
      ),
      areas: ["nclex-rn:pharmacological-therapies", "norcet:pharmacology"],
      step: "analyze-cues",
    },
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    {
      ...highlightTable(
        "<p>A 74-year-old client with type 2 diabetes is drowsy. Select the findings that are typical of the <strong>hyperosmolar state</strong> (HHS) and that do not fit ketoacidosis.</p>",
        ["Part of the record", "Findings"],
        {
          History: "[+Weaker from day to day for ten days]. [-Much urine and great thirst].",
          Examination: "[-Tongue dry], [-pulse 118/min], blood pressure 98/60 mm Hg. [-Temperature 37.9 °C].",
          "Blood chemistry":
            "[+Glucose 58 mmol/L (1,044 mg/dL)]. [+Ketones 0.8 mmol/L]. [-Potassium 4.4 mmol/L (4.4 mEq/L)]. [+Osmolality 350 mOsm/kg].",
          "Blood gas": "[+pH 7.36, bicarbonate 21 mmol/L].",
        },
        "<p>The hyperosmolar state creeps up over days to weeks. The glucose is above 33.3 mmol/L (600 mg/dL) and the osmolality above 320 mOsm/kg, but ketones are hardly raised, so the pH stays above 7.30 and the bicarbonate above 15 mmol/L. In ketoacidosis ketones are high and the blood is acid.</p><p>Much urine, thirst, a dry tongue and a fast pulse come from the loss of glucose and water, which both states share. A temperature of 37.9 °C may point to an infection, which can start either of them. A potassium of 4.4 mmol/L is normal and distinguishes nothing.</p><p>Sources: Umpierrez and others, “Hyperglycaemic crises in adults with diabetes: a consensus report” (2024), abstract; Medscape, “Diabetic Ketoacidosis Workup” (2016). Read on 24 November 2026.</p>",
      ),
      step: "analyze-cues",
    },
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    {
      ...highlightTable(
        "<p>A client’s INR on warfarin has risen from 2.4 to 5.8 within two weeks. The nurse asks about everything else that was taken. Select the entries that can explain the <strong>rise</strong>.</p>",
        ["Source", "Taken in the last two weeks"],
        {
          "On prescription":
            "[-Carbamazepine for facial pain]. [+Metronidazole for a tooth abscess]. [+Fluconazole for thrush after it]. [+Amiodarone for a fast, irregular heartbeat].",
          "From the pharmacy shelf": "[-An antacid after meals]. [+Paracetamol 1 g four times a day, ten days].",
          "Herbs and supplements": "[-St John’s wort for low mood].",
          "Food and drink": "Rice, lentils and fish as usual. [-A bowl of spinach every day].",
        },
        "<p>Metronidazole, fluconazole, amiodarone, and paracetamol when more than 2 g a day is taken for more than a week can all strengthen warfarin and raise INR. Amiodarone begins to do so within the first two weeks and goes on for weeks. The provider decides about the next dose, and the INR is checked again soon.</p><p>The others act the other way. Carbamazepine and St John’s wort weaken warfarin, an antacid may do so too, and the vitamin K of spinach works directly against it. They are reported as well: when one of them is stopped, INR can rise.</p><p>Sources: Counties Manukau Health, warfarin education programme, drug interactions (undated); Medsafe, “Warfarin: eat, drink and be wary” (2022); US Pharmacist, review of warfarin and food (2009); Archives of Internal Medicine, 1988, 148(8):1779–1781, abstract (amiodarone, first two weeks); Chest, 2002, 121(1):19–23, abstract (amiodarone, greatest at seven weeks); University of California San Diego Health, warfarin drug interactions (undated; metronidazole, fluconazole, paracetamol above 2 g a day). Read on 24 and 29 November 2026.</p>",
      ),
      step: "analyze-cues",
    },
  ],
  "Pre-eclampsia and magnesium sulfate": [
    {
      ...highlightTable(
        "<p>A client at 34 weeks is admitted with pre-eclampsia. Select the findings that are <strong>severe features</strong>.</p>",
        ["Part of the record", "Findings"],
        {
          "Vital signs":
            "[+Blood pressure 166/112 mm Hg, four hours later 164/110 mm Hg]. Pulse 88/min, temperature 36.9 °C.",
          "The client says":
            "[+Headache that stays after paracetamol]. [+Flashes of light before both eyes]. [-Backache in the evening].",
          Examination:
            "[-Ankles and fingers swollen]. [+Severe, steady pain below the right ribs]. [-Fetal heart 142/min].",
          Laboratory: "[-Urine protein 3+]. [+Platelets 84 × 10⁹/L (84,000/mm³)]. [-Creatinine 62 µmol/L (0.7 mg/dL)].",
        },
        "<p>A pressure of 160/110 mm Hg or more, a headache that persists, flashes of light, severe pain below the right ribs and platelets below 100 × 10⁹/L are severe features. They mean that brain, liver and clotting are affected, and any one of them is enough.</p><p>Protein in the urine belongs to pre-eclampsia, but its amount is not counted among the severe features. Swollen ankles and fingers are common in normal pregnancy as well. A creatinine of 62 µmol/L is far below the limit of 97 µmol/L (1.1 mg/dL). Backache and a fetal heart of 142/min are not signs of the disease.</p><p>Sources: American College of Obstetricians and Gynecologists, Practice Bulletin 222 (2020), severe features as UpToDate lists them; Action on Pre-eclampsia, signs and symptoms (undated). Read on 24 November 2026.</p>",
      ),
      step: "recognize-cues",
    },
  ],
  "The newborn’s first hours": [
    {
      ...highlightTable(
        "<p>A newborn aged 40 hours was exposed to methadone throughout the pregnancy. Select the findings that are consistent with <strong>withdrawal</strong>.</p>",
        ["Body system", "Findings"],
        {
          "Nervous system":
            "[-Fontanelle soft and flat]. [+High-pitched cry]. [+Arms and legs stiff], [+trembling at rest].",
          Breathing: "Respirations 54/min, [-breath sounds clear]. [+Sneezes six times in a row].",
          Skin: "[+Sweating] in a light shirt. [-Tiny white bumps on the nose]. [-Cord stump drying].",
          "Feeding and stool": "Sucks without pause, spills half of the milk. [+Loose, watery stools].",
        },
        "<p>Withdrawal makes the nerves overactive: the newborn has a high-pitched cry, stiff limbs and trembling even at rest. Sweating, many sneezes in a row, poor feeding and loose stools belong to it. It mostly begins within one to three days. A dim, quiet room and swaddling help.</p><p>A flat fontanelle, clear breath sounds, a drying cord and the white bumps called milia are usual at this age.</p><p>Sources: Drexel University College of Medicine, “Caring for a child with neonatal abstinence syndrome” (2022); New Jersey Department of Health, neonatal abstinence syndrome (undated); Duquesne University School of Nursing, newborn assessment, skin (undated). Read on 24 November 2026.</p>",
      ),
      step: "recognize-cues",
    },
  ],
};
