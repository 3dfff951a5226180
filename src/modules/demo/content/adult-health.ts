import type { DemoSubject } from "./shape.ts";

export const adultHealth: DemoSubject = {
  name: "Adult health",
  description:
    "Medical and surgical nursing of the adult: recognising deterioration, acting in order and teaching for home.",
  category: "pathology",
  lessons: [
    {
      title: "Heart failure: assessment and daily care",
      content: [
        "<h2>What is failing?</h2>",
        "<p>In heart failure the heart cannot pump enough blood for the body’s needs, or can do so only at raised filling pressures. Fluid backs up behind the side that fails.</p>",
        "<ul>",
        "<li><strong>Left-sided failure</strong> sends fluid back to the lungs: breathlessness on effort, orthopnoea, paroxysmal nocturnal dyspnoea, crackles, cough, and pink frothy sputum when severe.</li>",
        "<li><strong>Right-sided failure</strong> sends fluid back to the body: distended jugular veins, swollen ankles or sacrum, enlarged liver, ascites, poor appetite and weight gain.</li>",
        "</ul>",
        "<p>The most common cause of right-sided failure is left-sided failure, so many clients show both.</p>",
        "<h2>Acute pulmonary oedema</h2>",
        "<p>This is an emergency of breathing. Work in this order:</p>",
        "<ol>",
        "<li>Sit the client upright with the legs down, which eases breathing and lowers venous return.</li>",
        "<li>Give oxygen and prepare for non-invasive ventilation as prescribed.</li>",
        "<li>Give the prescribed intravenous diuretic and vasodilator; watch blood pressure closely.</li>",
        "<li>Reassess respiratory rate, saturation, breath sounds and urine output.</li>",
        "</ol>",
        "<h2>Drugs to know</h2>",
        "<ul>",
        "<li><strong>Loop diuretics</strong> (furosemide): watch potassium, blood pressure, kidney function and hearing.</li>",
        "<li><strong>ACE inhibitors</strong> (lisinopril) and <strong>spironolactone</strong>: both raise potassium. Angioedema with an ACE inhibitor is an emergency.</li>",
        "<li><strong>Beta-blockers</strong> (carvedilol, metoprolol succinate): started low when the client is stable; never stopped suddenly.</li>",
        "<li><strong>SGLT2 inhibitors</strong> (dapagliflozin, empagliflozin): now part of standard treatment; teach genital hygiene and when to pause the drug during illness.</li>",
        "<li><strong>Digoxin</strong>: count the apical pulse for a full minute and, in an adult, withhold the dose below 60/min and consult. Low potassium increases toxicity; nausea, poor appetite and yellow vision are warnings.</li>",
        "</ul>",
        "<h2>Teaching for home</h2>",
        "<p>Daily weight is the most sensitive everyday guide to fluid balance. Weigh each morning after passing urine, before breakfast, in similar clothing, on the same scale. A gain of about <strong>1 kg (2 lb) or more in a day, or 2 kg (5 lb) or more in a week</strong>, should be reported. Limit salt, pickles, papad and packaged snacks, avoid non-steroidal anti-inflammatory drugs, rest between activities, and keep influenza and pneumococcal vaccinations up to date.</p>",
        "<blockquote>One kilogram of sudden weight gain is about one litre of retained fluid.</blockquote>",
      ].join(""),
      questions: [
        {
          type: "text",
          stem: "<p>A client with heart failure suddenly becomes breathless, coughs up pink frothy sputum and says, “I am drowning.” Which action should the nurse take first?</p>",
          options: [
            "Give the prescribed intravenous furosemide",
            "Insert an indwelling urinary catheter",
            "Arrange an urgent portable chest X-ray at the bedside",
            "Sit the client upright with the legs down",
          ],
          correct: "Sit the client upright with the legs down",
          rationale:
            "<p>Upright posture with the legs down takes seconds, improves lung expansion and lowers venous return, so it comes before any step that needs preparation. Furosemide is essential but takes minutes to draw up and work. A catheter and an X-ray help to monitor and confirm, but they do not relieve the breathing problem now.</p>",
        },
        {
          type: "text",
          stem: "<p>A client with acute pulmonary oedema received intravenous furosemide two hours ago. Which finding best shows that the treatment goal is being met?</p>",
          options: [
            "Respirations have fallen to 20/min and crackles are fewer",
            "Urine output has been 900 mL since the furosemide was given",
            "Ankle oedema has changed from 3+ to 2+",
            "Serum potassium has changed from 4.2 to 3.6 mmol/L",
          ],
          correct: "Respirations have fallen to 20/min and crackles are fewer",
          rationale:
            "<p>The goal in pulmonary oedema is better gas exchange, so easier breathing and clearer lungs are the best evidence of success. A good urine output shows that the drug has acted on the kidney, but not that the lungs have cleared. Less ankle oedema is a slower change, and a falling potassium is an effect to monitor rather than a goal.</p>",
        },
        {
          type: "text",
          stem: "<p>A client with heart failure is going home with lisinopril, carvedilol and spironolactone. Which statement shows that more teaching is needed?</p>",
          options: [
            "“I will weigh myself each morning after I pass urine and before breakfast.”",
            "“I will call the clinic if I gain 2 kg in a week.”",
            "“I will flavour my food with a potassium salt substitute.”",
            "“I will rest for a while between household tasks.”",
          ],
          correct: "“I will flavour my food with a potassium salt substitute.”",
          rationale:
            "<p>Lisinopril and spironolactone both make the body retain potassium, so a potassium-based salt substitute can cause dangerous hyperkalaemia; herbs, lemon and spices are safer. Weighing in the same way each morning, reporting a rapid gain and spacing activities are all correct self-care.</p>",
        },
        {
          type: "text",
          stem: "<p>A client who takes digoxin and furosemide reports nausea, poor appetite and yellow rings around lights. The apical pulse is 52/min and serum potassium is 3.1 mmol/L (3.1 mEq/L). What should the nurse do?</p>",
          options: [
            "Give the digoxin with food and offer an antiemetic",
            "Withhold the digoxin and notify the health care provider",
            "Give the digoxin and count the apical pulse again in one hour",
            "Offer orange juice and then give the digoxin",
          ],
          correct: "Withhold the digoxin and notify the health care provider",
          rationale:
            "<p>Nausea, yellow vision, bradycardia and a low potassium together point to digoxin toxicity, so the dose is withheld and the provider informed for a digoxin level, an electrocardiogram and potassium replacement. Food or an antiemetic would hide the warning signs. Juice cannot correct hypokalaemia quickly enough to make a further dose safe.</p>",
        },
        {
          type: "multi-select",
          stem: "<p>A nurse assesses a client with newly diagnosed heart failure. Which findings point to left-sided rather than right-sided failure? <strong>Select all that apply.</strong></p>",
          options: [
            "Distended jugular veins",
            "Fine crackles at both lung bases",
            "Need for three pillows to sleep",
            "Enlarged, tender liver",
            "Waking at night gasping for breath",
            "Ascites",
          ],
          correct: [
            "Fine crackles at both lung bases",
            "Need for three pillows to sleep",
            "Waking at night gasping for breath",
          ],
          rationale:
            "<p>When the left ventricle fails, pressure rises in the lungs and causes crackles, orthopnoea (the need for extra pillows) and paroxysmal nocturnal dyspnoea. Distended jugular veins, an enlarged liver and ascites come from congestion of the systemic veins, which is the pattern of right-sided failure.</p>",
        },
        {
          type: "multi-select",
          stem: "<p>A nurse is preparing to give lisinopril to a client with heart failure. Which findings should lead the nurse to withhold the dose and contact the health care provider? <strong>Select all that apply.</strong></p>",
          options: [
            "Blood pressure of 84/50 mm Hg",
            "Serum potassium of 5.9 mmol/L (5.9 mEq/L)",
            "Heart rate of 68/min",
            "New swelling of the lips",
            "Weight 0.3 kg lower than yesterday",
          ],
          correct: [
            "Blood pressure of 84/50 mm Hg",
            "Serum potassium of 5.9 mmol/L (5.9 mEq/L)",
            "New swelling of the lips",
          ],
          rationale:
            "<p>Lisinopril lowers blood pressure and raises potassium, so hypotension and hyperkalaemia make the next dose unsafe; swelling of the lips suggests angioedema, which can close the airway. A heart rate of 68/min is normal and is not a reason to withhold an ACE inhibitor. A small fall in weight is expected during treatment.</p>",
        },
      ],
    },
    {
      title: "Diabetes emergencies: hypoglycaemia, DKA and HHS",
      content: [
        "<h2>Too low: hypoglycaemia</h2>",
        "<p>A glucose below <strong>3.9 mmol/L (70 mg/dL)</strong> needs treatment. Early signs come from adrenaline (sweating, tremor, hunger, palpitations); later signs come from the brain (confusion, odd behaviour, seizure, coma). A beta-blocker may hide the early signs, apart from sweating.</p>",
        "<ol>",
        "<li>Client awake and able to swallow: 15 g of rapid-acting carbohydrate, such as 150 mL of fruit juice or three to four glucose tablets.</li>",
        "<li>Recheck after 15 minutes and repeat if the value is still low.</li>",
        "<li>Once it is normal, give a snack if the next meal is more than an hour away.</li>",
        "<li>Client unable to swallow: intravenous dextrose or glucagon. Give nothing by mouth.</li>",
        "</ol>",
        "<h2>Too high: two patterns</h2>",
        "<ul>",
        "<li><strong>Diabetic ketoacidosis (DKA)</strong>: mostly type 1, over hours to a day or two. Little or no insulin leads to ketones and metabolic acidosis: abdominal pain, vomiting, fruity breath and deep rapid (Kussmaul) respirations. pH is below 7.30 and bicarbonate is low.</li>",
        "<li><strong>Hyperosmolar hyperglycaemic state (HHS)</strong>: mostly older adults with type 2, over days to weeks. Glucose is often above 33.3 mmol/L (600 mg/dL) with profound dehydration and drowsiness, but few or no ketones and a pH above 7.30.</li>",
        "</ul>",
        "<h2>Treatment in order</h2>",
        "<ol>",
        "<li><strong>Fluid:</strong> 0.9% sodium chloride first.</li>",
        "<li><strong>Potassium:</strong> check before insulin. The first value may be normal or high although body stores are low; insulin drives potassium into the cells. If it is below about 3.5 mmol/L, potassium is replaced before insulin is started or continued.</li>",
        "<li><strong>Insulin:</strong> regular insulin by intravenous infusion. When glucose reaches about 14 mmol/L (250 mg/dL), dextrose is added so that insulin can continue until the ketosis clears.</li>",
        "<li><strong>Cause:</strong> look for infection, missed insulin, myocardial infarction or steroid treatment.</li>",
        "</ol>",
        "<h2>Sick-day rules</h2>",
        "<p>Illness raises glucose even when the client eats little. With type 1 diabetes, never stop basal insulin. Check glucose every two to four hours, test for ketones, sip fluids, and seek help for persistent vomiting, moderate or large ketones, or drowsiness.</p>",
        "<blockquote>In DKA, the glucose number is not the finish line: the closing of the anion gap is.</blockquote>",
      ].join(""),
      questions: [
        {
          type: "text",
          stem: "<p>A client with type 1 diabetes is sweating and shaky but fully awake. Capillary glucose is 3.1 mmol/L (56 mg/dL). What should the nurse do first?</p>",
          options: [
            "Give glucagon by intramuscular injection",
            "Give 150 mL of fruit juice",
            "Give two slices of bread with peanut butter",
            "Send a venous sample to confirm the value",
          ],
          correct: "Give 150 mL of fruit juice",
          rationale:
            "<p>The client can swallow, so about 15 g of rapid-acting carbohydrate is the right first treatment, with a recheck after 15 minutes. The fat and protein in peanut butter slow absorption; such a snack follows once the glucose has recovered. Glucagon is for a client who cannot safely swallow when there is no venous access, and waiting for the laboratory delays treatment.</p>",
        },
        {
          type: "text",
          stem: "<p>A client with diabetic ketoacidosis has a blood pressure of 92/58 mm Hg, glucose of 31 mmol/L (558 mg/dL) and potassium of 5.8 mmol/L (5.8 mEq/L). Which prescription should the nurse carry out first?</p>",
          options: [
            "Regular insulin by intravenous infusion",
            "Potassium chloride added to the first litre of intravenous fluid",
            "0.9% sodium chloride by rapid intravenous infusion",
            "Sodium bicarbonate by slow intravenous injection",
          ],
          correct: "0.9% sodium chloride by rapid intravenous infusion",
          rationale:
            "<p>The client is severely dehydrated and hypotensive, so restoring circulating volume with isotonic fluid comes first; it also begins to lower the glucose. Insulin follows once fluid is running and potassium is known. Potassium is not added while the level is high and urine output is not established, and bicarbonate is reserved for very severe acidosis.</p>",
        },
        {
          type: "text",
          stem: "<p>A client with diabetic ketoacidosis has received an insulin infusion for four hours. Glucose is now 16 mmol/L (288 mg/dL), potassium is 2.9 mmol/L (2.9 mEq/L), and the monitor shows flattened T waves. What should the nurse do?</p>",
          options: [
            "Pause the insulin per protocol and obtain potassium replacement",
            "Continue the insulin and repeat the potassium in four hours",
            "Increase the insulin, because the glucose is still above normal",
            "Stop the intravenous fluids, because they are diluting the potassium",
          ],
          correct: "Pause the insulin per protocol and obtain potassium replacement",
          rationale:
            "<p>Insulin moves potassium into the cells, and at 2.9 mmol/L with T wave changes the client is at risk of a fatal arrhythmia, so insulin is paused and potassium is replaced with urgent notification of the provider. Continuing or increasing insulin would lower it further. Fluids are still needed and are the vehicle for the replacement.</p>",
        },
        {
          type: "text",
          stem: "<p>An older client with type 2 diabetes is admitted drowsy with severe hyperglycaemia. Which finding best supports hyperosmolar hyperglycaemic state rather than diabetic ketoacidosis?</p>",
          options: [
            "Dry mucous membranes with poor skin turgor",
            "Frequent passing of large volumes of urine",
            "A chest infection treated during the week before admission",
            "Arterial pH of 7.37 with only a trace of serum ketones",
          ],
          correct: "Arterial pH of 7.37 with only a trace of serum ketones",
          rationale:
            "<p>In the hyperosmolar state there is still enough insulin to prevent significant ketone production, so pH stays near normal and ketones are absent or slight. Dehydration, polyuria and a preceding infection occur in both conditions and do not separate them.</p>",
        },
        {
          type: "text",
          stem: "<p>A nurse teaches a client with type 1 diabetes about illness with vomiting. Which statement shows that the client understands?</p>",
          options: [
            "“I will stop all my insulin until I can eat again.”",
            "“I will check my glucose once a day while I am ill.”",
            "“I will keep taking my basal insulin even if I cannot eat.”",
            "“I will test my urine for ketones only when my glucose is low.”",
          ],
          correct: "“I will keep taking my basal insulin even if I cannot eat.”",
          rationale:
            "<p>Illness raises stress hormones and glucose, and without basal insulin a client with type 1 diabetes can develop ketoacidosis within hours even while fasting. Stopping insulin is the most dangerous error. Glucose needs checking every two to four hours, and ketones are tested when glucose is high or the client is vomiting.</p>",
        },
        {
          type: "multi-select",
          stem: "<p>Which findings should the nurse expect in a client with untreated diabetic ketoacidosis? <strong>Select all that apply.</strong></p>",
          options: [
            "Deep, rapid respirations",
            "Fruity smell on the breath",
            "Arterial pH of 7.49",
            "Serum bicarbonate of 11 mmol/L (11 mEq/L)",
            "Abdominal pain with vomiting",
            "Cool, moist skin with a fine tremor",
          ],
          correct: [
            "Deep, rapid respirations",
            "Fruity smell on the breath",
            "Serum bicarbonate of 11 mmol/L (11 mEq/L)",
            "Abdominal pain with vomiting",
          ],
          rationale:
            "<p>Ketones cause metabolic acidosis: bicarbonate falls, the client breathes deeply and rapidly to blow off carbon dioxide, acetone gives the breath a fruity smell, and abdominal pain with vomiting is common. A pH of 7.49 is alkalosis. Cool, moist skin and tremor suggest hypoglycaemia; in ketoacidosis the skin is usually warm and dry.</p>",
        },
        {
          type: "multi-select",
          stem: "<p>Which clients who take insulin need closer checks because their risk of hypoglycaemia has risen today? <strong>Select all that apply.</strong></p>",
          options: [
            "A client whose breakfast is an hour late after a dose of insulin lispro",
            "A client who has started high-dose prednisone",
            "A client whose kidney function has worsened",
            "A client who vomited lunch after the full mealtime insulin dose",
            "A client with fever and an infected foot wound who is eating normally",
          ],
          correct: [
            "A client whose breakfast is an hour late after a dose of insulin lispro",
            "A client whose kidney function has worsened",
            "A client who vomited lunch after the full mealtime insulin dose",
          ],
          rationale:
            "<p>Insulin without absorbed food (a late or vomited meal) leaves the dose unopposed, and failing kidneys clear insulin more slowly and make less glucose. Prednisone and infection both increase insulin resistance, so those clients are more likely to have a high glucose.</p>",
        },
      ],
    },
  ],
};
