import { bowTie } from "./bodies.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

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
        "Give loperamide after each loose stool": false,
        "Move the client to a single room under contact precautions, and wash hands with soap and water": true,
        "Clean hands with alcohol gel only, as it is faster": false,
        "Replace fluid as prescribed and give the prescribed oral vancomycin": true,
        "Keep the client fasting until the stools are formed": false,
      },
      parameters: {
        "Distension and tenderness of the abdomen": true,
        INR: false,
        "Fluid balance, potassium and creatinine": true,
        "Stool toxin test every day": false,
        "Peak expiratory flow": false,
      },
      rationale:
        "<p>Watery, foul stools with fever and a high white cell count soon after an antibiotic point to <em>Clostridioides difficile</em>. Its spores survive alcohol gel, so hands are washed with soap and water, and a single room with contact precautions protects the other clients. The fast pulse, low pressure and rising creatinine show that fluid is being lost. Potassium and kidney function follow that loss; a belly that swells and hurts more may mean toxic megacolon.</p><p>Loperamide keeps the toxin in the bowel. Fasting adds to the loss. The toxin test can stay positive after recovery, so repeating it helps nobody. Milk sugar or an irritable bowel causes no fever, and nothing suggests constipation.</p>",
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
      rationale:
        "<p>Swelling, weals, wheeze and a fall in pressure within minutes of a drug are anaphylaxis. The drug is stopped, the tubing changed so that no more of it runs in, and adrenaline into the outer thigh opens the airways and raises the pressure; it is the one treatment that must not wait. Voice, breath sounds and saturation show the airway, pressure and pulse the circulation; both can fail again hours later.</p><p>A slower infusion still feeds the reaction. An antihistamine acts too late and leaves airway and pressure alone. Standing up can stop the heart when the vessels are wide. Sepsis brings no weals, and panic no fall in pressure.</p>",
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
      rationale:
        "<p>Pink froth, crackles, a third heart sound and 5 kg gained without the diuretic are acute pulmonary oedema. Sitting with the legs down lowers the return of blood to the heart, oxygen treats the low saturation, and furosemide removes the fluid. Breathing shows whether the lungs clear; urine output shows that the drug works, and potassium falls with it.</p><p>Lying flat and more fluid would fill the lungs further. A culture can wait, and there is no fever. Calves that are equally swollen do not point to a clot, and froth and a third heart sound do not belong to asthma.</p>",
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
        "Ketones and anion gap": true,
        "Stool culture": false,
      },
      rationale:
        "<p>Ketones, a low pH and bicarbonate and deep breathing after insulin was left out are diabetic ketoacidosis. Fluid comes first. Insulin drives potassium into the cells, and at 3.0 mmol/L with flat T waves that could stop the heart, so potassium is replaced before insulin starts. Potassium and rhythm show that danger; ketones and the anion gap show when the acidosis has cleared, which the glucose alone does not.</p><p>In the hyperosmolar state there are few ketones, and metformin is not given for type 1 diabetes. Juice raises a glucose that is high already, and bicarbonate lowers potassium further. HbA1c tells of the past months.</p>",
    }),
  ],
  "Anticoagulants: heparin, warfarin and the direct oral drugs": [
    bowTie({
      scenario:
        "A 74-year-old client takes warfarin for atrial fibrillation and was given co-trimoxazole for a urinary infection seven days ago.\n09:10 Three black, tarry stools since midnight; dizzy on sitting up. Skin pale. Pulse 124/min, respirations 24/min, blood pressure 88/50 mm Hg, oxygen saturation 96% on room air.\n09:30 INR 8.4 (it was 2.4 last month), haemoglobin 74 g/L (7.4 g/dL), platelets 236 × 10⁹/L.",
      conditions: {
        "Heparin-induced thrombocytopenia": false,
        "Major bleeding from too strong an effect of warfarin": true,
        "Black stools caused by iron tablets": false,
        "Septic shock from the urinary infection": false,
      },
      actions: {
        "Prepare protamine sulfate": false,
        "Give tonight’s warfarin and repeat INR tomorrow": false,
        "Withhold warfarin and prepare the prescribed vitamin K and prothrombin complex concentrate": true,
        "Prepare idarucizumab": false,
        "Insert two large intravenous cannulas and send blood for cross-matching": true,
      },
      parameters: {
        "Blood pressure, pulse and further bleeding": true,
        aPTT: false,
        "Anti-factor Xa level": false,
        "INR and haemoglobin": true,
        "Urine culture every day": false,
      },
      rationale:
        "<p>Co-trimoxazole strengthens warfarin. Tarry stools, a fast pulse, a low pressure and a haemoglobin of 74 g/L with an INR of 8.4 are major bleeding. Warfarin is withheld; prothrombin complex concentrate supplies the missing clotting factors at once and vitamin K lets the liver make new ones, while large cannulas and cross-matched blood make a transfusion possible. Pressure, pulse and bleeding show the danger of the moment, INR and haemoglobin whether reversal and transfusion work.</p><p>Protamine reverses heparin and idarucizumab reverses dabigatran. The aPTT follows heparin, anti-factor Xa low-molecular-weight heparin. Platelets are normal, iron does not lower the pressure, and sepsis does not turn stools black.</p>",
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
      rationale:
        "<p>Tramadol and sertraline both raise serotonin. Clonus, brisk reflexes, wide pupils, loose stools and fever within days are serotonin syndrome. Both drugs are withheld, a benzodiazepine calms the muscles that make the heat, and cooling brings it down. Temperature and muscle signs show whether it is getting worse: above about 41 °C or with stiff muscles the client needs intensive care.</p><p>Too much opioid would make the breathing slow and the pupils small, so naloxone does not fit. The neuroleptic syndrome has stiff muscles with slow reflexes and follows an antipsychotic. The wound is clean. Struggling against ties makes more heat and harms the muscles, and another dose of tramadol feeds the cause.</p>",
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
      rationale:
        "<p>Constant pain, a board-like uterus, dark blood and a slow fetal heart in a client with pre-eclampsia are placental abruption. Most of the blood may be hidden behind the placenta, so pulse and pressure tell more than the pad. The baby is short of oxygen and the mother is going into shock: the team, the theatre, large cannulas and blood are needed together. Abruption uses up clotting factors, so clotting is followed with the circulation.</p><p>Placenta praevia bleeds bright red without pain, and the ultrasound ruled it out. A show is a little mucus with blood and leaves the uterus soft between contractions; nobody has had a seizure. An antihypertensive would deepen the shock, and repeated examinations and walking lose time.</p>",
    }),
  ],
};
