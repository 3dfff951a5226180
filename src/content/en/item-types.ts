/** Names of the item types, and a hint for those who choose one. */
import { localized } from "../texts.ts";

export const itemTypeTexts = localized({
  text: { name: "Single answer", hint: "One option is right." },
  "multi-select": { name: "Multiple answers", hint: "Several options may be right." },
  location_based: { name: "Location based", hint: "Options under titled locations." },
  nursing_action: { name: "Nursing action", hint: "Each action is appropriate or not." },
  prioritize_hypothesis: { name: "Prioritize hypothesis", hint: "Choose as many as are correct." },
  clinical_decision: { name: "Clinical decision", hint: "A bow-tie: condition, actions, parameters." },
  sentence_completion: { name: "Sentence completion", hint: "Drop-downs inside the sentence." },
  recognize_cues: { name: "Recognize cues", hint: "Each finding is expected or not." },
  matrix: { name: "Matrix", hint: "Rows and columns to mark." },
  highlight_text: { name: "Highlight text", hint: "Words of a note to select." },
  highlight_table: { name: "Highlight table", hint: "Words to select in a table of findings." },
  dragdrop_cloze: { name: "Drag-and-drop cloze", hint: "Choices to drag into blanks of a sentence." },
  rationale: { name: "Rationale", hint: "A cause and its effects: both have to be right." },
  dropdown_table: { name: "Drop-down table", hint: "A table with a drop-down in each row." },
  grouping: { name: "Grouping", hint: "Options under headings, some right under each." },
  ordered_response: { name: "Ordered response", hint: "Steps to put in order." },
  calculation: { name: "Calculation", hint: "A number to be typed, with its unit." },
  hot_spot: { name: "Hot spot", hint: "One place in a picture." },
});
