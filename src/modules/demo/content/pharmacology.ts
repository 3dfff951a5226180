import { citedOn } from "./cited.ts";
import { REFERENCES as read } from "./references.ts";
import { type DemoSubject, NURSING_COURSES } from "./shape.ts";

const cited = citedOn("26 November 2026");

const AFP_1999 =
  "American Family Physician, “Warfarin therapy: evolving strategies in anticoagulation”, 1 February 1999, abstract";
const ASH_2018 =
  "American Society of Hematology, guideline on heparin-induced thrombocytopenia, 2018, reviewed 2022, abstract";
const MSD_2022 = "MSD Manual Professional, “Opioid toxicity and withdrawal”, December 2022";
const OPENSTAX = "OpenStax, “Pharmacology for Nurses”, section “Anticoagulants” (undated)";

export const pharmacology: DemoSubject = {
  name: "Pharmacology",
  description:
    "High-alert drugs: how they work, what to check before the dose, and what to do when something goes wrong.",
  courses: NURSING_COURSES,
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
          rationale: cited(
            "<p>A fall of more than half, five to ten days after heparin was begun, suggests heparin-induced thrombocytopenia. Antibodies activate the platelets, so new clots form although the count is low. The nurse stops the infusion at once, and the provider chooses an anticoagulant that is not a heparin, such as argatroban.</p><p>Half the rate is still heparin, and tomorrow may be too late. Enoxaparin is a heparin too and can cause the same reaction. Protamine neutralises heparin when somebody bleeds; it does not end an immune reaction.</p>",
            ASH_2018,
            OPENSTAX,
          ),
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
          rationale: cited(
            "<p>The usual target INR is 2 to 3. At 6.8 without bleeding, the next dose is withheld and INR is measured again soon. The provider decides on anything more, and the nurse watches for hidden bleeding.</p><p>That the client is not bleeding now does not make another dose safe. Protamine is slowly injected against heparin; against warfarin it does nothing. A large helping of spinach brings an unknown amount of vitamin K, and the usual dose would raise INR further.</p>",
            AFP_1999,
            OPENSTAX,
          ),
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
          rationale: cited(
            "<p>The dose of warfarin is matched to what the client eats, so the amount of vitamin K should stay much the same. Nobody has to stop eating green leafy vegetables. Without them INR may rise, and it falls when they are eaten again. This client needs more teaching.</p><p>A tablet at the same time each evening keeps the effect even. The pharmacist knows which pain tablets make bleeding more likely, as ibuprofen does. An electric razor cuts less easily than a blade.</p>",
            "Violi and others, “Interaction between dietary vitamin K intake and anticoagulation by vitamin K antagonists”, Medicine, 2016, 95(10):e2895",
            OPENSTAX,
          ),
        },
        {
          type: "text",
          stem: "<p>Which step is correct when a nurse gives a full dose of enoxaparin from a prefilled syringe?</p>",
          options: [
            "Expel the air bubble with the needle pointing up",
            "Pull back the plunger to check for blood first",
            "Inject into the abdomen at least 5 cm (2 in) from the umbilicus",
            "Massage the site for one minute afterwards",
          ],
          correct: "Inject into the abdomen at least 5 cm (2 in) from the umbilicus",
          rationale: cited(
            "<p>Enoxaparin goes into the fatty tissue at the side of the abdomen, at least 5 cm from the umbilicus, and the sides take turns.</p><p>The air bubble follows the drug and pushes out the last of it, so a full prefilled syringe keeps its bubble. Pulling back the plunger to look for blood is no step of this injection, and moving the needle injures small vessels. Massage makes the bruise larger.</p>",
            read.enoxaparinSteps,
            read.enoxaparin,
          ),
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
          rationale: cited(
            "<p>Warfarin works fully only when the clotting factors of the last days are used up, which takes several days. Heparin works at once and protects the client in that gap, until INR is in range.</p><p>Neither drug dissolves the clot: they stop it from growing while the body removes it. Heparin is no antidote to warfarin; vitamin K is. The two do not cancel each other’s side effects. Together they make bleeding more likely, so the nurse watches closely.</p>",
            AFP_1999,
            OPENSTAX,
          ),
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
          rationale: cited(
            "<p>Tarry stools and pink-red urine mean bleeding from the gut or the urinary tract. A sudden severe headache with vomiting may be a bleed in the head. A pulse of 118/min with a pressure of 92/54 mm Hg may be the only sign of blood that is lost inside.</p><p>A small bruise where blood was taken is expected with an anticoagulant as long as it does not grow. Brief heartburn after a spicy meal is no sign of bleeding.</p>",
            "VUCA Health, “Eliquis”, text of a film for patients, 17 June 2019",
            OPENSTAX,
          ),
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
          rationale: cited(
            "<p>Trimethoprim-sulfamethoxazole strengthens warfarin and raises INR. Ibuprofen keeps platelets from working and injures the lining of the stomach, so it makes bleeding more likely whatever the INR.</p><p>Extra spinach supplies vitamin K, and rifampin and carbamazepine make the liver break down warfarin faster. These three lower INR, so clots become the danger. All of them are reported: when one is stopped, INR rises again.</p>",
            "Wells and others, “Interactions of warfarin with drugs and food”, Annals of Internal Medicine, 1994, 121(9):676–683, abstract",
            "Holbrook and others, “Systematic overview of warfarin and its drug and food interactions”, Archives of Internal Medicine, abstract (search up to 2004; anti-inflammatory drugs)",
            OPENSTAX,
          ),
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
          rationale: cited(
            "<p>Six breaths a minute and a client whom no voice can rouse are life-threatening respiratory depression. The airway and the breathing come first, with a bag-valve-mask, and naloxone is the drug that reverses the opioid.</p><p>Oxygen through a nasal cannula does not make anybody breathe, and in 15 minutes it may be too late. Flumazenil acts against benzodiazepines. Nobody can take deep breaths or use a spirometer without being awake.</p>",
            MSD_2022,
            "American Heart Association, “Opioid-associated out-of-hospital cardiac arrest”, scientific statement, Circulation, 2021, 143:e836–e870, abstract",
          ),
        },
        {
          type: "text",
          step: "take-action",
          stem: "<p>A client who took too many extended-release morphine tablets was given naloxone 20 minutes ago. The client is now awake with respirations of 16/min and asks to go home. Which response by the nurse is best?</p>",
          options: [
            "“You may go home now, because naloxone has taken the morphine out of your body.”",
            "“You may go home once you have eaten a light meal and do not feel sick afterwards.”",
            "“I will give you your next morphine tablet so that the pain does not return.”",
            "“You need to stay, because the naloxone can wear off before the morphine does.”",
          ],
          correct: "“You need to stay, because the naloxone can wear off before the morphine does.”",
          rationale: cited(
            "<p>Naloxone blocks the opioid for a short time only, and an extended-release tablet goes on giving off morphine for hours. Sleepiness and slow breathing can return, so the client stays and is watched.</p><p>Naloxone pushes morphine from its receptors; it takes none of it out of the body. A light meal that stays down says nothing about the next hours. Another tablet would add to the overdose.</p>",
            MSD_2022,
            "Anesthesiology, “Opioid overdose: limitations in naloxone reversal of respiratory depression”, 2023, 139(3):342",
          ),
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
          rationale: cited(
            "<p>A client who is too sleepy to press the button gets no more of the drug. This is the main safeguard, and it is lost when somebody else presses.</p><p>It is not helpful to prevent pain on waking in this way: people have died of it. The lockout limits how often a dose comes, but the pump cannot see that a client is sedated. To judge from outside who looks uncomfortable, and to press then, is the same danger.</p>",
            "The Joint Commission, Sentinel Event Alert 33, “Patient controlled analgesia by proxy”, 20 December 2004 (retired 2016), summary",
          ),
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
          rationale: cited(
            "<p>The old patch still holds fentanyl, so it comes off before the new one goes on. A different area gives the skin a rest.</p><p>A patch that is cut in half can give off its drug all at once. A hot-water bottle speeds up the uptake, even in a few minutes. Either can kill. The first patch does not bring full relief within 15 minutes: the level rises over many hours, and another analgesic bridges them.</p>",
            "Medicines and Healthcare products Regulatory Agency (UK), Drug Safety Update on fentanyl patches, October 2018",
            "MedlinePlus, “Fentanyl transdermal patch”, as Cigna reprints it (undated; damaged patches, three days)",
          ),
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
          rationale: cited(
            "<p>Sleep apnoea and a sedative such as lorazepam make respiratory depression more likely. So does the first day of an opioid, above all at the age of 84 years. When the kidneys fail, an active product of morphine stays in the body.</p><p>Acetaminophen does not sedate and helps to keep the opioid dose low. A client who has taken a stable dose for months without sedation tolerates it and is at less risk than somebody new to it.</p>",
            "The Joint Commission, Sentinel Event Alert 49, “Safe use of opioids in hospitals”, 8 August 2012",
            "Canadian Journal of Pain, “Risk factors for severe opioid-induced respiratory depression in hospitalized adults”, 2020, 4(1):103–110, abstract",
            "BMJ, “Opiate toxicity in patients with renal failure”, 2006, 332:345–346",
          ),
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
          rationale: cited(
            "<p>The body does not get used to the constipation, so a stimulant laxative such as senna begins together with the opioid. Alcohol adds to sleepiness and slow breathing. Tablets that are locked away, and returned when they are left over, harm nobody else.</p><p>Whoever waits five days without stool risks impaction. Oxycodone is for pain: an extra tablet on nights when sleep is poor can slow the breathing.</p>",
            "Fast Facts and Concepts 294, “Opioid induced constipation”, part 1 (undated)",
            "Centers for Disease Control and Prevention, “Prevent Opioid Misuse”, 11 October 2017 (alcohol, storing, take-back)",
          ),
        },
      ],
    },
  ],
};
