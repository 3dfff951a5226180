/** What was read for the questions of several files, each with its year where it has one. What a name in brackets adds is what was read for. */
export const REFERENCES = {
  // The heart
  pulmonaryOedema:
    "Remote Primary Health Care Manuals (Australia), Standard Treatment Manual, “Heart failure”, 2019, pulmonary oedema",
  pulmonaryOedemaNursing: "Erasmus Nursing, “Pulmonary oedema” (upright, or in a chair)",
  furosemide: "Furosemide injection, US label at DailyMed, 2024, and at Pfizer, sections 5.1 to 5.3",
  lisinopril: "Lisinopril, US label at MedLibrary, sections 5.4 and 5.5 (pressure, potassium, salt substitutes)",
  lisinoprilPatients:
    "Lisinopril with hydrochlorothiazide, US label at MedLibrary, information for patients (angioedema)",
  weight: "Allina Health, “How to manage heart failure”, 2015 (how to weigh, when to call)",
  digoxin: "AccessCardiology (McGraw Hill), digoxin toxicity (low potassium, slow pulse)",
  xanthopsia: "Healio, Learn the Heart, quiz on digoxin toxicity (yellow vision)",
  leftAndRight: "NurseSavvy, “Left-sided heart failure” (both sides compared)",
  heartSides: "UK Department for Work and Pensions, guide to heart failure, clinical features",
  cardiogenicShock: "Pharmacy notebook, “Management of cardiogenic shock”, 2021",
  cardiogenicShockVasopressor:
    "UpToDate, “Treatment and prognosis of cardiogenic shock complicating acute myocardial infarction”, 2024, approach",
  sacubitril: "Cleveland Clinic, “Entresto”, and eDrugsWiki, “Entresto” (pressure; potassium with spironolactone)",
  // Diabetes
  lowGlucose: "American Diabetes Association, “Treatment for low blood glucose”, after its guidelines of 2024",
  glucagon: "Clinical Diabetes, 2024, abstract of “Out of sight, out of mind” (when glucagon)",
  noFat: "Shashi Advanced Health, “Hypoglycemia: the 15/15 rule” (fat slows absorption)",
  crises:
    "American Diabetes Association and others, “Hyperglycemic crises in adults with diabetes: a consensus report”, 2024, abstract, and its recommendations as Links Medicus gives them",
  insulinAndPotassium: "Time of Care, “Insulin therapy in DKA” (no insulin while potassium is below 3.3 mmol/L)",
  potassiumSteps:
    "Milton Keynes University Hospital, “HHS treatment: 60 minutes to 6 hours” (fluid, insulin, potassium by level)",
  hyperosmolarBorders:
    "NHS Borders, “Hyperglycaemic hyperosmolar state” (sodium chloride in the first hour, when insulin)",
  hyperosmolarDefinition: "Bedside Clinical Guidelines, “Hyperosmolar hyperglycaemic state” (definition)",
  childDkaPoints:
    "Royal College of Emergency Medicine, RCEMLearning, “Paediatric diabetic ketoacidosis”, key learning points",
  childDkaGlucose:
    "Royal College of Emergency Medicine, RCEMLearning, “Paediatric diabetic ketoacidosis”, insulin (glucose added below 14 mmol/L, insulin not stopped)",
  childDkaBrain: "Primary care notebook, “Management of child with diabetic ketoacidosis” (signs of cerebral oedema)",
  dkaFindings: "AccessPediatrics (McGraw Hill), diabetic ketoacidosis, key findings",
  dkaSymptoms: "Sharecare, “What are symptoms of diabetic ketoacidosis?”",
  sickDays: "Know Diabetes, “Sick day guidance for type 1 diabetes”, 2024",
  neverStopInsulin:
    "NHS Forth Valley, type 1 diabetes and illness (never stop insulin; check again every 2 hours; ketones)",
  hypoglycaemiaRisks:
    "Joint British Diabetes Societies, “The hospital management of hypoglycaemia in adults”, 2018, table of risk factors as Royal College of Physicians journals give it",
  insulinExcess: "Milton Keynes University Hospital, “Insulin excess or change in sensitivity to insulin”, 2021",
  // Infection control
  airborne: "Texas Department of State Health Services, “Airborne precautions” (room, respirator, mask for the way)",
  airborneOnSuspicion:
    "Centers for Disease Control and Prevention, transmission-based precautions, as WizEdu gives them (on suspicion; mask the client)",
  isolationByDisease: "EM Updates, “MMC isolation precautions” (diseases by precaution)",
  isolationAppendix:
    "Centers for Disease Control and Prevention, “Type and duration of precautions needed for selected infections and conditions”, as archived in 2004",
  isolationQuestion: "Fresno Internal Medicine, Question of the Day 102 (airborne, contact and droplet isolation)",
  mrsaPrecautions:
    "Centers for Disease Control and Prevention, “Precautions to prevent spread of MRSA”, from the isolation guideline of 2007",
  sporesAndSoap: "American Academy of Pediatrics, “Clostridium difficile”, abstract (soap and water, not alcohol)",
  sporicidal:
    "Antimicrobial Resistance and Infection Control, 2017, 6:54, abstract (sporicidal products against spores)",
  removingEquipment: "JoVE, “PPE use in healthcare settings II: doffing”",
  removingEquipmentCdc:
    "Journal of Nuclear Medicine Technology, table of the recommendations of the Centers for Disease Control and Prevention on doffing",
  neutropenia: "NurseJet, summary of NICE guideline CG151, “Neutropenic sepsis”, 2026",
  neutropeniaTime: "Cancer Nursing Practice, 2023, abstract of “Neutropenic sepsis” (antibiotics within one hour)",
  meningococci:
    "Centers for Disease Control and Prevention, “Infection control in healthcare personnel: meningococcal disease”, 2024 (droplet precautions on suspicion)",
  meningococciRoom:
    "California Department of Public Health, “Meningococcal disease quicksheet” (infectious until 24 hours of antibiotics)",
  catheterGuideline:
    "Centers for Disease Control and Prevention, “Guideline for prevention of catheter-associated urinary tract infections”, 2009, recommendations I.A",
  catheterCare:
    "Taipei Veterans General Hospital, “Urinary catheter care” (thigh, closed system, bag below the bladder)",
  catheterClosed: "Open Exam Prep, “Catheter care and drainage bag management”, 2026",
  // Priorities, delegation, safety
  hypoxia: "Clinical Procedures for Safer Patient Care (British Columbia), 5.4, “Signs and symptoms of hypoxia”",
  copdTarget: "Junior Doctor Notes, “Acute respiratory failure” (88 to 92% in chronic retention)",
  delegation:
    "American Nurses Association and National Council of State Boards of Nursing, “National guidelines for nursing delegation”, 2019, introduction",
  scopeOfPractice: "Open Exam Prep, “Scope of practice (RN vs LPN vs UAP)”",
  practicalNurse: "Complete Nursing Solution, “NCLEX practice questions”, rationale on practical nurses",
  afterFall: "National Institute for Health and Care Excellence, quality standard QS86, statement 4, 2015",
  fire: "University of Texas Medical Branch, “R.A.C.E. concept”",
  fireGuide: "Baptist Health, orientation guide, 2020, page 69",
  fallsInHospital: "Bedfordshire Hospitals NHS Foundation Trust, “Falls prevention in hospital”",
  fallsBed: "Queensway Carleton Hospital, “Falls prevention” (bed in the lowest position)",
  fallsToilet:
    "Appalachian Regional Healthcare System, “4 steps to fall prevention” (most falls are on the way to the toilet)",
  bedRails: "US Food and Drug Administration, “A guide to bed safety”, 2010",
  telephoneOrders: "NursingCenter, “Taking telephone orders” (word for word, read back, no third party)",
  telephonePolicy: "Duke University Health System, “Verbal/telephone order policy”, 2014",
  // Emergencies
  transfusionReactions:
    "New Zealand Blood Service, “Guidelines for management of adverse transfusion reactions to fresh components”",
  birthBleeding:
    "World Health Organization, FIGO and International Confederation of Midwives, guidelines on postpartum haemorrhage, October 2025, as yarima.org gives them (massage, oxytocic drug, escalation)",
  birthBleedingBladder: "Nurseshelp, “Maternity nursing: postpartum”, 2022 (soft fundus in the midline)",
  chestTube: "Nicole Kupchik Consulting, “Chest tubes” (tidaling, continuous bubbling)",
  chestTubeCare: "NurseSavvy, “Chest tube management”",
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
  dabigatran: "Cigna, “Dabigatran” (swallowed whole, own container), and Medical Algorithms, storage of Pradaxa",
  idarucizumab: "Praxbind (idarucizumab), US label, warnings and dosage, as quoted on the web in 2023",
  sedation:
    "The Joint Commission, Sentinel Event Alert 49, “Safe use of opioids in hospitals”, 2012 (sedation comes first)",
  opioidRisks: "Canadian Journal of Pain, 2020, abstract on risk factors for opioid-induced respiratory depression",
  opioidMonitoring:
    "Respiratory Motion, quoting the Joint Commission’s standard of 2018 (sleep apnoea, continuous opioids, oxygen)",
  morphine: "Morphine sulfate injection, US label at Pfizer, section 6 (adverse reactions)",
  opioidEffects:
    "Clinical Anesthesia, seventh edition, at Skyscape, notes on opioids (itching of the nose, small pupils, retention)",
  // Birth
  hellp: "Clinica Chimica Acta, 2015, abstract of “Revisiting HELLP syndrome”",
  hellpBirth: "UpToDate, “HELLP syndrome”, 2022, introduction (birth resolves it)",
  hellpOthers: "mdwiki, “HELLP syndrome”, 2023 (what it can be taken for)",
  magnesiumToxicity: "NurseSavvy, “MgSO4: monitoring and reversal”",
  magnesiumSigns:
    "Magnesium sulfate in dextrose, US label at Pfizer, overdosage (reflexes first, then breathing; a calcium salt)",
  severePressure:
    "Medscape, case challenge on headache and hypertension, 2022 (160/110 mm Hg, treatment within 30 to 60 minutes)",
  // The newborn
  heatLoss:
    "Open University, OpenLearn Create, “How do newborns lose heat?”, after the World Health Organization, 1997",
  coldStress: "MSD Manual, hypothermia in neonates, as quoted at ilovetranslation.com (brown fat, oxygen, glucose)",
  rewarming:
    "Study of rewarming hypothermic neonates, Maulana Azad Medical College, 2007, abstract (radiant warmer, skin mode)",
  newbornExamination:
    "American Family Physician, 2014, 90(5):289–296, abstract of “A comprehensive newborn exam: part I”",
  newbornFindings: "Level Up RN, “Expected and abnormal findings of newborn assessment”, 2022",
  newbornTerms: "Physical assessment of the normal newborn, terms, at Docest (caput, acrocyanosis)",
  fontanelle: "Fontanelles as explained at shotonmac.com (tense or bulging)",
  newbornBreathing: "Wikipedia, “Periodic breathing” (pauses of up to 10 seconds)",
  newbornJaundice: "HandWiki, “Neonatal jaundice” (jaundice on the first day is a concern)",
} as const;
