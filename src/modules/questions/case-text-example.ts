/** The example of a case study as text: what authors download, fill in and import. Content, the same in every language. */
export const CASE_TEXT_EXAMPLE = `SUBJECT: Adult Health
LESSON: Diabetes

NUMBER: 1
TYPE: Case Study
NAME: Shaking before lunch
CLIENT: A man of 58 years on a medical ward
TEXT: The client has had type 1 diabetes for 30 years and was admitted yesterday with an infected foot ulcer.
TAB1: Nurses’ notes
TAB1TEXT: 11:40. The client rings. He is shaking, sweating and pale. He answers slowly but knows where he is. His breakfast tray is still full.
TAB1TEXT@5: 11:45. The client swallows safely and has taken 15 g of glucose by mouth.
TAB1TEXT@6: 12:00. The shaking has stopped. The client says that he feels hungry.
TAB2: Laboratory
TAB2TEXT: Fingerstick
Test	11:42	Reference
Blood glucose	54 mg/dL	70–180 mg/dL
TAB2TEXT@6: Fingerstick, repeated
Test	12:00	Reference
Blood glucose	86 mg/dL	70–180 mg/dL
TAB3: Medication record
TAB3TEXT: Rapid-acting insulin before meals, given at 07:30.
Basal insulin at bedtime, given at 22:00.
END

NUMBER: 2
TYPE: Multiple Response
TEXT: Which findings need the nurse to act now? Select all that apply.
A: Sweating
B: A blood glucose of 54 mg/dL
C: Slow answers
D: Diabetes for 30 years
ANSWER: A, B, C
RATIONALE: Sweating, slow answers and a blood glucose of 54 mg/dL are signs of low blood glucose, which gets worse within minutes. The years of diabetes are history.
STEP: recognize-cues
END

NUMBER: 3
TYPE: Multiple Choice
TEXT: What best explains what the nurse found?
A: Insulin without a meal
B: Too little basal insulin
C: Spread of the infection
D: A reaction to an antibiotic
ANSWER: A
RATIONALE: Rapid-acting insulin works for hours. Insulin without a meal lowers the blood glucose. Too little basal insulin raises it, as does the spread of an infection. A reaction to an antibiotic does not change it so.
STEP: analyze-cues
END

NUMBER: 4
TYPE: Multiple Choice
TEXT: Which problem comes first?
A: Low blood glucose
B: Poor wound healing
C: Pain in the foot
D: Poor appetite
ANSWER: A
RATIONALE: Low blood glucose can lead to a seizure within minutes. Wound healing, pain and appetite can wait until it is treated.
STEP: prioritize-hypotheses
END

NUMBER: 5
TYPE: Multiple Choice
TEXT: Which plan does the nurse prepare?
A: Fast sugar by mouth, then a check after 15 minutes
B: A snack with protein, then a check after 2 hours
C: Nothing by mouth, then an infusion of saline
D: The next dose of insulin, then lunch
ANSWER: A
RATIONALE: The client is awake and can swallow, so fast sugar works best. Protein is too slow. Saline has no sugar. Insulin would lower the blood glucose further.
STEP: generate-solutions
END

NUMBER: 6
TYPE: Multiple Choice
TEXT: The client has taken the glucose. What does the nurse do next?
A: Stay, and measure again after 15 minutes
B: Give the insulin for lunch
C: Start the dressing of the ulcer
D: Leave the client to rest
ANSWER: A
RATIONALE: The nurse stays and measures again, because the glucose may fall further. Insulin, the dressing and rest have to wait until it is safe.
STEP: take-action
END

NUMBER: 7
TYPE: Multiple Choice
TEXT: Which finding shows that the treatment worked?
A: A blood glucose of 86 mg/dL
B: Hunger
C: A blood pressure of 128/76 mmHg
D: A temperature of 37.2 °C
ANSWER: A
RATIONALE: A blood glucose above 70 mg/dL without symptoms is the aim. Hunger can come with low values too. Pressure and temperature say nothing about it.
STEP: evaluate-outcomes
END
`;
