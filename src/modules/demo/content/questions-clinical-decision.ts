import { bowTie } from "./bodies.ts";
import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

const cited = citedOn("26 November 2026");

export const clinicalDecisionQuestions: DemoQuestionsByLesson = {
  "Infection prevention and transmission-based precautions": [
    bowTie({
      scenario:
        "An 81-year-old client in a four-bed room was given clindamycin for a dental abscess until three days ago.\n07:00 Nine foul-smelling watery stools since yesterday noon, cramps in the lower abdomen. Abdomen soft and a little distended. Temperature 38.3 °C, pulse 112/min, blood pressure 98/58 mm Hg. Mouth dry.\n07:30 Leucocytes 20.6 × 10⁹/L, creatinine 150 µmol/L (1.7 mg/dL); it was 88 µmol/L (1.0 mg/dL) last week. A stool sample has gone to the laboratory.",
      conditions: {
        "Lactose intolerance": false,
        "Overflow diarrhoea from constipation": false,
        "Clostridioides difficile infection": true,
        "Irritable bowel syndrome": false,
      },
      actions: {
        "Give loperamide after each loose stool until the cramps are gone": false,
        "Move the client to a single room with contact precautions, and use soap and water": true,
        "Clean hands with alcohol gel, which is faster than soap and leaves the skin soft": false,
        "Replace fluid and give the oral vancomycin, both as prescribed": true,
        "Keep the client fasting until the stools are formed": false,
      },
      parameters: {
        "Distension and tenderness of the abdomen": true,
        INR: false,
        "Fluid balance, potassium and creatinine": true,
        "Stool toxin test every day": false,
        "Peak expiratory flow twice a day": false,
      },
      rationale: cited(
        "<p>Watery, foul stools with a fever and a high white cell count soon after an antibiotic point to <em>Clostridioides difficile</em>. Soap and water take its spores off the hands, and a single room with contact precautions protects the others. The fast pulse, the low pressure and the rising creatinine show that fluid is missing. Fluid balance, potassium and creatinine follow that loss. Distension and tenderness that grow may mean toxic megacolon.</p><p>Loperamide keeps the toxin in the bowel. Alcohol gel leaves spores alive. Fasting adds to the loss. A toxin test can stay positive after recovery, and INR and the peak flow have nothing to do with it. Lactose intolerance and an irritable bowel cause no fever, and no constipation came before.</p>",
        "Infectious Diseases Society of America and SHEA, clinical practice guideline on Clostridium difficile infection, 2018 update, as Guideline Central gives it (room, gloves, hands)",
        "UCLA Health, infection control for Clostridioides difficile (undated; no alcohol gel)",
      ),
    }),
  ],
  "Mixed practice": [
    bowTie({
      scenario:
        "A 35-year-old client is receiving the first dose of intravenous ceftriaxone for pneumonia; five minutes have passed.\n11:05 “My throat is closing.” Swollen lips, hoarse voice, raised itching weals on chest and arms, wheeze over both lungs. Pulse 138/min, respirations 34/min, blood pressure 76/40 mm Hg, oxygen saturation 86% on room air. At 11:00 the pressure was 124/76 mm Hg and the saturation 95%.",
      conditions: {
        "Septic shock from pneumonia": false,
        Anaphylaxis: true,
        "Panic attack": false,
        "Blocked bronchus from sputum": false,
      },
      actions: {
        "Stop the infusion and keep a vein open with new tubing": true,
        "Slow the infusion to half its rate": false,
        "Give the prescribed adrenaline (epinephrine) into the outer thigh": true,
        "Give an antihistamine tablet and look again in 30 minutes": false,
        "Help the client to stand up so that breathing is easier": false,
      },
      parameters: {
        "Level of ceftriaxone in the blood": false,
        "Voice, breath sounds and oxygen saturation": true,
        "Sputum culture": false,
        "Blood pressure and pulse": true,
        "Size of the weals": false,
      },
      rationale: cited(
        "<p>Swelling, weals, wheeze and a fall in pressure within minutes of a drug are anaphylaxis. The infusion is stopped and the tubing changed, so that no more of it runs in. Adrenaline into the outer thigh opens the airways and raises the pressure; nothing else comes before it. Voice, breath sounds and saturation show the airway, pressure and pulse the circulation. Both can fail again hours later.</p><p>At half its rate the infusion still feeds the reaction. An antihistamine does nothing for airway and pressure. To stand up with wide vessels can stop the heart: the client lies or half sits. Septic shock from pneumonia brings no weals, sputum in a bronchus no swollen lips, and panic no fall in pressure. A sputum culture, the level of ceftriaxone and the size of the weals can all wait.</p>",
        "Resuscitation Council UK, “Emergency treatment of anaphylaxis”, May 2021, as the UK Oncology Nursing Society summarises it",
        "BMJ Best Practice, update on the same guideline, 2021 (third-line antihistamines, later reactions)",
      ),
    }),
  ],
  "Heart failure: assessment and daily care": [
    bowTie({
      scenario:
        "A 70-year-old client with heart failure ran out of furosemide eight days ago and ate salted snacks at a wedding.\n02:20 Sits on the edge of the bed gasping, skin cold and damp, coughs up pink froth. Crackles up to the shoulder blades, a third heart sound. Weight 5 kg above the last visit. Temperature 36.6 °C, pulse 128/min, respirations 36/min, blood pressure 178/104 mm Hg, oxygen saturation 83% on room air. Both calves are equally swollen.",
      conditions: {
        "Acute pulmonary oedema": true,
        "Pulmonary embolism": false,
        Pneumonia: false,
        "Asthma attack": false,
      },
      actions: {
        "Lay the client flat with the legs raised": false,
        "Run in 1 litre of 0.9% sodium chloride": false,
        "Keep the client upright with the legs down and give oxygen": true,
        "Collect sputum for culture before any treatment": false,
        "Give the prescribed intravenous furosemide": true,
      },
      parameters: {
        "Daily measurement of the calves": false,
        "Urine output and serum potassium": true,
        "Peak expiratory flow": false,
        "Respiratory rate, breath sounds and oxygen saturation": true,
        INR: false,
      },
      rationale: cited(
        "<p>Pink froth, crackles, a third heart sound and 5 kg gained without the diuretic are acute pulmonary oedema. Upright with the legs down, less blood returns to the heart. Oxygen treats the low saturation, and furosemide removes the fluid. Breathing shows whether the lungs clear. Urine output shows that the drug works, and potassium falls with it.</p><p>Legs raised, or a litre of sodium chloride, would fill the lungs further. A sputum culture can wait: without a fever pneumonia is unlikely. Calves that are equally swollen do not point to a clot, so nothing speaks for a pulmonary embolism. Froth and a third heart sound are no asthma attack, which the peak flow would measure. INR is for warfarin.</p>",
        read.pulmonaryOedemaNursing,
        "American College of Cardiology Foundation and American Heart Association, heart failure guideline, 2013, table 28 and the hospitalised patient",
        read.furosemide,
      ),
    }),
  ],
  "Diabetes emergencies: hypoglycaemia, DKA and HHS": [
    bowTie({
      scenario:
        "A 19-year-old client with type 1 diabetes vomited for two days and left out all insulin “because I was not eating”.\n16:00 Drowsy but answers, breath smells of fruit, deep rapid breathing. Temperature 37.0 °C, pulse 132/min, respirations 34/min, blood pressure 90/52 mm Hg.\n16:20 Glucose 29 mmol/L (522 mg/dL), ketones 6.3 mmol/L, pH 7.09, bicarbonate 8 mmol/L, potassium 3.0 mmol/L (3.0 mEq/L). The monitor shows flat T waves. The client passed 200 mL of urine at 15:30.",
      conditions: {
        "Hyperosmolar hyperglycaemic state": false,
        "Lactic acidosis caused by metformin": false,
        "Food poisoning without a disturbance of glucose": false,
        "Diabetic ketoacidosis": true,
      },
      actions: {
        "Start 0.9% sodium chloride intravenously as prescribed": true,
        "Start the insulin infusion before anything else": false,
        "Give the prescribed potassium before insulin is started": true,
        "Give 150 mL of fruit juice": false,
        "Give bicarbonate to bring the pH to normal": false,
      },
      parameters: {
        "Potassium and heart rhythm": true,
        HbA1c: false,
        "Platelet count": false,
        "Ketones and venous pH": true,
        "Stool culture": false,
      },
      rationale: cited(
        "<p>Ketones, a low pH and bicarbonate and deep breathing after insulin was left out are diabetic ketoacidosis. Sodium chloride is started first, because much fluid is lost and the pressure is low. Insulin drives potassium into the cells. At 3.0 mmol/L with flat T waves that could stop the heart, so potassium comes before the insulin infusion. Potassium and rhythm show that danger. Ketones and pH show when the acidosis has cleared, which the glucose alone does not.</p><p>The hyperosmolar state has few ketones. Metformin is not given here, so no lactic acidosis comes from it, and food poisoning leaves the glucose alone. Fruit juice raises a glucose that is high already. Bicarbonate lowers potassium further and is considered only below a pH of 7.0. HbA1c tells of the past months; platelets and a stool culture tell nothing about the danger.</p>",
        read.crises,
      ),
    }),
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    bowTie({
      scenario:
        "A 74-year-old client takes warfarin for atrial fibrillation and was given co-trimoxazole for a urinary infection seven days ago.\n09:10 Three black, tarry stools since midnight; dizzy on sitting up. Skin pale. Pulse 124/min, respirations 24/min, blood pressure 88/50 mm Hg, oxygen saturation 96% on room air.\n09:30 INR 8.4 (it was 2.4 last month), haemoglobin 74 g/L (7.4 g/dL), platelets 236 × 10⁹/L.",
      conditions: {
        "Heparin-induced thrombocytopenia": false,
        "Major bleeding under warfarin": true,
        "Black stools caused by iron tablets": false,
        "Septic shock from the urinary infection": false,
      },
      actions: {
        "Prepare protamine sulfate for slow injection": false,
        "Give tonight’s warfarin as usual and repeat INR tomorrow morning": false,
        "Withhold warfarin, prepare vitamin K and prothrombin complex as prescribed": true,
        "Prepare idarucizumab": false,
        "Insert two large cannulas and send blood for cross-matching": true,
      },
      parameters: {
        "Blood pressure, pulse and further bleeding": true,
        aPTT: false,
        "Anti-factor Xa level": false,
        "INR and haemoglobin": true,
        "Urine culture every day": false,
      },
      rationale: cited(
        "<p>Co-trimoxazole strengthens warfarin. Tarry stools, a fast pulse, a low pressure and a haemoglobin of 74 g/L with an INR of 8.4 are major bleeding. Prothrombin complex concentrate supplies the missing clotting factors at once, and vitamin K lets the liver make new ones. Large cannulas and cross-matched blood make a transfusion possible. Pressure, pulse and bleeding show the danger of the moment, INR and haemoglobin whether reversal and transfusion work.</p><p>Tonight’s warfarin would feed the bleeding. Protamine reverses heparin and idarucizumab dabigatran. The aPTT follows heparin, anti-factor Xa low-molecular-weight heparin. Platelets are normal, so heparin has not lowered them. Iron blackens stools but lowers no pressure. Septic shock does not turn stools black, and a urine culture each day does not help now.</p>",
        "American Journal of Emergency Medicine, “A review of guidelines on anticoagulation reversal across different clinical scenarios”, 2020, abstract",
        "Wells and others, “Interactions of warfarin with drugs and food”, Annals of Internal Medicine, 1994, abstract (co-trimoxazole)",
        "OpenStax, “Pharmacology for Nurses”, section “Anticoagulants” (undated; antidotes and tests)",
      ),
    }),
  ],
  "Opioid analgesia: relieving pain safely": [
    bowTie({
      scenario:
        "A 45-year-old client takes sertraline for depression and was given tramadol two days ago after an operation on the shoulder.\n18:00 Restless, sweating, trembling; loose stools since noon. Pupils wide and equal. Knee reflexes very brisk; when the foot is pushed up it beats ten times. Temperature 39.2 °C, pulse 134/min, respirations 26/min, blood pressure 166/98 mm Hg, oxygen saturation 97% on room air. The wound is clean and dry.",
      conditions: {
        "Opioid-induced respiratory depression": false,
        "Wound infection": false,
        "Serotonin syndrome": true,
        "Neuroleptic malignant syndrome": false,
      },
      actions: {
        "Withhold tramadol and sertraline and call the health care provider": true,
        "Give the prescribed naloxone": false,
        "Tie both wrists to the bed so that the client cannot fall": false,
        "Give the prescribed lorazepam and cool the client": true,
        "Give the next dose of tramadol early for the restlessness": false,
      },
      parameters: {
        "Body temperature": true,
        INR: false,
        "Peak expiratory flow": false,
        "Reflexes, clonus and stiffness of the muscles": true,
        Weight: false,
      },
      rationale: cited(
        "<p>Tramadol and sertraline both raise serotonin. Clonus, brisk reflexes, wide pupils, loose stools and fever soon after the second drug are serotonin syndrome. Both drugs are withheld, a benzodiazepine such as lorazepam calms the muscles that make the heat, and cooling brings it down. Temperature and muscle signs show whether it gets worse: above 40 °C, or with stiff muscles, the client needs intensive care.</p><p>Respiratory depression from an opioid makes breathing slow and pupils small, so naloxone does not fit. The neuroleptic syndrome has stiff muscles, slow movements and no clonus, and it follows an antipsychotic. A clean, dry wound is not infected. Wrists that are tied make the client struggle, which makes more heat. Another dose of tramadol feeds the cause. INR, peak flow and weight do not follow this illness.</p>",
        "MSD Manual Professional, “Serotonin syndrome”, 2023 (Hunter criteria)",
        "Journal of Neurology, Neurosurgery and Psychiatry, table “Characteristics of serotonin syndrome and neuroleptic malignant syndrome” (undated)",
      ),
    }),
  ],
  "Pre-eclampsia and magnesium sulfate": [
    bowTie({
      scenario:
        "A 29-year-old client with pre-eclampsia is at 33 weeks.\n20:40 Sudden severe pain in the abdomen that does not come and go. The uterus is hard as a board and does not soften; dark blood on the pad, about 50 mL. Pulse 128/min, respirations 24/min, blood pressure 94/56 mm Hg; an hour ago it was 152/96 mm Hg. Fetal heart rate 92/min with late decelerations. An ultrasound last week showed the placenta high on the back wall.",
      conditions: {
        "Placenta praevia": false,
        "Placental abruption": true,
        "Bloody show of early labour": false,
        Eclampsia: false,
      },
      actions: {
        "Check every few minutes how far the cervix has opened": false,
        "Call the obstetric team and prepare for an emergency birth": true,
        "Give the next dose of the antihypertensive early": false,
        "Open a second large cannula, give fluid as prescribed and send blood for cross-matching": true,
        "Help the client to walk to ease the pain": false,
      },
      parameters: {
        "Fetal heart rate": true,
        "Capillary glucose": false,
        "Height of the fundus once a week": false,
        "Pulse, blood pressure, blood loss and clotting": true,
        "Ketones in the urine": false,
      },
      rationale: cited(
        "<p>Constant pain, a board-like uterus, dark blood and a slow fetal heart in a client with pre-eclampsia are placental abruption. Most of the blood may be hidden behind the placenta, so pulse and pressure tell more than the pad. The baby lacks oxygen and the mother is going into shock. The team, the theatre, large cannulas and blood are needed together. Abruption uses up clotting factors, so clotting is followed with the circulation.</p><p>Placenta praevia bleeds bright red without pain, and the placenta lies high. A bloody show of early labour is a little mucus with blood, and the uterus softens between contractions. Without a seizure this is no eclampsia. An antihypertensive would deepen the shock. To feel again and again how far the cervix has opened, or to walk, loses time. Glucose, ketones and a weekly height of the fundus answer none of today’s questions.</p>",
        "Hall, “Abruptio placentae and disseminated intravascular coagulopathy”, Seminars in Perinatology, 2009, 33:189–195, abstract",
        "Royal College of Obstetricians and Gynaecologists, Green-top Guideline 63, “Antepartum haemorrhage”, 2011",
      ),
    }),
  ],
};
