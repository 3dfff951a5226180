import type { DemoSubject } from "./shape.ts";

export const pharmacology: DemoSubject = {
  name: "Pharmacology",
  description:
    "High-alert drugs: how they work, what to check before the dose, and what to do when something goes wrong.",
  category: "pharmacology",
  lessons: [
    {
      title: "Anticoagulants: heparin, warfarin and the direct oral drugs",
      areas: ["nclex-rn:pharmacological-therapies", "norcet:pharmacology", "snle:adult", "gulf:adult"],
      content: [
        "<h2>What anticoagulants do</h2>",
        "<p>Anticoagulants stop a clot from growing and new clots from forming. They do <strong>not</strong> dissolve a clot; that is the work of fibrinolytics such as alteplase. All of them are high-alert drugs: check the indication, the latest laboratory values, signs of bleeding and kidney function before each dose.</p>",
        "<h3>Heparin</h3>",
        "<ul>",
        "<li><strong>Unfractionated heparin</strong> acts at once when given intravenously. It is monitored with aPTT (usually 1.5 to 2.5 times the control value) or anti-factor Xa. Antidote: <strong>protamine sulfate</strong>.</li>",
        "<li><strong>Enoxaparin</strong>, a low-molecular-weight heparin, is given under the skin of the abdomen. Keep the air bubble in the prefilled syringe when giving the full dose; do not aspirate or rub. It accumulates in kidney failure.</li>",
        "<li><strong>Heparin-induced thrombocytopenia</strong>: platelets fall by half or more, typically 5 to 10 days after starting, and the client <em>clots</em>. Stop every source of heparin, flushes included.</li>",
        "</ul>",
        "<h3>Warfarin</h3>",
        "<p>Warfarin blocks the clotting factors that depend on vitamin K. Its full effect takes about five days, so heparin is overlapped until INR has been 2 or above for at least 24 hours. The usual target INR is <strong>2 to 3</strong>; some mechanical valves need 2.5 to 3.5. Antidote: <strong>phytonadione (vitamin K)</strong>, with prothrombin complex concentrate for major bleeding. Vitamin K in the diet should be <em>steady</em>, not absent. Many antibiotics and antifungals raise INR; rifampin, carbamazepine and St John’s wort lower it. Warfarin is generally avoided in pregnancy because it can harm the fetus.</p>",
        "<h3>Direct oral anticoagulants</h3>",
        "<p>Apixaban, rivaroxaban and dabigatran need no routine INR, but their effect fades within a day, so a missed dose matters. Dabigatran capsules are swallowed whole and kept in the original container; idarucizumab reverses dabigatran. Treatment doses of rivaroxaban (15 mg and 20 mg) are taken with food.</p>",
        "<h3>Teaching for every client</h3>",
        "<ul>",
        "<li>Soft toothbrush, electric razor, no contact sports.</li>",
        "<li>No aspirin, ibuprofen or herbal product without asking.</li>",
        "<li>Report black stools, red urine, a severe headache or any blow to the head.</li>",
        "</ul>",
        "<blockquote>Match the pair: heparin, aPTT, protamine; warfarin, INR, vitamin K.</blockquote>",
      ].join(""),
      questions: [
        {
          type: "text",
          step: "take-action",
          stem: "<p>A client has received a heparin infusion for a deep vein thrombosis for six days. The platelet count has fallen from 240 to 95 × 10⁹/L (240,000 to 95,000/mm³). What should the nurse do first?</p>",
          options: [
            "Give the prescribed enoxaparin in place of the infusion",
            "Halve the infusion rate and repeat the count tomorrow",
            "Prepare protamine sulfate for injection",
            "Stop the infusion and notify the health care provider",
          ],
          correct: "Stop the infusion and notify the health care provider",
          rationale:
            "<p>A fall of more than half after five to ten days suggests heparin-induced thrombocytopenia, in which continued heparin can cause new clots, so exposure stops at once. A lower rate is still exposure, and enoxaparin is a heparin that may cross-react. Protamine neutralises heparin during bleeding; it does not treat this immune reaction.</p>",
        },
        {
          type: "text",
          step: "take-action",
          stem: "<p>A client takes warfarin for atrial fibrillation. Today INR is 6.8 and there is no sign of bleeding. Which action should the nurse take?</p>",
          options: [
            "Give today’s dose, because the client is not bleeding",
            "Withhold today’s dose and inform the health care provider",
            "Prepare to give protamine sulfate by slow intravenous injection",
            "Encourage a large helping of spinach and give the usual dose",
          ],
          correct: "Withhold today’s dose and inform the health care provider",
          rationale:
            "<p>INR is far above the usual target of 2 to 3, so the next dose is withheld, the provider decides on further treatment, and the client is watched for hidden bleeding. Absence of bleeding now does not make another dose safe. Protamine reverses heparin, not warfarin, and a sudden load of vitamin K in food is neither reliable nor a reason to continue.</p>",
        },
        {
          type: "text",
          step: "evaluate-outcomes",
          stem: "<p>A nurse reviews home care with a client who is starting warfarin. Which statement shows that more teaching is needed?</p>",
          options: [
            "“I will stop eating all green leafy vegetables.”",
            "“I will take the tablet at the same time every evening.”",
            "“I will ask the pharmacist before I buy any pain tablet.”",
            "“I will use an electric razor instead of a blade.”",
          ],
          correct: "“I will stop eating all green leafy vegetables.”",
          rationale:
            "<p>The aim is a steady intake of vitamin K so that the dose of warfarin can be matched to it; cutting out greens altogether is unnecessary, and any later return to them would lower INR. A fixed time for the dose, checking before buying painkillers and using an electric razor are all correct.</p>",
        },
        {
          type: "text",
          stem: "<p>Which step is correct when a nurse gives a full dose of enoxaparin from a prefilled syringe?</p>",
          options: [
            "Expel the air bubble before the injection",
            "Pull back the plunger to check for blood",
            "Inject into the abdomen at least 5 cm (2 in) from the umbilicus",
            "Massage the site for one minute afterwards",
          ],
          correct: "Inject into the abdomen at least 5 cm (2 in) from the umbilicus",
          rationale:
            "<p>Enoxaparin is injected into the fatty tissue of the side of the abdomen, away from the umbilicus, with rotation of sites. The air bubble helps to deliver the whole dose and is kept when the full syringe is given. Aspirating and massaging both damage small vessels and cause bruising.</p>",
        },
        {
          type: "text",
          stem: "<p>A client with a pulmonary embolism is receiving a heparin infusion and has been prescribed warfarin. The client asks why two blood thinners are needed. Which reply is best?</p>",
          options: [
            "“Warfarin dissolves the clot while heparin prevents a new one.”",
            "“Warfarin takes several days to work fully, so heparin protects you until then.”",
            "“Heparin is the antidote that we keep running in case warfarin is too strong.”",
            "“Each drug cancels the side effects of the other, so the risk of bleeding is lower.”",
          ],
          correct: "“Warfarin takes several days to work fully, so heparin protects you until then.”",
          rationale:
            "<p>Warfarin acts only as existing clotting factors are used up over several days, so heparin covers that gap until INR is in range. Neither drug dissolves a clot. Heparin is not an antidote to warfarin, and the two do not cancel each other’s effects: the overlap increases the risk of bleeding, which is why monitoring is close.</p>",
        },
        {
          type: "multi-select",
          step: "recognize-cues",
          stem: "<p>A client has taken apixaban for two months. Which findings should the nurse report to the health care provider without delay? <strong>Select all that apply.</strong></p>",
          options: [
            "Black, tarry stools since yesterday",
            "A small bruise at a blood-sampling site, unchanged for two days",
            "A sudden severe headache with vomiting",
            "Pink-red urine",
            "Pulse of 118/min with blood pressure of 92/54 mm Hg",
            "Mild heartburn after a spicy meal that settles in an hour",
          ],
          correct: [
            "Black, tarry stools since yesterday",
            "A sudden severe headache with vomiting",
            "Pink-red urine",
            "Pulse of 118/min with blood pressure of 92/54 mm Hg",
          ],
          rationale:
            "<p>Tarry stools and red urine mean bleeding from the gut or urinary tract, a sudden severe headache may be an intracranial bleed, and tachycardia with hypotension may be the only sign of hidden blood loss. A small stable bruise after venepuncture is expected with an anticoagulant. Brief heartburn linked to a spicy meal is not a sign of bleeding.</p>",
        },
        {
          type: "multi-select",
          stem: "<p>A client takes a stable dose of warfarin. Which additions increase the risk of bleeding? <strong>Select all that apply.</strong></p>",
          options: [
            "Daily servings of spinach where there were none before",
            "Trimethoprim-sulfamethoxazole for a urinary infection",
            "Rifampin for latent tuberculosis",
            "Ibuprofen for knee pain",
            "Carbamazepine for trigeminal neuralgia",
          ],
          correct: ["Trimethoprim-sulfamethoxazole for a urinary infection", "Ibuprofen for knee pain"],
          rationale:
            "<p>Trimethoprim-sulfamethoxazole slows the breakdown of warfarin and raises INR, and ibuprofen impairs platelets and injures the stomach lining, so both increase bleeding. Extra spinach supplies vitamin K, while rifampin and carbamazepine speed up the breakdown of warfarin; these three lower INR and raise the risk of clotting instead.</p>",
        },
      ],
    },
    {
      title: "Opioid analgesia: relieving pain safely",
      areas: ["nclex-rn:pharmacological-therapies", "norcet:pharmacology", "snle:adult", "gulf:adult"],
      content: [
        "<h2>Begin with the client’s own report</h2>",
        "<p>The client’s own report is the most reliable guide to pain. Ask about site, character, severity, timing, what helps and what pain prevents the client from doing. Vital signs and facial expression do not rule pain out. For a client who cannot speak, use a validated behavioural scale.</p>",
        "<p>Combine approaches: acetaminophen (paracetamol), a non-steroidal drug when safe, regional techniques, positioning, cold or heat, and an opioid when these are not enough. This multimodal plan lowers the opioid dose needed.</p>",
        "<h2>Sedation comes before respiratory depression</h2>",
        "<p>A client who drifts off in the middle of a sentence is already at risk, even if the respiratory rate looks acceptable. Assess <strong>sedation level, rate and depth of breathing, and oxygen saturation</strong> before the dose and at its peak effect. Oxygen can hide falling ventilation, because saturation may stay normal while carbon dioxide rises.</p>",
        "<p>Risk is highest with sleep apnoea, older age, no previous opioid use, benzodiazepines or other sedatives, lung disease, and kidney failure (active metabolites of morphine accumulate).</p>",
        "<h2>When it goes wrong</h2>",
        "<ol>",
        "<li>Stop the opioid, rouse the client and open the airway.</li>",
        "<li>Support breathing with oxygen or a bag-valve-mask.</li>",
        "<li>Give <strong>naloxone</strong> in small repeated doses until breathing is adequate. Full sudden reversal brings severe pain and agitation.</li>",
        "<li>Stay and watch: naloxone lasts roughly 30 to 90 minutes, <em>less than many opioids</em>, so sedation can return.</li>",
        "</ol>",
        "<h2>Special forms</h2>",
        "<ul>",
        "<li><strong>Patient-controlled analgesia:</strong> only the client presses the button. This is the safety feature: a sleepy client does not press.</li>",
        "<li><strong>Fentanyl patch:</strong> only for clients already tolerant of opioids; 12 to 24 hours to full effect; usually changed every 72 hours; no heat over it; fold the used patch on itself and discard as directed.</li>",
        "<li><strong>Extended-release tablets:</strong> never crush, chew or split.</li>",
        "</ul>",
        "<h2>Expected effects</h2>",
        "<p>Tolerance develops to nausea and sedation, but <strong>not to constipation</strong>: start a stimulant laxative with the first regular dose. Physical dependence is an expected response of the body and is not addiction; reduce long-term doses gradually.</p>",
        "<blockquote>Treat the pain, watch the sedation, prevent the constipation.</blockquote>",
      ].join(""),
      questions: [
        {
          type: "text",
          step: "take-action",
          stem: "<p>Thirty minutes after intravenous morphine, a client cannot be roused by voice and responds only to firm pressure. Respirations are 6/min and oxygen saturation is 84%. Which action should the nurse take?</p>",
          options: [
            "Assist breathing with a bag-valve-mask and give the naloxone prescribed",
            "Apply oxygen by nasal cannula and repeat the full observations in 15 minutes",
            "Give the prescribed flumazenil and turn the client on the side",
            "Encourage deep breaths and use of the incentive spirometer",
          ],
          correct: "Assist breathing with a bag-valve-mask and give the naloxone prescribed",
          rationale:
            "<p>The client has life-threatening opioid respiratory depression and needs assisted ventilation and the specific antagonist, naloxone, at once. Nasal oxygen alone does not correct hypoventilation, and waiting is dangerous. Flumazenil reverses benzodiazepines, and a client who cannot be roused cannot follow breathing exercises.</p>",
        },
        {
          type: "text",
          step: "take-action",
          stem: "<p>A client who took too many extended-release morphine tablets was given naloxone 20 minutes ago. The client is now awake with respirations of 16/min and asks to go home. Which response by the nurse is best?</p>",
          options: [
            "“You may go home now, because the morphine has been removed from your body.”",
            "“You may go home once you have eaten a light meal and do not feel sick afterwards.”",
            "“I will give you your next morphine tablet so that the pain does not return.”",
            "“You need to stay, because the naloxone can wear off before the morphine does.”",
          ],
          correct: "“You need to stay, because the naloxone can wear off before the morphine does.”",
          rationale:
            "<p>Naloxone blocks opioid receptors for a limited time, and an extended-release opioid goes on being absorbed for hours, so sedation and respiratory depression can return. Naloxone does not remove morphine from the body. Eating says nothing about the coming risk, and a further dose would add to it.</p>",
        },
        {
          type: "text",
          step: "take-action",
          stem: "<p>A client uses patient-controlled analgesia after abdominal surgery. The nurse sees a visitor press the button while the client is asleep. What should the nurse say?</p>",
          options: [
            "“That is helpful, because it prevents pain on waking.”",
            "“That is safe, because the lockout on the pump will not allow an overdose.”",
            "“Please let only the client press it. Extra doses can slow breathing.”",
            "“Please press it only when the client looks uncomfortable.”",
          ],
          correct: "“Please let only the client press it. Extra doses can slow breathing.”",
          rationale:
            "<p>The main safeguard of patient-controlled analgesia is that a sedated client stops pressing, and a dose given by someone else bypasses it. The lockout interval limits the frequency of doses but does not detect sedation, so the pump alone is not protection. Judging discomfort from appearance and pressing for the client carries the same danger.</p>",
        },
        {
          type: "text",
          step: "evaluate-outcomes",
          stem: "<p>A client with long-term cancer pain is taught to use a fentanyl patch. Which statement shows that the teaching was effective?</p>",
          options: [
            "“I will cut the patch in half if it makes me sleepy.”",
            "“I will take the old patch off and put the new one on a different area of skin.”",
            "“I will hold a hot-water bottle over the patch for a few minutes when the pain is bad.”",
            "“I will expect full relief within 15 minutes of the first patch.”",
          ],
          correct: "“I will take the old patch off and put the new one on a different area of skin.”",
          rationale:
            "<p>Removing the old patch prevents a double dose, and changing the site protects the skin. Cutting a patch can release the drug in an uncontrolled way, and heat speeds absorption; both can be fatal. Full effect of the first patch takes 12 to 24 hours, so another analgesic is needed meanwhile.</p>",
        },
        {
          type: "multi-select",
          step: "recognize-cues",
          stem: "<p>A nurse plans the monitoring of several clients who are receiving opioids. Which factors increase the risk of respiratory depression? <strong>Select all that apply.</strong></p>",
          options: [
            "Obstructive sleep apnoea",
            "Regular acetaminophen (paracetamol) given with the opioid",
            "Lorazepam taken at night",
            "No previous use of opioids in a client aged 84 years",
            "Advanced kidney disease in a client who is given morphine",
            "A stable oral morphine dose taken for months without sedation",
          ],
          correct: [
            "Obstructive sleep apnoea",
            "Lorazepam taken at night",
            "No previous use of opioids in a client aged 84 years",
            "Advanced kidney disease in a client who is given morphine",
          ],
          rationale:
            "<p>Sleep apnoea, a benzodiazepine, older age without opioid tolerance, and kidney failure that retains active morphine metabolites all increase respiratory depression. Acetaminophen is not sedating and helps to keep the opioid dose low. A client on a stable long-term dose without sedation has developed tolerance and is at lower risk than a client new to opioids.</p>",
        },
        {
          type: "multi-select",
          step: "generate-solutions",
          stem: "<p>A client is going home with immediate-release oxycodone after surgery. Which points should the nurse include in the teaching? <strong>Select all that apply.</strong></p>",
          options: [
            "Wait until there has been no stool for five days before taking a laxative",
            "Start the prescribed senna together with the oxycodone",
            "Take an extra tablet on nights when sleep is poor",
            "Avoid alcohol while taking the tablets",
            "Keep the tablets locked away and return those left over for safe disposal",
          ],
          correct: [
            "Start the prescribed senna together with the oxycodone",
            "Avoid alcohol while taking the tablets",
            "Keep the tablets locked away and return those left over for safe disposal",
          ],
          rationale:
            "<p>Tolerance to constipation does not develop, so a stimulant laxative starts with the opioid; alcohol adds to sedation and respiratory depression; and locked storage with safe disposal protects others. Waiting five days invites impaction. Oxycodone is for pain, and using it for sleep is unsafe.</p>",
        },
      ],
    },
  ],
};
