import type { DemoSubject } from "./shape.ts";

export const fundamentals: DemoSubject = {
  name: "Fundamentals of nursing",
  description:
    "Infection control, client safety, priorities and delegation: the reasoning that every other paper builds on.",
  lessons: [
    {
      title: "Infection prevention and transmission-based precautions",
      areas: ["nclex-rn:safety-and-infection-control", "norcet:fundamentals", "snle:fundamentals", "gulf:fundamentals"],
      content: [
        "<h2>Two tiers of protection</h2>",
        "<p><strong>Standard precautions</strong> apply to every client, every time, whatever the diagnosis. Blood, body fluids, secretions, excretions (except sweat), non-intact skin and mucous membranes are all treated as if they could carry an organism. <strong>Transmission-based precautions</strong> are added when the client has, or may have, an infection that the first tier alone will not contain. Start them on suspicion; do not wait for the laboratory.</p>",
        "<h3>Hand hygiene</h3>",
        "<p>Clean your hands before touching a client, before a clean or aseptic task, after a risk of body fluid exposure, after touching a client and after touching the client’s surroundings. An alcohol-based handrub suits most moments. Use <strong>soap and water</strong> when hands are visibly soiled and after contact with the stool of a client who has <em>Clostridioides difficile</em>, because alcohol does not destroy spores. Gloves never replace hand hygiene.</p>",
        "<h3>Match the route to the barrier</h3>",
        "<ul>",
        "<li><strong>Contact</strong> (MRSA, <em>C. difficile</em>, scabies, uncontained wound drainage): gown and gloves, single room or cohort, equipment that stays in the room.</li>",
        "<li><strong>Droplet</strong> (influenza, pertussis, mumps, meningococcal disease): surgical mask on entering the room; the client wears a mask when leaving it.</li>",
        "<li><strong>Airborne</strong> (pulmonary tuberculosis, measles, varicella): negative-pressure room with the door closed and a fit-tested N95 respirator for staff. Varicella and disseminated herpes zoster need contact precautions as well.</li>",
        "</ul>",
        "<h3>Protective equipment in order</h3>",
        "<ol>",
        "<li>Putting on: gown, mask or respirator, goggles or face shield, gloves.</li>",
        "<li>Taking off: gloves, goggles or face shield, gown, mask, with hand hygiene at once afterwards. An N95 comes off <strong>after</strong> you have left the room and closed the door.</li>",
        "</ol>",
        "<h3>Devices and vulnerable clients</h3>",
        "<p>Every invasive device is an open door. Ask each day whether a urinary catheter or intravenous line is still needed, keep drainage systems closed, and keep the urine bag below the bladder. A client with neutropenia may show no pus and little redness; <strong>fever may be the only sign of sepsis</strong> and is an emergency.</p>",
        "<blockquote>In the examination, name the organism, then the route, then the barrier. Most distractors offer the right equipment for the wrong route.</blockquote>",
      ].join(""),
      questions: [
        {
          type: "text",
          step: "take-action",
          stem: "<p>A client arrives in a crowded emergency department with a three-week cough, night sweats, weight loss and blood-streaked sputum. Which action should the nurse take first?</p>",
          options: [
            "Collect a sputum specimen for acid-fast bacilli",
            "Complete the health history and list the client’s household contacts",
            "Mask the client and move the client to a negative-pressure room",
            "Give the first dose of the prescribed antituberculosis drugs",
          ],
          correct: "Mask the client and move the client to a negative-pressure room",
          rationale:
            "<p>The findings suggest pulmonary tuberculosis, which spreads through the air, so masking the client and moving the client to a negative-pressure room protects everyone else immediately. Sputum collection, history and drug treatment are all needed, but each one leaves other people exposed if it is done before isolation. Airborne precautions begin on suspicion, not after the result.</p>",
        },
        {
          type: "text",
          step: "evaluate-outcomes",
          stem: "<p>A nurse supervises a nursing student who is caring for a client with <em>Clostridioides difficile</em> infection. Which action by the student requires the nurse to intervene?</p>",
          options: [
            "Using alcohol-based handrub after removing gloves soiled with liquid stool",
            "Putting on a gown and gloves before entering the room, even for a brief visit",
            "Leaving a stethoscope and thermometer in the room for this client only",
            "Wiping the commode with a sporicidal disinfectant",
          ],
          correct: "Using alcohol-based handrub after removing gloves soiled with liquid stool",
          rationale:
            "<p>Alcohol does not destroy spores, so after contact with stool the student must wash with soap and water, which removes them mechanically. Gown and gloves on entry, equipment kept for one client and a sporicidal product are all correct parts of contact precautions for this infection.</p>",
        },
        {
          type: "text",
          step: "generate-solutions",
          stem: "<p>A client had an elective knee replacement this morning and needs a bed in a two-bed room. Which client is the safest room-mate?</p>",
          options: [
            "A client with influenza on the second day of oseltamivir",
            "A client with a leg abscess whose drainage soaks through the dressing",
            "A client with diarrhoea that began after a course of clindamycin",
            "A client with heart failure who is being changed to oral furosemide",
          ],
          correct: "A client with heart failure who is being changed to oral furosemide",
          rationale:
            "<p>A new joint prosthesis must be protected from infection, and the client with heart failure has no infectious condition. Influenza needs droplet precautions, uncontained wound drainage needs contact precautions, and diarrhoea after clindamycin may be <em>C. difficile</em>, which also needs contact precautions until it is excluded. Treatment that has only just begun does not make a room-mate safe.</p>",
        },
        {
          type: "text",
          stem: "<p>A nurse has finished caring for a client with varicella and is wearing gloves, a gown, goggles and an N95 respirator. Which item should the nurse remove last?</p>",
          options: ["Gloves", "N95 respirator", "Gown", "Goggles"],
          correct: "N95 respirator",
          rationale:
            "<p>The respirator protects against particles that stay in the air of the room, so it is removed last, after the nurse has left and closed the door. Gloves are the most contaminated item and come off first, followed by the goggles and the gown. Removing the respirator earlier would expose the nurse’s airway.</p>",
        },
        {
          type: "text",
          areas: ["nclex-rn:reduction-of-risk"],
          step: "recognize-cues",
          stem: "<p>A client has an absolute neutrophil count of 0.4 × 10⁹/L (400/mm³) ten days after chemotherapy. Which finding should the nurse report to the health care provider immediately?</p>",
          options: [
            "Tiredness that limits walking to the bathroom",
            "Loss of most scalp hair over two days",
            "Oral temperature of 38.4 °C (101.1 °F)",
            "Nausea that settles after ondansetron",
          ],
          correct: "Oral temperature of 38.4 °C (101.1 °F)",
          rationale:
            "<p>In severe neutropenia the usual signs of infection are muted, and fever may be the only warning of sepsis, so cultures and antibiotics are needed without delay. Tiredness, hair loss and nausea that responds to treatment are expected effects of chemotherapy; they need support but do not threaten life today.</p>",
        },
        {
          type: "multi-select",
          step: "generate-solutions",
          stem: "<p>A client is admitted with suspected meningococcal meningitis. Which actions should the nurse include in the plan of care? <strong>Select all that apply.</strong></p>",
          options: [
            "Begin precautions before the culture results are available",
            "Wear a surgical mask when entering the room",
            "Move the client to a negative-pressure room",
            "Put a surgical mask on the client for transport to radiology",
            "Keep precautions in place until 24 hours of effective antibiotic therapy are complete",
            "Wear an N95 respirator for routine care",
          ],
          correct: [
            "Begin precautions before the culture results are available",
            "Wear a surgical mask when entering the room",
            "Put a surgical mask on the client for transport to radiology",
            "Keep precautions in place until 24 hours of effective antibiotic therapy are complete",
          ],
          rationale:
            "<p>Meningococcal disease spreads by respiratory droplets, so droplet precautions start on suspicion, staff wear a surgical mask, the client is masked for transport, and precautions continue for the first 24 hours of effective antibiotics. A negative-pressure room and an N95 respirator belong to airborne infections such as tuberculosis and are not required for routine care of this client.</p>",
        },
        {
          type: "multi-select",
          step: "generate-solutions",
          stem: "<p>A client has an indwelling urinary catheter after a hip fracture. Which actions lower the risk of catheter-associated urinary tract infection? <strong>Select all that apply.</strong></p>",
          options: [
            "Change the catheter routinely every three days",
            "Review each day whether the catheter is still needed",
            "Keep the drainage bag below the level of the bladder",
            "Disconnect the catheter from the tubing to collect a specimen",
            "Secure the catheter to the thigh so that it does not pull",
          ],
          correct: [
            "Review each day whether the catheter is still needed",
            "Keep the drainage bag below the level of the bladder",
            "Secure the catheter to the thigh so that it does not pull",
          ],
          rationale:
            "<p>Early removal is the strongest protection; keeping the bag low prevents backflow, and securing the catheter limits movement and injury of the urethra. Routine changes at fixed short intervals add handling without benefit. Opening the closed system lets organisms in, so specimens are taken from the sampling port after it has been disinfected.</p>",
        },
      ],
    },
    {
      title: "Safety, priorities and delegation",
      areas: [
        "nclex-rn:management-of-care",
        "norcet:research-education-management",
        "snle:management",
        "gulf:management",
      ],
      content: [
        "<h2>Who needs you first?</h2>",
        "<p>Priority questions give you several true problems and ask which one cannot wait. Work down this list until two options separate.</p>",
        "<ol>",
        "<li><strong>Airway, breathing, circulation</strong>, then disability (a change in level of consciousness).</li>",
        "<li><strong>Unstable before stable</strong>: a new or unexpected change outranks a finding that fits the known condition.</li>",
        "<li><strong>Acute before chronic</strong>, and an actual problem before a potential one.</li>",
        "<li><strong>Physical needs before psychosocial needs</strong>, unless someone’s safety is at risk.</li>",
        "</ol>",
        "<p>Next, decide whether to assess or act. If the stem does not give enough data, assess. If it already shows danger, act. Restlessness and confusion are early signs of hypoxia: do not read them as “behaviour”.</p>",
        "<h2>Delegation</h2>",
        "<p>The five rights are the right <strong>task</strong>, <strong>circumstance</strong>, <strong>person</strong>, <strong>direction and communication</strong>, and <strong>supervision and evaluation</strong>. The registered nurse hands over the task but stays accountable for the outcome.</p>",
        "<ul>",
        "<li><strong>Registered nurse only:</strong> initial assessment, care planning, first teaching, evaluation, clinical judgement and any client who is unstable.</li>",
        "<li><strong>Licensed practical nurse (LPN):</strong> stable clients with predictable outcomes, dressings, most oral and injected drugs, data collection and <em>reinforcing</em> teaching already given. Local rules differ on intravenous work.</li>",
        "<li><strong>Assistive personnel (AP):</strong> hygiene, feeding a client who has no risk of aspiration, walking, routine vital signs of stable clients, and measuring intake and output.</li>",
        "</ul>",
        "<p>Assistive personnel may <em>measure</em>; they do not <em>interpret</em>. Whenever a verb means judgement (assess, decide, explain, evaluate), keep the task.</p>",
        "<h2>Everyday safety</h2>",
        "<ul>",
        "<li>Falls: low bed with the wheels locked, call bell and spectacles within reach, planned toileting, non-slip footwear. Raising all the bed rails to keep a client in bed is a restraint and adds height to the fall.</li>",
        "<li>Fire: <strong>Rescue, Alarm, Contain, Extinguish</strong>, in that order.</li>",
        "<li>Telephone prescriptions: write down, read back, confirm, and question whatever looks unsafe.</li>",
        "<li>Handover and escalation: Situation, Background, Assessment, Recommendation (SBAR).</li>",
        "</ul>",
        "<blockquote>After any incident, the client comes first and the paperwork last.</blockquote>",
      ].join(""),
      questions: [
        {
          type: "text",
          step: "prioritize-hypotheses",
          stem: "<p>A nurse has received the handover report on four clients. Which client should the nurse see first?</p>",
          options: [
            "A client two days after an appendicectomy who rates wound pain as 6 out of 10",
            "A client with pneumonia who has become restless and is breathing at 30/min",
            "A client with type 2 diabetes whose glucose before breakfast is 13.2 mmol/L (238 mg/dL)",
            "A client with chronic obstructive pulmonary disease whose usual oxygen saturation is 90% and is 90% now",
          ],
          correct: "A client with pneumonia who has become restless and is breathing at 30/min",
          rationale:
            "<p>New restlessness with tachypnoea in a client with pneumonia suggests hypoxia, an actual and acute breathing problem. The client with chronic obstructive pulmonary disease is also a breathing option, but the value is that client’s stable baseline. Moderate postoperative pain and a raised glucose need attention soon, yet neither is an immediate threat to life.</p>",
        },
        {
          type: "text",
          stem: "<p>Which task should the registered nurse delegate to assistive personnel?</p>",
          options: [
            "Checking how well a client swallows on the morning after a stroke",
            "Showing a client how to use an incentive spirometer before surgery",
            "Deciding whether a client’s pain has eased after an analgesic",
            "Emptying a urine drainage bag and recording the volume",
          ],
          correct: "Emptying a urine drainage bag and recording the volume",
          rationale:
            "<p>Measuring and recording output is a routine task with clear steps and a predictable result, so it can be delegated. A swallowing check is an assessment with a risk of aspiration, first instruction on a device is teaching, and judging the effect of an analgesic is evaluation. All three remain with the nurse.</p>",
        },
        {
          type: "text",
          stem: "<p>A registered nurse works with a licensed practical nurse (LPN). Which client is most appropriate to assign to the LPN?</p>",
          options: [
            "A client with a chronic leg ulcer who needs the daily sterile dressing",
            "A client who has just returned to the ward after a thyroidectomy",
            "A client with new chest pain who is waiting for an electrocardiogram",
            "A client going home today who has not yet been taught to inject enoxaparin",
          ],
          correct: "A client with a chronic leg ulcer who needs the daily sterile dressing",
          rationale:
            "<p>A long-standing wound with a planned dressing is a stable condition with a predictable outcome, which suits the LPN. A fresh thyroidectomy carries a risk of airway obstruction and bleeding, and new chest pain is unstable, so both need the registered nurse. First-time teaching is also the registered nurse’s duty; the LPN may reinforce it later.</p>",
        },
        {
          type: "text",
          areas: [
            "nclex-rn:safety-and-infection-control",
            "norcet:fundamentals",
            "snle:fundamentals",
            "gulf:fundamentals",
          ],
          step: "take-action",
          stem: "<p>A nurse enters a room and finds an older client lying on the floor beside the bed. What should the nurse do first?</p>",
          options: [
            "Help the client back into bed with a second member of staff",
            "Telephone the health care provider to report the fall",
            "Check the client for injury before the client is moved",
            "Complete an incident report while the details are clear",
          ],
          correct: "Check the client for injury before the client is moved",
          rationale:
            "<p>Assessment comes first: level of consciousness, breathing, pain, deformity and any blow to the head decide how the client may be moved. Lifting the client before this check can worsen a hip or spinal injury. The provider is told and the report written after the client has been assessed and made safe.</p>",
        },
        {
          type: "text",
          areas: [
            "nclex-rn:safety-and-infection-control",
            "norcet:fundamentals",
            "snle:fundamentals",
            "gulf:fundamentals",
          ],
          step: "take-action",
          stem: "<p>Smoke and small flames are coming from a waste bin beside the bed of a client who cannot walk. What should the nurse do first?</p>",
          options: [
            "Pull the nearest fire alarm",
            "Close the doors and windows of the ward",
            "Aim a fire extinguisher at the base of the flames",
            "Move the client in the bed out of the room",
          ],
          correct: "Move the client in the bed out of the room",
          rationale:
            "<p>Anyone in immediate danger is rescued first. The alarm is raised next, then doors are closed to contain the fire, and only then is a small fire extinguished if that is safe. Sounding the alarm first is tempting, but it would leave a client who cannot escape beside the flames.</p>",
        },
        {
          type: "multi-select",
          areas: [
            "nclex-rn:safety-and-infection-control",
            "norcet:fundamentals",
            "snle:fundamentals",
            "gulf:fundamentals",
          ],
          step: "generate-solutions",
          stem: "<p>An older client with a high risk of falls gets up several times each night to pass urine. Which actions should the nurse include in the plan of care? <strong>Select all that apply.</strong></p>",
          options: [
            "Keep the bed in its lowest position with the wheels locked",
            "Raise all four bed rails when the client settles to sleep",
            "Place the call bell and spectacles within reach",
            "Ask the client to sit on the edge of the bed for a few minutes before standing",
            "Schedule the second daily diuretic dose at bedtime",
            "Offer help to reach the toilet at set times, including before sleep",
          ],
          correct: [
            "Keep the bed in its lowest position with the wheels locked",
            "Place the call bell and spectacles within reach",
            "Ask the client to sit on the edge of the bed for a few minutes before standing",
            "Offer help to reach the toilet at set times, including before sleep",
          ],
          rationale:
            "<p>A low locked bed, items within reach, a pause before standing to limit postural hypotension, and planned toileting each remove a cause of falling at night. Four raised rails act as a restraint, and a client who climbs over them falls further. A diuretic at bedtime would increase the trips to the toilet; the second dose belongs in the early afternoon.</p>",
        },
        {
          type: "multi-select",
          step: "take-action",
          stem: "<p>A client’s condition is worsening, and the health care provider gives the nurse a prescription over the telephone. Which actions should the nurse take? <strong>Select all that apply.</strong></p>",
          options: [
            "Write the prescription down while it is being given",
            "Give the drug now and record the prescription at the end of the shift",
            "Read the full prescription back and ask for confirmation",
            "Question a dose that is outside the usual range before giving it",
            "Accept further prescriptions passed on by the provider’s receptionist",
          ],
          correct: [
            "Write the prescription down while it is being given",
            "Read the full prescription back and ask for confirmation",
            "Question a dose that is outside the usual range before giving it",
          ],
          rationale:
            "<p>Writing down, reading back and confirming catches errors of hearing, and the nurse must question any dose that seems unsafe. Recording the prescription hours later invites mistakes and a duplicate dose by a colleague. A receptionist is not authorised to prescribe or to pass a prescription on.</p>",
        },
      ],
    },
    {
      title: "Mixed practice",
      areas: ["nclex-rn:physiological-adaptation", "norcet:medical-surgical", "snle:adult", "gulf:adult"],
      content: [
        "<h2>How to use mixed practice</h2>",
        "<p>On the exam, questions do not come sorted by topic. This lesson holds a few from everywhere in the fundamentals, so that you practise choosing the principle before you choose the answer.</p>",
        "<p>For each question, decide first <strong>what kind of decision</strong> it asks for:</p>",
        "<ul>",
        "<li><strong>Safety:</strong> what would harm the client, or somebody else, if it were not done now?</li>",
        "<li><strong>Priority:</strong> who or what comes first, by airway, breathing and circulation, then by what is acute and unexpected?</li>",
        "<li><strong>Delegation:</strong> who may do it, with what training, under whose eyes?</li>",
        "<li><strong>Teaching:</strong> what does the client say that shows understanding, and what shows a gap?</li>",
        "</ul>",
        "<p>Then read the options. If two seem right, the one that assesses before it acts is usually better, unless the question has told you all you need to know.</p>",
      ].join(""),
      questions: [
        {
          type: "text",
          areas: ["nclex-rn:pharmacological-therapies"],
          step: "take-action",
          stem: "<p>Ten minutes after a transfusion of packed red blood cells begins, a client reports chills and pain in the lower back. What should the nurse do first?</p>",
          options: [
            "Slow the transfusion and repeat the vital signs in 15 minutes",
            "Stop the transfusion",
            "Notify the health care provider and the blood bank",
            "Give the prescribed acetaminophen (paracetamol)",
          ],
          correct: "Stop the transfusion",
          rationale:
            "<p>Chills and low back pain early in a transfusion suggest an acute haemolytic reaction, and every further millilitre increases the harm, so the transfusion is stopped at once and the vein kept open with 0.9% sodium chloride through new tubing. Slowing the rate still delivers incompatible blood. The provider and blood bank are told next, and an antipyretic would only mask the reaction.</p>",
        },
        {
          type: "text",
          areas: ["norcet:obstetrics-and-gynaecology", "snle:maternal-and-child", "gulf:maternal-and-child"],
          step: "take-action",
          stem: "<p>One hour after a vaginal birth, a client has soaked a perineal pad in 15 minutes. The fundus is soft and in the midline. What should the nurse do first?</p>",
          options: [
            "Massage the fundus until it is firm, and call for help",
            "Measure blood pressure and pulse, and repeat them in 15 minutes",
            "Help the client to the toilet to empty the bladder",
            "Prepare the client for transfer to the operating theatre",
          ],
          correct: "Massage the fundus until it is firm, and call for help",
          rationale:
            "<p>A soft fundus with heavy bleeding means uterine atony, and massage makes the uterus contract immediately while help and an oxytocic drug are on the way. Vital signs matter, but recording them alone leaves the bleeding unchecked. A full bladder usually pushes the fundus up and to one side, and walking is unsafe during a haemorrhage; surgery is considered only if the first measures fail.</p>",
        },
        {
          type: "multi-select",
          areas: ["nclex-rn:reduction-of-risk"],
          step: "recognize-cues",
          stem: "<p>A client has a chest tube connected to a water-seal drainage system with wet suction for a pneumothorax. Which findings require prompt action by the nurse? <strong>Select all that apply.</strong></p>",
          options: [
            "Fluid in the water-seal chamber that rises and falls with breathing",
            "Continuous vigorous bubbling in the water-seal chamber",
            "A drainage unit that has been placed on the bed beside the client’s chest",
            "Gentle bubbling in the suction-control chamber",
            "A crackling feeling under the skin that has spread from the chest to the neck",
          ],
          correct: [
            "Continuous vigorous bubbling in the water-seal chamber",
            "A drainage unit that has been placed on the bed beside the client’s chest",
            "A crackling feeling under the skin that has spread from the chest to the neck",
          ],
          rationale:
            "<p>Continuous bubbling in the water seal means an air leak, a unit at chest level lets fluid and air flow back, and spreading subcutaneous emphysema can threaten the airway. Movement of the water seal with breathing shows that the tube is patent, and gentle bubbling in the suction-control chamber shows that wet suction is working, so both are expected.</p>",
        },
        {
          type: "multi-select",
          step: "take-action",
          stem: "<p>A client in bed begins a generalised tonic-clonic seizure. Which actions should the nurse take? <strong>Select all that apply.</strong></p>",
          options: [
            "Note the time at which the seizure starts and stops",
            "Place a padded tongue blade between the teeth",
            "Turn the client to one side",
            "Hold the arms and legs still",
            "Loosen clothing around the neck",
            "Offer sips of water as soon as the movements stop",
          ],
          correct: [
            "Note the time at which the seizure starts and stops",
            "Turn the client to one side",
            "Loosen clothing around the neck",
          ],
          rationale:
            "<p>Turning the client to the side and loosening tight clothing keep the airway clear, and the duration of the seizure guides emergency treatment. Forcing an object between the teeth or holding the limbs can break teeth or bones. The client stays drowsy after a seizure, so oral fluids wait until swallowing is safe.</p>",
        },
      ],
    },
  ],
};
