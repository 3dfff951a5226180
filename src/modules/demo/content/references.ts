/** What was read for the questions of several files, each with its year where it has one. What a name in brackets adds is what was read for. */
export const REFERENCES = {
  // The heart
  pulmonaryOedema:
    "Remote Primary Health Care Manuals (Australia), Standard Treatment Manual, “Heart failure”, 2019, pulmonary oedema",
  pulmonaryOedemaNursing:
    "NHS Ayrshire and Arran, “Management of acute pulmonary oedema and heart failure” (undated; upright, no anti-inflammatory drugs)",
  furosemide: "Furosemide injection, US label at DailyMed, 2024, and at Pfizer, sections 5.1 to 5.3",
  lisinopril: "Lisinopril, US label at MedLibrary, sections 5.4 and 5.5 (pressure, potassium, salt substitutes)",
  lisinoprilPatients:
    "Lisinopril with hydrochlorothiazide, US label at MedLibrary, information for patients (angioedema)",
  hyperkalaemia:
    "NHS Greater Glasgow and Clyde, “Management of hyperkalaemia”, after the guideline of the UK Kidney Association of October 2023",
  weight: "Allina Health, “How to manage heart failure”, 2015 (how to weigh, when to call)",
  digoxin: "AccessCardiology (McGraw Hill), “Digoxin toxicity” (undated; colour vision, low potassium, slow pulse)",
  digoxinLabel: "Digoxin tablets, US label at DailyMed, 14 August 2023, warnings",
  leftAndRight:
    "Washington Manual of Medical Therapeutics, “Heart failure”, diagnosis (undated; what comes from the lungs, what from the right side)",
  cardiogenicShock:
    "Wang and others, “Medications in cardiogenic shock”, in “Primary Angioplasty: A Practical Guide”, 2018, chapter 18, introduction",
  cardiogenicShockVasopressor:
    "UpToDate, “Treatment and prognosis of cardiogenic shock complicating acute myocardial infarction”, 2024, approach",
  sacubitril: "Cleveland Clinic, “Entresto” (undated; pressure, potassium)",
  // Diabetes
  lowGlucose: "American Diabetes Association, “Treatment for low blood glucose”, after its guidelines of 2024",
  glucagon: "Clinical Diabetes, 2024, abstract of “Out of sight, out of mind” (when glucagon)",
  noFat:
    "Centers for Disease Control and Prevention, “How to treat low blood sugar” (undated; fat slows the sugar down), as reprinted",
  crises:
    "American Diabetes Association and others, “Hyperglycemic crises in adults with diabetes: a consensus report”, 2024, abstract, with its criteria and treatment as public summaries give them",
  potassiumSteps:
    "Milton Keynes University Hospital, “HHS treatment: 60 minutes to 6 hours” (fluid, insulin, potassium by level)",
  hyperosmolar:
    "Joint British Diabetes Societies, “Management of hyperosmolar hyperglycaemic state in adults”, Diabetic Medicine, accepted 4 November 2022, abstract",
  hyperosmolarInsulin:
    "Joint British Diabetes Societies, summary of the guidance on the hyperosmolar state, 2015, abstract (no insulin before fluid)",
  childDkaGlucose:
    "Royal College of Emergency Medicine, RCEMLearning, “Paediatric diabetic ketoacidosis”, insulin (glucose added below 14 mmol/L, insulin not stopped)",
  childDkaBrain:
    "Canadian Paediatric Society, “Current recommendations for management of paediatric diabetic ketoacidosis”, 5 December 2022, abstract",
  dkaFindings: "AccessPediatrics (McGraw Hill), diabetic ketoacidosis, key findings",
  sickDays: "Know Diabetes, “Sick day guidance for type 1 diabetes”, 2024",
  neverStopInsulin:
    "NHS Forth Valley, type 1 diabetes and illness (never stop insulin; check again every 2 hours; ketones)",
  hypoglycaemiaRisks:
    "Joint British Diabetes Societies, “The hospital management of hypoglycaemia in adults”, 2018, table of risk factors as Royal College of Physicians journals give it",
  insulinExcess: "Milton Keynes University Hospital, “Insulin excess or change in sensitivity to insulin”, 2021",
  // Infection control
  airborne: "Texas Department of State Health Services, “Airborne precautions” (room, respirator, mask for the way)",
  airborneOnSuspicion:
    "Centers for Disease Control and Prevention, “Guideline for isolation precautions”, 2007, updated 2019, as public summaries give it (on suspicion; mask the client)",
  isolationByDisease:
    "Centers for Disease Control and Prevention, “Guideline for isolation precautions”, 2007, updated 2019, as public summaries give it (diseases by precaution)",
  isolationAppendix:
    "Centers for Disease Control and Prevention, “Type and duration of precautions needed for selected infections and conditions”, as archived in 2004",
  mrsaPrecautions:
    "Centers for Disease Control and Prevention, “Precautions to prevent spread of MRSA”, from the isolation guideline of 2007",
  sporesAndSoap: "American Academy of Pediatrics, “Clostridium difficile”, abstract (soap and water, not alcohol)",
  sporicidal:
    "Antimicrobial Resistance and Infection Control, 2017, 6:54, abstract (sporicidal products against spores)",
  removingEquipment:
    "Journal of Nuclear Medicine Technology, table of the recommendations of the Centers for Disease Control and Prevention on donning and doffing (undated)",
  equipmentPractice:
    "Smith and others, “Staying proper with your personal protective equipment: how to don and doff”, Journal of Clinical Anesthesia, 2023, 86:111057, abstract",
  neutropenia:
    "National Institute for Health and Care Excellence, guideline CG151, “Neutropenic sepsis”, as a summary of 2026 gives it",
  neutropeniaTime: "Cancer Nursing Practice, 2023, abstract of “Neutropenic sepsis” (antibiotics within one hour)",
  meningococci:
    "Centers for Disease Control and Prevention, “Infection control in healthcare personnel: meningococcal disease”, 2024 (droplet precautions on suspicion)",
  meningococciRoom:
    "California Department of Public Health, “Meningococcal disease quicksheet” (infectious until 24 hours of antibiotics)",
  catheterGuideline:
    "Centers for Disease Control and Prevention, “Guideline for prevention of catheter-associated urinary tract infections”, 2009, recommendations I.A",
  catheterCare:
    "Taipei Veterans General Hospital, “Urinary catheter care” (thigh, closed system, bag below the bladder)",
  // Priorities, delegation, safety
  hypoxia:
    "Clinical Procedures for Safer Patient Care (British Columbia), 5.4, “Signs and symptoms of hypoxia” (undated)",
  copdTarget:
    "British Thoracic Society, “Guideline for oxygen use in adults in healthcare and emergency settings”, 2017, summary",
  delegation:
    "American Nurses Association and National Council of State Boards of Nursing, “National guidelines for nursing delegation”, 2019, introduction",
  scopeOfPractice: "Wyoming State Board of Nursing, “LPN and RN scope of practice”, revised May 2018",
  afterFall: "National Institute for Health and Care Excellence, quality standard QS86, statement 4, 2015",
  fire: "University of Texas Medical Branch, “R.A.C.E. concept”",
  fireGuide: "Baptist Health, orientation guide, 2020, page 69",
  fallsInHospital: "Bedfordshire Hospitals NHS Foundation Trust, “Falls prevention in hospital”",
  fallsBed: "Queensway Carleton Hospital, “Falls prevention” (bed in the lowest position)",
  bedRails: "US Food and Drug Administration, “A guide to bed safety”, 2010",
  telephoneOrders: "NursingCenter, “Taking telephone orders” (word for word, read back, no third party)",
  telephonePolicy: "Duke University Health System, “Verbal/telephone order policy”, 2014",
  // Emergencies
  transfusionReactions:
    "New Zealand Blood Service, “Guidelines for management of adverse transfusion reactions to fresh components” (undated)",
  transfusionReactionsBritish:
    "British Committee for Standards in Haematology, guideline on acute transfusion reactions, 2012, recommendations (stop, keep the vein open, check the identity)",
  norepinephrine:
    "Norepinephrine bitartrate injection, US label at DailyMed, 1 November 2024, dosage and tissue ischaemia",
  birthBleeding:
    "World Health Organization, FIGO and International Confederation of Midwives, guidelines on postpartum haemorrhage, October 2025, as public summaries give them (massage, oxytocic drug, escalation)",
  chestTube: "Nicole Kupchik Consulting, “Chest tubes” (tidaling, continuous bubbling)",
  airUnderSkin: "Case Reports in Medicine, 2018, “Acute airway compromise due to subcutaneous emphysema”, abstract",
  seizure: "Centers for Disease Control and Prevention, “First aid for seizures”, as archived in 2012",
  // Anticoagulants and opioids
  warfarinReversal:
    "PubMed Central 3827392, audit of emergency warfarin reversal in 131 clients, abstract (concentrate with vitamin K)",
  warfarinReversalHongKong:
    "Hong Kong Medical Journal, 2014, abstract on prothrombin complex concentrate in warfarin-associated haemorrhage",
  heparin: "Heparin sodium, US label (laboratory tests, 1.5 to 2 times normal; platelets; overdosage and protamine)",
  heparinThrombocytopenia:
    "Hematology (American Society of Hematology), 2009, abstract of “Heparin-induced thrombocytopenia”",
  heparinScore: "American College of Chest Physicians, 4Ts score, at Guideline Central (fall by over 50%, day 5 to 10)",
  enoxaparinSteps:
    "Lovenox (enoxaparin), instructions for self-injection, 2018, as public summaries give them (5 cm from the navel, no rubbing)",
  enoxaparin: "Enoxaparin sodium injection, US prescribing information (Sandoz), 2024",
  dabigatran: "Cigna, “Dabigatran” (swallowed whole, own container)",
  idarucizumab: "Praxbind (idarucizumab), US label, warnings and dosage, as quoted in 2023",
  sedation:
    "The Joint Commission, Sentinel Event Alert 49, “Safe use of opioids in hospitals”, 2012 (sedation comes first)",
  opioidRisks: "Canadian Journal of Pain, 2020, abstract on risk factors for opioid-induced respiratory depression",
  morphine: "Morphine sulfate injection, US label at Pfizer, section 6 (adverse reactions)",
  calculations: "Open RN, “Nursing Skills”, 2021, chapter 5, math calculations",
  // Birth
  hellp: "Clinica Chimica Acta, 2015, abstract of “Revisiting HELLP syndrome”",
  hellpOthers:
    "Archives of Gastroenterohepatology, “HELLP syndrome and digestive disease: differential diagnosis”, 1997, 16(3):93–96, abstract",
  preEclampsia:
    "American College of Obstetricians and Gynecologists, Practice Bulletin 222, “Gestational Hypertension and Preeclampsia”, 2020, as public summaries give it",
  magnesiumLimits:
    "King Edward Memorial Hospital (Australia), “Hypertension in pregnancy: magnesium anticonvulsant therapy” (undated; reflexes, more than 12 breaths a minute, 100 mL of urine in 4 hours)",
  magnesiumSigns:
    "Magnesium sulfate in dextrose, US label at Pfizer, overdosage (reflexes first, then breathing; a calcium salt)",
  severePressure:
    "American College of Obstetricians and Gynecologists, Committee Opinion 767, “Emergent Therapy for Acute-Onset, Severe Hypertension During Pregnancy”, 2019",
  // The newborn
  heatLoss:
    "Open University, OpenLearn Create, “How do newborns lose heat?”, after the World Health Organization, 1997",
  coldStress: "MSD Manual Professional, “Hypothermia in neonates” (undated)",
  rewarming:
    "Study of rewarming hypothermic neonates, Maulana Azad Medical College, 2007, abstract (radiant warmer, skin mode)",
  newbornExamination:
    "American Family Physician, 2014, 90(5):289–296, abstract of “A comprehensive newborn exam: part I”",
  newbornSkin: "Duquesne University School of Nursing, newborn assessment, skin (undated)",
  newbornMilia:
    "American Family Physician, “A comprehensive newborn examination: part II”, 2014, 90(5):297, table of skin findings",
  newbornCaput:
    "American Family Physician, “The newborn examination: part I”, 2002, 65(1):61–69, table of swellings of the head",
  fontanelle: "American Family Physician, “The abnormal fontanel”, 2003, 67(12):2547–2552, abstract",
  newbornBreathing: "StatPearls, “Infant apnea”, 2025, abstract (pauses of 5 to 10 seconds)",
  newbornJaundice: "StatPearls, “Neonatal jaundice”, updated 12 February 2024",
} as const;
