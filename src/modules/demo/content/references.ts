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
} as const;
