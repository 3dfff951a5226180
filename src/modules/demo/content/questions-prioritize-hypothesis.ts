import { prioritizeHypothesis } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const cited = citedOn("26 November 2026");

export const prioritizeHypothesisQuestions: DemoQuestionsByLesson = {
  "Heart failure: assessment and daily care": [
    prioritizeHypothesis(
      "A 72-year-old client with heart failure takes lisinopril, spironolactone and furosemide. For two weeks the client has also taken ibuprofen for a painful knee and has cooked with a potassium-based salt substitute.\n10:15 Very weak legs, breathless at rest. Weight 78 kg, 4 kg more than two weeks ago. Crackles to the middle of both lungs. Temperature 36.7 °C, pulse 46/min, respirations 30/min, blood pressure 152/88 mm Hg, oxygen saturation 87% on room air.\n10:40 Potassium 6.8 mmol/L (6.8 mEq/L), creatinine 212 µmol/L (2.4 mg/dL). The electrocardiogram shows tall, narrow T waves and wide QRS complexes.",
      "<p>Which <strong>2</strong> problems should the nurse treat as the most urgent?</p>",
      {
        "Community-acquired pneumonia": false,
        "Hyperkalaemia with a danger of cardiac arrest": true,
        "Too much fluid removed by the diuretic": false,
        "Acute pulmonary oedema": true,
        "Worsening arthritis of the knee": false,
        "Hypokalaemia caused by furosemide": false,
      },
      cited(
        "<p>Three things raised the potassium together: lisinopril, spironolactone and a salt substitute. Ibuprofen hurt the kidneys that should have removed it. Tall T waves, wide QRS complexes and a slow pulse mean that the heart is already affected, so calcium, insulin with glucose and a monitor cannot wait. The weight, the crackles and the low saturation show pulmonary oedema, which threatens breathing now.</p><p>Without a fever pneumonia is unlikely. If the diuretic had removed too much fluid, the weight would be down and the lungs clear. Furosemide can cause hypokalaemia, but the potassium was measured and is high. Arthritis explains the ibuprofen and is no danger today.</p>",
        read.hyperkalaemia,
        "American College of Cardiology Foundation and American Heart Association, heart failure guideline, 2013, the hospitalised patient (drugs that hold back salt)",
      ),
    ),
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    prioritizeHypothesis(
      "A 79-year-old client with type 2 diabetes lives alone and was given prednisolone for a skin disease three weeks ago. A neighbour reports great thirst and “running to the toilet” for ten days, and sleepiness since yesterday.\n08:30 Opens the eyes to voice, moves all limbs equally. Tongue dry, skin stays folded when pinched. Temperature 36.4 °C, pulse 124/min, respirations 18/min and shallow, blood pressure 88/50 mm Hg.\n08:50 Glucose 46 mmol/L (828 mg/dL), sodium 151 mmol/L, pH 7.37, ketones 0.6 mmol/L, serum osmolality 362 mOsm/kg.",
      "<p>Which <strong>2</strong> problems explain these findings and come first?</p>",
      {
        "Diabetic ketoacidosis": false,
        "Hyperosmolar hyperglycaemic state": true,
        Stroke: false,
        "Severe loss of fluid with a low circulating volume": true,
        "Hypoglycaemia after a missed meal": false,
        "Heart failure with fluid overload": false,
      },
      cited(
        "<p>A very high glucose and osmolality, hardly any ketones and a normal pH are the pattern of the hyperosmolar hyperglycaemic state, which a steroid can bring on. Ten days of losing glucose and water in the urine have emptied the circulation: dry tongue, fast pulse, low pressure, high sodium. Fluid comes before insulin.</p><p>Ketoacidosis would show ketones, a low pH and deep, rapid breathing. Equal movement of the limbs gives no sign of a stroke, and the osmolality explains the sleepiness. At 46 mmol/L nobody has hypoglycaemia, whatever meal was missed. Somebody with heart failure and too much fluid has no dry tongue.</p>",
        read.crises,
      ),
    ),
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    prioritizeHypothesis(
      "A 61-year-old client is on the eighth day of enoxaparin after a hip replacement.\n06:00 Platelets 84 × 10⁹/L (84,000/mm³); they were 262 × 10⁹/L before the operation. Prothrombin time and fibrinogen are normal. The dressing is dry.\n06:20 Sudden chest pain on breathing in, and breathlessness. The left calf is 4 cm thicker than the right. Temperature 37.1 °C, pulse 126/min, respirations 32/min, blood pressure 104/66 mm Hg, oxygen saturation 86% on room air. The electrocardiogram shows sinus tachycardia; troponin is normal.",
      "<p>Which <strong>2</strong> problems should the nurse suspect first?</p>",
      {
        "Bleeding into the hip": false,
        "Pulmonary embolism": true,
        "Disseminated intravascular coagulation": false,
        "Myocardial infarction": false,
        "Heparin-induced thrombocytopenia": true,
        "Hospital-acquired pneumonia": false,
      },
      cited(
        "<p>Platelets that fall by more than half, five to ten days after heparin was started, point to heparin-induced thrombocytopenia: clots form although the count is low. The thick calf, the sudden pain on breathing in and the low saturation say that such a clot has reached the lung as a pulmonary embolism. Help is called, oxygen given, and every source of heparin stopped. Another kind of anticoagulant follows.</p><p>The dressing is dry and nothing points to blood lost into the hip. In disseminated coagulation the prothrombin time is long and fibrinogen low. The electrocardiogram and troponin speak against an infarction, the temperature and the sudden start against pneumonia.</p>",
        "American Society of Hematology, guideline on heparin-induced thrombocytopenia, 2018, reviewed 2022, abstract",
        "Journal of Thrombosis and Thrombolysis, “Antithrombotic therapy in heparin-induced thrombocytopenia: guidelines translated for the clinician”, 2012, abstract (stop all heparin)",
      ),
    ),
  ],
  "Opioid analgesia: relieving pain safely": [
    prioritizeHypothesis(
      "A 58-year-old client had a bowel operation this morning and uses patient-controlled morphine. At 21:00 the client was also given lorazepam for sleep.\n22:30 Snores, opens the eyes only to a firm rub of the shoulder and falls asleep again in mid-sentence. Respirations 7/min and shallow, oxygen saturation 91% with 4 L/min of oxygen, carbon dioxide at the nose 62 mm Hg. Pupils 2 mm and equal. Pulse 64/min, blood pressure 108/64 mm Hg, capillary glucose 6.4 mmol/L (115 mg/dL). Grips with both hands when woken.",
      "<p>Which <strong>1</strong> problem should the nurse act on first?</p>",
      {
        "A deep natural sleep after a long day": false,
        Hypoglycaemia: false,
        "Respiratory depression from morphine and lorazepam": true,
        "Stroke during the operation": false,
        "Postoperative delirium": false,
      },
      cited(
        "<p>Hard to rouse, slow shallow breaths, small pupils and a rising carbon dioxide are respiratory depression. Morphine and lorazepam cause it together more than either alone. The oxygen keeps the saturation up and hides how little air is moving. The nurse stimulates the client, supports the airway, stops the pump and gives the prescribed naloxone.</p><p>Somebody in natural sleep wakes and stays awake when touched. With a glucose of 6.4 mmol/L it is no hypoglycaemia, and a stroke during the operation would hardly leave both hands gripping. Delirium changes attention without slowing the breathing.</p>",
        "The Joint Commission, Sentinel Event Alert 49, “Safe use of opioids in hospitals”, 8 August 2012",
        "Canadian Journal of Pain, “Risk factors for severe opioid-induced respiratory depression in hospitalized adults”, 2020, 4(1):103–110, abstract",
        "MSD Manual Professional, “Opioid toxicity and withdrawal”, December 2022",
      ),
    ),
  ],
  "Pre-eclampsia and magnesium sulfate": [
    prioritizeHypothesis(
      "A 31-year-old client at 34 weeks is admitted with a severe headache, flashing lights and pain below the right ribs since this morning.\n14:10 Blood pressure 176/114 mm Hg, repeated after 15 minutes 178/112 mm Hg. Knee reflexes very brisk, four beats of clonus at the ankles. Fetal heart rate 138/min with good variability.\n14:40 Platelets 58 × 10⁹/L (58,000/mm³), aspartate aminotransferase 412 U/L, lactate dehydrogenase 940 U/L, fragments of red cells in the smear, urine protein 3+.",
      "<p>Which <strong>3</strong> problems should have priority?</p>",
      {
        "HELLP syndrome": true,
        Migraine: false,
        "A seizure about to come": true,
        "Colic from gallstones": false,
        "Severe hypertension with a danger of stroke": true,
        "Heartburn of late pregnancy": false,
        "Gestational thrombocytopenia": false,
      },
      cited(
        "<p>Broken red cells, high liver enzymes and low platelets are HELLP syndrome, and the pain below the ribs comes from the liver. Headache, flashing lights, brisk reflexes and clonus warn of a seizure. A pressure of 160/110 mm Hg or more that stays is an emergency by itself, because it can cause a stroke. Magnesium sulfate, a fast-acting antihypertensive and preparation for birth follow from these three.</p><p>Migraine, gallstones and heartburn could each explain one complaint, but not the pressure and the blood results. Gestational thrombocytopenia is mild and leaves the liver alone.</p>",
        "National Institute for Health and Care Excellence, guideline CG107, “Hypertension in pregnancy”, 2010, replaced by NG133 in 2019, definitions (HELLP, severe)",
        "NHS, “Symptoms: pre-eclampsia” (undated; convulsions, stroke)",
        "NHS Greater Glasgow and Clyde, “Hypertension, pre-eclampsia (severe): management” (undated; clonus, platelets)",
      ),
    ),
  ],
  "The newborn’s first hours": [
    prioritizeHypothesis(
      "A newborn of 37 weeks is 7 hours old. The membranes had been ruptured for 30 hours; in labour the mother had a temperature of 38.9 °C and received no antibiotics.\n03:00 Sleepy, has stopped sucking. Axillary temperature 35.8 °C under a radiant warmer, heart rate 184/min, respirations 74/min with grunting, capillary refill 5 seconds, skin mottled. No murmur; oxygen saturation 93% in the right hand and 92% in the foot.\n03:10 Capillary glucose 1.7 mmol/L (31 mg/dL).",
      "<p>Which <strong>2</strong> problems should the nurse act on first?</p>",
      {
        "Normal change to life outside the womb": false,
        "Early-onset sepsis": true,
        "Jaundice of the newborn": false,
        Hypoglycaemia: true,
        "Transient tachypnoea of the newborn": false,
        "Heart defect that depends on an open duct": false,
      },
      cited(
        "<p>Membranes ruptured for 30 hours and a feverish mother are risks for infection. In a newborn, sepsis shows as poor feeding, a temperature that will not rise, grunting and poor perfusion. The hypoglycaemia can harm the brain within a short time. Both are treated at once: intravenous glucose, blood culture and antibiotics.</p><p>Transient tachypnoea is fast breathing that leaves temperature and perfusion alone. In a normal change to life outside the womb a newborn is pink, warm and sucks. Nothing speaks of jaundice, which does not cause grunting. Nearly equal saturations in hand and foot, without a murmur, speak against a heart defect that depends on an open duct.</p>",
        "National Institute for Health and Care Excellence, guideline NG195, “Neonatal infection”, 2021, amended 2026, box 1 and recommendation 1.10.1",
        "StatPearls, “Neonatal hypoglycemia”, updated 4 September 2023",
      ),
    ),
  ],
};
