import type { DemoSubject } from "./shape.ts";

export const maternalNewborn: DemoSubject = {
  name: "Maternal and newborn nursing",
  description:
    "Pregnancy, birth and the first days of life: normal findings, danger signs and the first nursing action.",
  lessons: [
    {
      title: "Pre-eclampsia and magnesium sulfate",
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
          stem: "<p>A client at 35 weeks with pre-eclampsia is receiving magnesium sulfate. Patellar reflexes are absent, respirations are 10/min and urine output was 18 mL in the last hour. What should the nurse do first?</p>",
          options: [
            "Send blood for a magnesium level",
            "Notify the health care provider",
            "Stop the magnesium sulfate infusion",
            "Give the prescribed calcium gluconate",
          ],
          correct: "Stop the magnesium sulfate infusion",
          rationale:
            "<p>Absent reflexes, slow respirations and low urine output show magnesium toxicity, so the source of harm is stopped at once. Calcium gluconate and a call to the provider follow immediately, but they would be given while the drug was still running if the infusion was not stopped first. The level confirms toxicity and must not delay action.</p>",
        },
        {
          type: "text",
          stem: "<p>Four clients telephone an antenatal clinic. Which client should be told to come for assessment immediately?</p>",
          options: [
            "A client at 34 weeks with a severe headache and flashing lights before the eyes",
            "A client at 28 weeks whose ankles swell in the evening and are normal by morning",
            "A client at 38 weeks with irregular tightenings that stop on walking",
            "A client at 10 weeks with morning nausea who is able to keep fluids down",
          ],
          correct: "A client at 34 weeks with a severe headache and flashing lights before the eyes",
          rationale:
            "<p>Severe headache with visual disturbance in the third trimester suggests pre-eclampsia with severe features and a risk of seizure. Ankle swelling that goes overnight, irregular tightenings that ease with walking (Braxton Hicks contractions) and early nausea without dehydration are common in healthy pregnancy.</p>",
        },
        {
          type: "text",
          stem: "<p>A client with severe pre-eclampsia begins to have a generalised seizure in bed. Which action is the priority?</p>",
          options: [
            "Assess the fetal heart rate",
            "Turn the client to the side and keep the airway open",
            "Give the prescribed intravenous hydralazine",
            "Prepare the client for an emergency caesarean birth",
          ],
          correct: "Turn the client to the side and keep the airway open",
          rationale:
            "<p>The mother’s airway comes first: the lateral position reduces aspiration and improves blood flow to the uterus. The fetus depends on maternal oxygenation, so fetal assessment follows once the mother is stable. Hypertension is treated after the seizure is controlled, and birth is planned only after stabilisation.</p>",
        },
        {
          type: "text",
          stem: "<p>A client at 32 weeks has pre-eclampsia with a blood pressure of 168/112 mm Hg. The client has asthma and uses albuterol (salbutamol) most days. Which prescription should the nurse question?</p>",
          options: [
            "Magnesium sulfate by intravenous infusion",
            "Hydralazine by intravenous injection",
            "Betamethasone by intramuscular injection",
            "Labetalol by intravenous injection",
          ],
          correct: "Labetalol by intravenous injection",
          rationale:
            "<p>Labetalol blocks beta receptors and can provoke severe bronchospasm in a client with active asthma; hydralazine or nifedipine is safer. Hydralazine is an accepted treatment of severe hypertension in pregnancy. Magnesium prevents seizures, and a short course of betamethasone matures the fetal lungs before a possible preterm birth, so both are appropriate.</p>",
        },
        {
          type: "multi-select",
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
          rationale:
            "<p>Blood pressure of 160/110 mm Hg or higher, platelets below 100 × 10⁹/L, visual disturbance and persistent right upper quadrant pain each show severe disease of the vessels, blood, brain or liver. Swelling of the feet is common in healthy pregnancy. Proteinuria supports the diagnosis, but its amount does not make the disease severe.</p>",
        },
        {
          type: "multi-select",
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
          rationale:
            "<p>Reflexes and respirations show early toxicity, urine output shows whether magnesium is being excreted, and calcium gluconate is the antidote. Seizures can occur after birth, so the infusion usually continues for 24 hours. Magnesium is a high-alert drug and must run through a pump, because gravity flow can deliver a fatal bolus.</p>",
        },
      ],
    },
    {
      title: "The newborn’s first hours",
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
          stem: "<p>A nurse is responsible for four term newborns. Which newborn should the nurse assess first?</p>",
          options: [
            "A newborn aged 3 hours with blue hands and feet and a pink trunk",
            "A newborn aged 20 hours who has not yet passed meconium",
            "A newborn aged 8 hours with grunting and respirations of 76/min",
            "A newborn aged 12 hours with a soft scalp swelling that crosses the suture line",
          ],
          correct: "A newborn aged 8 hours with grunting and respirations of 76/min",
          rationale:
            "<p>Grunting with respirations above 60/min is respiratory distress and needs assessment at once. Blue hands and feet with a pink trunk is acrocyanosis, an expected finding on the first day. Meconium may be passed up to 24 to 48 hours, and a swelling that crosses the suture line is caput succedaneum, which resolves without treatment.</p>",
        },
        {
          type: "text",
          stem: "<p>Which action by the nurse reduces heat loss by evaporation immediately after birth?</p>",
          options: [
            "Drying the newborn and removing the wet towel",
            "Placing a warmed cloth on the weighing scale",
            "Moving the cot away from a cold window",
            "Switching off the fan above the resuscitation table",
          ],
          correct: "Drying the newborn and removing the wet towel",
          rationale:
            "<p>Amniotic fluid that evaporates from the skin carries heat away, so drying and removing wet linen prevents it. A warmed scale reduces conduction, distance from a cold window reduces radiation, and switching off a fan reduces convection. All are good care, but only drying acts on evaporation.</p>",
        },
        {
          type: "text",
          stem: "<p>A newborn aged 2 hours, whose mother has gestational diabetes, is jittery and has a weak cry. What should the nurse do first?</p>",
          options: [
            "Swaddle the newborn and reassess in one hour",
            "Check the temperature and then give the first bath",
            "Take the newborn to the nursery for phototherapy",
            "Measure the blood glucose by heel prick",
          ],
          correct: "Measure the blood glucose by heel prick",
          rationale:
            "<p>The fetus of a mother with diabetes makes extra insulin, and after birth the glucose supply stops, so jitteriness and a weak cry suggest hypoglycaemia that must be checked and treated at once. Swaddling hides the sign and loses time. A bath causes cold stress and uses more glucose, and phototherapy treats jaundice.</p>",
        },
        {
          type: "text",
          stem: "<p>A newborn aged 18 hours has a yellow face and chest. The mother’s blood group is O and the newborn’s is A. Which action should the nurse take?</p>",
          options: [
            "Reassure the parents that a yellow colour is expected on the first day",
            "Obtain a bilirubin level now and inform the health care provider",
            "Place the cot in sunlight beside a window",
            "Advise the mother to replace breastfeeds with glucose water",
          ],
          correct: "Obtain a bilirubin level now and inform the health care provider",
          rationale:
            "<p>Jaundice in the first 24 hours is abnormal, and the blood groups raise the possibility of ABO haemolytic disease, so bilirubin is measured without delay. Physiological jaundice appears after the first day. Sunlight is not a safe or measured treatment, and glucose water reduces milk intake and the stooling that removes bilirubin.</p>",
        },
        {
          type: "multi-select",
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
          rationale:
            "<p>A heart rate of 110 to 160/min, a temperature of 36.5 to 37.5 °C, milia, and pauses shorter than 20 seconds without colour change (periodic breathing) are normal at this age. Nasal flaring is a sign of respiratory distress. Blue lips and tongue mean central cyanosis, which is never normal, unlike blue hands and feet.</p>",
        },
        {
          type: "multi-select",
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
          rationale:
            "<p>Sleeping on the back in a clear cot lowers the risk of sudden infant death, a stump left dry and outside the nappy heals sooner, and redness or a foul smell suggests infection. Oil and turmeric can carry organisms to the stump. Breast milk meets the need for fluid even in hot weather, and water displaces milk and can cause infection or low sodium.</p>",
        },
      ],
    },
  ],
};
