import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoSubject } from "./shape.ts";

const cited = citedOn("26 November 2026");

const ACOG_222 =
  "American College of Obstetricians and Gynecologists, Practice Bulletin 222, “Gestational hypertension and preeclampsia”, 2020, introduction";
const ECLAMPSIA_2024 =
  "Journal of Cardiovascular Development and Disease, “Diagnosis and treatment of eclampsia”, 2024, 11(9):257, abstract";
const KEMH =
  "King Edward Memorial Hospital (Australia), “Hypertension in pregnancy: magnesium anticonvulsant therapy” (undated)";
const NHS = "NHS, “Symptoms: pre-eclampsia” (undated)";
const OBG_2003 = "OBG Management, “Judicious use of magnesium sulfate for eclampsia”, June 2003";
const WHO_2022 =
  "World Health Organization, recommendations on maternal and newborn care for a positive postnatal experience, 2022, as CLAP summarises them (dry cord care)";
const WHO_MCPC = "World Health Organization, “Managing Complications in Pregnancy and Childbirth”, page S-46 (undated)";

export const maternalNewborn: DemoSubject = {
  name: "Maternal and newborn nursing",
  description:
    "Pregnancy, birth and the first days of life: normal findings, danger signs and the first nursing action.",
  lessons: [
    {
      title: "Pre-eclampsia and magnesium sulfate",
      areas: [
        "nclex-rn:physiological-adaptation",
        "norcet:obstetrics-and-gynaecology",
        "snle:maternal-and-child",
        "gulf:maternal-and-child",
      ],
      content: [
        "<h2>Recognising pre-eclampsia</h2>",
        "<p>Pre-eclampsia is new hypertension after 20 weeks of pregnancy (<strong>140/90 mm Hg or higher</strong> on two readings at least four hours apart) together with proteinuria <em>or</em> signs that an organ is affected. It can also appear for the first time after birth. Ankle swelling alone is common in healthy pregnancy and does not make the diagnosis.</p>",
        "<h3>Severe features</h3>",
        "<ul>",
        "<li>Blood pressure of 160/110 mm Hg or higher, systolic or diastolic</li>",
        "<li>Severe headache that does not settle, or visual disturbance such as flashing lights</li>",
        "<li>Persistent epigastric or right upper quadrant pain, or liver enzymes at least twice the upper limit of normal</li>",
        "<li>Platelets below 100 × 10⁹/L (100,000/mm³)</li>",
        "<li>Creatinine above 97 µmol/L (1.1 mg/dL)</li>",
        "<li>Pulmonary oedema</li>",
        "</ul>",
        "<p>Haemolysis, elevated liver enzymes and low platelets together form <strong>HELLP syndrome</strong>. The only cure is birth of the baby and placenta; timing depends on gestation and severity.</p>",
        "<h2>Magnesium sulfate</h2>",
        "<p>Magnesium sulfate <strong>prevents and treats seizures</strong>. It is not an antihypertensive; severe hypertension is treated with labetalol, hydralazine or nifedipine. Labetalol is avoided in asthma. Magnesium is given by infusion pump and usually continues for 24 hours after birth, because seizures may still occur then.</p>",
        "<p>Check deep tendon reflexes, respirations, level of consciousness and <strong>hourly urine output</strong>; magnesium leaves the body through the kidneys. The therapeutic level is about 2 to 3.5 mmol/L (4.8 to 8.4 mg/dL).</p>",
        "<h3>Toxicity</h3>",
        "<ol>",
        "<li>Loss of the patellar reflex comes first.</li>",
        "<li>Respirations fall below 12/min, with drowsiness and slurred speech.</li>",
        "<li>Respiratory arrest and then cardiac arrest follow.</li>",
        "</ol>",
        "<p>Stop the infusion, support breathing, call for help, and give <strong>calcium gluconate</strong>. Flushing and warmth at the start of the infusion are expected.</p>",
        "<h2>If a seizure occurs</h2>",
        "<p>Stay, call for help, turn the client to the side, keep the airway clear, give oxygen, note the time and give magnesium sulfate. Assess the fetus and watch for placental abruption once the mother is stable.</p>",
        "<blockquote>Reflexes, respirations, renal output: three checks before magnesium continues.</blockquote>",
      ].join(""),
      questions: [
        {
          type: "text",
          areas: ["nclex-rn:pharmacological-therapies"],
          step: "take-action",
          stem: "<p>A client at 35 weeks with pre-eclampsia is receiving magnesium sulfate. Patellar reflexes are absent, respirations are 10/min and urine output was 18 mL in the last hour. What should the nurse do first?</p>",
          options: [
            "Send blood for a magnesium level",
            "Notify the health care provider",
            "Stop the infusion",
            "Give the prescribed calcium gluconate",
          ],
          correct: "Stop the infusion",
          rationale: cited(
            "<p>Absent reflexes, ten breaths a minute and little urine mean too much magnesium in the blood. The infusion is the source of the harm, and stopping it takes a second.</p><p>A call to the provider and calcium gluconate, the antidote, follow at once. If they came first, the drug would still be running in. The level in the blood confirms what the reflexes have shown already, and nobody waits for it.</p>",
            KEMH,
            OBG_2003,
            WHO_MCPC,
          ),
        },
        {
          type: "text",
          areas: ["nclex-rn:management-of-care"],
          step: "prioritize-hypotheses",
          stem: "<p>Four clients telephone an antenatal clinic. Which client should be told to come for assessment immediately?</p>",
          options: [
            "A client at 34 weeks with a severe headache and flashing lights before the eyes",
            "A client at 28 weeks whose ankles swell in the evening and are normal by morning",
            "A client at 38 weeks with irregular tightenings that stop on walking",
            "A client at 10 weeks with morning nausea who is able to keep fluids down",
          ],
          correct: "A client at 34 weeks with a severe headache and flashing lights before the eyes",
          rationale: cited(
            "<p>A severe headache with flashing lights late in pregnancy may be pre-eclampsia with severe features, and a seizure or a stroke can follow. This client comes now.</p><p>Ankles that swell during the day and are normal by morning are common in pregnancy; a face or hands that swell suddenly would be another matter. Irregular tightenings that stop on walking are practice contractions. Morning nausea at 10 weeks needs care when fluids no longer stay down.</p>",
            NHS,
            ACOG_222,
          ),
        },
        {
          type: "text",
          step: "take-action",
          stem: "<p>A client with severe pre-eclampsia begins to have a generalised seizure in bed. Which action is the priority?</p>",
          options: [
            "Assess the fetal heart rate",
            "Turn the client to the side and keep the airway open",
            "Give the prescribed intravenous hydralazine",
            "Prepare the client for an emergency caesarean birth",
          ],
          correct: "Turn the client to the side and keep the airway open",
          rationale: cited(
            "<p>Turned to the side, the client does not breathe in what comes up, and the uterus no longer presses on the large vessels. The nurse stays, keeps the airway open, calls for help and gives oxygen, and magnesium sulfate is prepared.</p><p>The fetal heart slows while the mother lacks oxygen and mostly recovers with her, so it is assessed afterwards. Hydralazine for the pressure follows when the seizure is over. A caesarean birth in a client who is not yet stable is dangerous.</p>",
            ECLAMPSIA_2024,
            WHO_MCPC,
          ),
        },
        {
          type: "text",
          areas: ["nclex-rn:pharmacological-therapies"],
          stem: "<p>A client at 32 weeks has pre-eclampsia with a blood pressure of 168/112 mm Hg. The client has asthma and uses albuterol (salbutamol) most days. Which prescription should the nurse question?</p>",
          options: [
            "Magnesium sulfate by intravenous infusion",
            "Hydralazine by intravenous injection",
            "Betamethasone by intramuscular injection",
            "Labetalol by intravenous injection",
          ],
          correct: "Labetalol by intravenous injection",
          rationale: cited(
            "<p>Labetalol blocks beta receptors, and in a client with asthma it can narrow the airways dangerously. It also weakens the albuterol that the client relies on. The nurse questions it before the pressure is treated in another way.</p><p>Hydralazine lowers a severe pressure in pregnancy and leaves the airways alone. Magnesium sulfate prevents seizures. Betamethasone matures the lungs of the fetus in case the birth comes early.</p>",
            "Renal and Urology News, “Labetalol HCl injection” (undated; asthma as a contraindication)",
            "Labetalol hydrochloride injection, Canadian product monograph (Pfizer), 4 May 2020, indications",
          ),
        },
        {
          type: "multi-select",
          step: "recognize-cues",
          stem: "<p>A nurse assesses a client at 33 weeks with pre-eclampsia. Which findings are severe features? <strong>Select all that apply.</strong></p>",
          options: [
            "Repeated blood pressure of 164/112 mm Hg",
            "Swelling of both feet",
            "Platelet count of 88 × 10⁹/L (88,000/mm³)",
            "New blurred vision",
            "Urine dipstick protein of 1+",
            "Persistent pain under the right ribs",
          ],
          correct: [
            "Repeated blood pressure of 164/112 mm Hg",
            "Platelet count of 88 × 10⁹/L (88,000/mm³)",
            "New blurred vision",
            "Persistent pain under the right ribs",
          ],
          rationale: cited(
            "<p>A pressure of 160/110 mm Hg or higher, platelets below 100 × 10⁹/L, new disturbed vision and persistent pain under the right ribs show that vessels, blood, brain or liver are in danger. Any of them is a severe feature.</p><p>Swollen feet are common in healthy pregnancy. Protein in the urine helps to make the diagnosis, but its amount does not make the disease severe.</p>",
            "American College of Obstetricians and Gynecologists, Practice Bulletin 222, 2020, severe features as UpToDate lists them",
          ),
        },
        {
          type: "multi-select",
          areas: ["nclex-rn:pharmacological-therapies"],
          step: "generate-solutions",
          stem: "<p>A client in labour is receiving magnesium sulfate for severe pre-eclampsia. Which actions belong in the plan of care? <strong>Select all that apply.</strong></p>",
          options: [
            "Check deep tendon reflexes and respirations at regular intervals",
            "Stop the infusion as soon as the baby is born",
            "Keep calcium gluconate ready for immediate use",
            "Measure urine output every hour",
            "Let the infusion run by gravity so that the client can move freely",
          ],
          correct: [
            "Check deep tendon reflexes and respirations at regular intervals",
            "Keep calcium gluconate ready for immediate use",
            "Measure urine output every hour",
          ],
          rationale: cited(
            "<p>Reflexes and respirations show too much magnesium before the breathing fails. The kidneys remove it, so urine is measured every hour. Calcium gluconate is the antidote and lies ready for immediate use.</p><p>Seizures can come after the baby is born, so the infusion usually goes on for 24 hours instead of being stopped. Magnesium is a high-alert drug: it runs through a pump with protection against free flow. By gravity the whole bag could run in.</p>",
            KEMH,
            WHO_MCPC,
            "Agency for Healthcare Research and Quality, “Safe medication administration: magnesium sulfate”, 2017 (pump with protection against free flow)",
          ),
        },
      ],
    },
    {
      title: "The newborn’s first hours",
      areas: ["nclex-rn:health-promotion", "norcet:child-health", "snle:maternal-and-child", "gulf:maternal-and-child"],
      content: [
        "<h2>From water to air</h2>",
        "<p>Within minutes of birth the newborn must breathe, keep warm and maintain glucose. Ask three questions at birth: is the baby at term, is there good tone, is the baby breathing or crying? If all three answers are yes, dry the baby, place the baby <strong>skin to skin</strong> on the mother’s chest, cover both, and help with breastfeeding in the first hour. Delayed cord clamping of at least 30 to 60 seconds suits most babies who need no resuscitation.</p>",
        "<p>The Apgar score at 1 and 5 minutes rates heart rate, breathing, tone, reflex response and colour from 0 to 2 each. It describes adaptation; it never delays resuscitation.</p>",
        "<h2>Expected findings at term</h2>",
        "<ul>",
        "<li>Heart rate 110 to 160/min, respirations 30 to 60/min, axillary temperature 36.5 to 37.5 °C (97.7 to 99.5 °F)</li>",
        "<li>Blue hands and feet (acrocyanosis) in the first 24 to 48 hours; lips and tongue are pink</li>",
        "<li>Breathing pauses shorter than 20 seconds without change of colour or heart rate</li>",
        "<li>Milia, soft caput succedaneum that crosses suture lines, bluish-grey patches over the sacrum</li>",
        "<li>First urine within 24 hours, first meconium within 24 to 48 hours</li>",
        "</ul>",
        "<h2>Four ways to lose heat</h2>",
        "<ol>",
        "<li><strong>Evaporation:</strong> wet skin. Dry the baby and delay the bath.</li>",
        "<li><strong>Conduction:</strong> a cold surface. Warm the scale and the hands.</li>",
        "<li><strong>Convection:</strong> moving air. Avoid fans and draughts.</li>",
        "<li><strong>Radiation:</strong> cold objects nearby. Move the cot away from windows and outside walls.</li>",
        "</ol>",
        "<p>Cold stress uses oxygen and glucose, so a cold baby may become breathless and hypoglycaemic.</p>",
        "<h2>Danger signs</h2>",
        "<ul>",
        "<li>Grunting, nasal flaring, chest retractions, or respirations above 60/min at rest</li>",
        "<li>Central cyanosis</li>",
        "<li><strong>Jaundice in the first 24 hours</strong>, which is never physiological</li>",
        "<li>Jitteriness, poor feeding, weak cry or lethargy: check glucose at once, above all if the mother has diabetes or the baby is preterm, small or large for gestation</li>",
        "<li>Green vomit, or no meconium by 48 hours</li>",
        "</ul>",
        "<blockquote>Warm, pink and feeding: when one of the three fails, look at the other two.</blockquote>",
      ].join(""),
      questions: [
        {
          type: "text",
          areas: ["nclex-rn:management-of-care"],
          step: "prioritize-hypotheses",
          stem: "<p>A nurse is responsible for four term newborns. Which newborn should the nurse assess first?</p>",
          options: [
            "A newborn aged 3 hours with blue hands and feet and a pink trunk",
            "A newborn aged 20 hours who has not yet passed meconium",
            "A newborn aged 8 hours with grunting and respirations of 76/min",
            "A newborn aged 12 hours with a soft scalp swelling that crosses the suture line",
          ],
          correct: "A newborn aged 8 hours with grunting and respirations of 76/min",
          rationale: cited(
            "<p>Grunting with 76 breaths a minute is respiratory distress: the newborn is tiring and may be short of oxygen or infected. This one is seen first.</p><p>Blue hands and feet with a pink trunk are usual on the first day. At 20 hours meconium may still come; the time to worry is after 24 to 48 hours. A soft swelling of the scalp that crosses a suture line is caput succedaneum, which goes away by itself.</p>",
            "American Family Physician, “Newborn respiratory distress”, 2015, 92(11):994–1002, abstract",
            read.newbornCaput,
            read.newbornSkin,
          ),
        },
        {
          type: "text",
          stem: "<p>A newborn loses heat in four ways. What should the nurse do against loss by evaporation just after birth?</p>",
          options: [
            "Drying the skin and removing the wet towel",
            "Placing a warmed cloth on the weighing scale",
            "Moving the cot away from a cold window",
            "Switching off the fan above the resuscitation table",
          ],
          correct: "Drying the skin and removing the wet towel",
          rationale: cited(
            "<p>Fluid that dries on the skin takes heat with it. Drying the newborn and taking the wet towel away stops that.</p><p>A warmed cloth on the scale prevents conduction, the loss to a cold surface. A cot away from the window prevents radiation to cold glass. A fan that is switched off prevents convection, the loss to moving air. All of this is good care, and none of it dries the skin.</p>",
            "American Academy of Pediatrics, “Thermoregulation in the newborn, part I: basic mechanisms”, NeoReviews, 2013, 14:e161, abstract",
            read.coldStress,
          ),
        },
        {
          type: "text",
          areas: ["nclex-rn:reduction-of-risk"],
          step: "take-action",
          stem: "<p>A newborn aged 2 hours, whose mother has gestational diabetes, is jittery and has a weak cry. What should the nurse do first?</p>",
          options: [
            "Swaddle the newborn and reassess in one hour",
            "Check the temperature and then give the first bath",
            "Take the newborn to the nursery for phototherapy",
            "Measure the blood glucose by heel prick",
          ],
          correct: "Measure the blood glucose by heel prick",
          rationale: cited(
            "<p>Before birth this newborn made extra insulin against the mother’s glucose. Now the supply has stopped and the insulin goes on working. A jittery newborn with a weak cry may have hypoglycaemia, so the nurse takes blood from the heel now, and a low value is treated at once.</p><p>Swaddling hides the sign and loses an hour. A bath cools the newborn and uses up more glucose. Phototherapy in the nursery is for jaundice.</p>",
            "StatPearls, “Neonatal hypoglycemia”, updated 4 September 2023",
            "AccessPediatrics, “Hypoglycemia in the newborn” (undated; signs, infants of mothers with diabetes)",
          ),
        },
        {
          type: "text",
          areas: ["nclex-rn:reduction-of-risk"],
          step: "take-action",
          stem: "<p>A newborn aged 18 hours has a yellow face and chest. The mother’s blood group is O and the newborn’s is A. Which action should the nurse take?</p>",
          options: [
            "Reassure the parents that a yellow colour is expected on the first day",
            "Obtain a bilirubin level now and inform the health care provider",
            "Place the cot in sunlight beside a window",
            "Advise the mother to replace breastfeeds with glucose water",
          ],
          correct: "Obtain a bilirubin level now and inform the health care provider",
          rationale: cited(
            "<p>Jaundice in the first 24 hours is never taken for normal. A mother with group O and a newborn with group A suggest that antibodies are breaking down red cells, so bilirubin can rise fast. It is measured now, and the provider hears of it.</p><p>A yellow colour is expected only from the second or third day on, so the parents cannot be reassured yet. Sunlight cannot be measured and may burn or chill. Glucose water takes the place of milk, and it is milk that brings the stools which carry bilirubin out.</p>",
            read.newbornJaundice,
            "KidsHealth New Zealand, “Jaundice in babies” (undated; first 24 hours, groups O and A)",
          ),
        },
        {
          type: "multi-select",
          step: "recognize-cues",
          stem: "<p>A nurse assesses a term newborn aged 4 hours. Which findings are expected? <strong>Select all that apply.</strong></p>",
          options: [
            "Heart rate of 142/min when awake and quiet",
            "Flaring of the nostrils at rest",
            "Axillary temperature of 36.8 °C (98.2 °F)",
            "Bluish lips and tongue",
            "Tiny white spots over the nose",
            "Breathing pauses of 8 seconds with no change of colour",
          ],
          correct: [
            "Heart rate of 142/min when awake and quiet",
            "Axillary temperature of 36.8 °C (98.2 °F)",
            "Tiny white spots over the nose",
            "Breathing pauses of 8 seconds with no change of colour",
          ],
          rationale: cited(
            "<p>A heart rate of 110 to 160/min when quiet and an axillary temperature of 36.5 to 37.5 °C are normal. Tiny white spots over the nose are milia, blocked glands that clear by themselves. Pauses of 5 to 10 seconds without a change of colour are how healthy newborns breathe.</p><p>Nostrils that flare at rest are a sign of respiratory distress. Blue lips and a blue tongue mean that the blood lacks oxygen, which blue hands and feet on the first day do not.</p>",
            read.newbornExamination,
            read.newbornMilia,
            read.newbornBreathing,
            read.coldStress,
          ),
        },
        {
          type: "multi-select",
          step: "generate-solutions",
          stem: "<p>A nurse teaches parents how to care for their newborn at home. Which instructions should the nurse give? <strong>Select all that apply.</strong></p>",
          options: [
            "Place the baby on the back for every sleep",
            "Rub oil and turmeric on the cord stump twice a day",
            "Fold the nappy below the cord stump",
            "Give small sips of boiled water between breastfeeds in hot weather",
            "Keep pillows, soft toys and loose covers out of the cot",
            "Seek help if the skin around the stump becomes red or has a foul smell",
          ],
          correct: [
            "Place the baby on the back for every sleep",
            "Fold the nappy below the cord stump",
            "Keep pillows, soft toys and loose covers out of the cot",
            "Seek help if the skin around the stump becomes red or has a foul smell",
          ],
          rationale: cited(
            "<p>Sleep on the back in a cot without pillows, soft toys and loose covers lowers the risk of sudden infant death. A stump that stays dry, outside the nappy, falls off without trouble. Redness or a foul smell suggests an infection.</p><p>Oil and turmeric can bring germs to the cord. Breast milk is enough even in hot weather. Sips of boiled water take the place of milk and can bring infection or too little sodium.</p>",
            "American Academy of Pediatrics, policy on safe infant sleep, 18 October 2011, as the Delaware courts reprint it",
            WHO_2022,
          ),
        },
      ],
    },
    {
      title: "Bleeding after birth",
      areas: [
        "nclex-rn:physiological-adaptation",
        "norcet:obstetrics-and-gynaecology",
        "snle:maternal-and-child",
        "gulf:maternal-and-child",
      ],
      content: [
        "<h2>Measure, do not guess</h2>",
        "<p>Blood loss that is estimated by eye is nearly always too low. A drape with a scale catches it. In the first hours count pulse and pressure, feel the uterus, look at the drape.</p>",
        "<h2>When to act</h2>",
        "<p>Postpartum haemorrhage is treated from <strong>300 mL</strong> on with one abnormal sign (pulse above 100, systolic pressure below 100, diastolic below 60, pulse higher than the systolic pressure), or from <strong>500 mL</strong> on without any, whichever comes first.</p>",
        "<h2>MOTIVE, all at once</h2>",
        "<ul>",
        "<li><strong>M</strong>assage of the uterus</li>",
        "<li><strong>O</strong>xytocic drug</li>",
        "<li><strong>T</strong>ranexamic acid 1 g by vein over 10 minutes, within 3 hours of birth; once more after 30 minutes if she still bleeds</li>",
        "<li>Fluid by <strong>v</strong>ein (IV)</li>",
        "<li><strong>E</strong>xamination of bladder, placenta and birth canal, and escalation: call for more help</li>",
        "</ul>",
        "<p>Methylergometrine raises the blood pressure and is not for a woman with pre-eclampsia.</p>",
        "<blockquote>A young mother keeps her pressure for a long time, and then loses it within minutes. Believe the pulse.</blockquote>",
      ].join(""),
      questions: [],
    },
  ],
};
