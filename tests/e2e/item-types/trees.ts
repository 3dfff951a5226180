/**
 * What a screen reader gets of each item type: roles, names and states, before, while and after its sample is answered. Each tree tells
 * what is there in this order, and leaves out what says nothing new.
 */
import type { OpenStateName, ReviewedStateName } from "../../../src/app/admin/gallery/states.server.ts";
import type { ItemType } from "../../../src/items/registry/models.ts";

type Trees = Readonly<Partial<Record<OpenStateName | ReviewedStateName, string>>>;

export const TREES: Readonly<Record<ItemType, Trees>> = {
  text: {
    complete: `
      - group "Choose one answer.":
        - radio "Inspect the surgical dressing for bleeding" [checked=false]
        - radio "Open the airway, rouse the client and give oxygen" [checked]`,
    wrong: `
      - list "Answer options":
        - listitem:
          - text: Open the airway, rouse the client and give oxygen
          - strong: Right answer, not chosen
        - listitem: Record the observations and repeat them in 15 minutes
        - listitem:
          - text: Give the prescribed morphine before the pain returns
          - strong: Your answer, wrong
      - paragraph: "Wrong: 0 of 1 point."
      - heading "Why" [level=3]`,
  },
  "multi-select": {
    complete: `
      - group "Select all that apply.":
        - checkbox "Weak muscles in the legs" [checked]
        - checkbox "Tall, peaked T waves on the electrocardiogram" [checked=false]`,
    "partly-right": `
      - list "Answer options":
        - listitem:
          - text: Weak muscles in the legs
          - strong: Your answer, right
        - listitem: Tall, peaked T waves on the electrocardiogram
        - listitem:
          - text: Flat T waves and U waves on the electrocardiogram
          - strong: Right answer, not chosen`,
  },
  location_based: {
    complete: `
      - paragraph: Select all that apply in each location.
      - group "Puncture site in the groin":
        - checkbox "A firm, growing swelling beside the dressing" [checked]
        - checkbox "A bruise of 1 cm that has not changed since the last check" [checked=false]
      - group "Right leg and foot":
        - checkbox "Pulses as strong as in the left foot" [checked=false]`,
    "partly-right": `
      - heading "Puncture site in the groin" [level=3]
      - list "Answer options":
        - listitem:
          - strong: Your answer, right
      - paragraph: "2 right, 0 wrong: 2 of 2 points."
      - heading "Right leg and foot" [level=3]
      - list "Answer options":
        - listitem:
          - strong: Right answer, not chosen
      - paragraph: "Nothing chosen: 0 of 2 points."`,
  },
  nursing_action: {
    untouched: `
      - group "Patient scenario":
        - heading "Patient scenario" [level=3]
      - group "For each action, choose whether it is appropriate for this client now.":
        - table "Answer options":
          - rowgroup:
            - row:
              - columnheader "Action"
              - columnheader "Appropriate"
              - columnheader "Not appropriate"
          - rowgroup:
            - row:
              - rowheader "Stop the transfusion"
              - cell:
                - radio "Stop the transfusion Appropriate" [checked=false]
              - cell:
                - radio "Stop the transfusion Not appropriate" [checked=false]
        - paragraph: 0 of 6 actions judged.`,
    "partly-right": `
      - table "Answer options":
        - rowgroup:
          - row:
            - columnheader "Points"
        - rowgroup:
          - row:
            - rowheader "Stop the transfusion"
            - cell "Your answer, right"
            - cell "1 of 1 point"
          - row:
            - rowheader "Flush the blood that is left in the tubing into the vein"
            - cell "Your answer, wrong"
            - cell "Right answer, not chosen"
            - cell "0 of 1 point"`,
  },
  prioritize_hypothesis: {
    partly: `
      - group "Select 2 hypotheses.":
        - checkbox "Septic shock" [checked=false] [disabled=false]
        - checkbox "Leak at the bowel anastomosis with peritonitis" [checked]
        - status: 1 of 2 selected.`,
    complete: `
      - group "Select 2 hypotheses.":
        - checkbox "Septic shock" [checked] [disabled=false]
        - checkbox "Paralytic ileus" [checked=false] [disabled]
        - status: 2 of 2 selected.`,
    "partly-right": `
      - list "Answer options":
        - listitem:
          - text: Septic shock
          - strong: Your answer, right
        - listitem:
          - text: Leak at the bowel anastomosis with peritonitis
          - strong: Right answer, not chosen
        - listitem:
          - text: Poorly controlled incision pain
          - strong: Your answer, wrong`,
  },
  clinical_decision: {
    partly: `
      - group "Actions to Take":
        - heading "Actions to Take" [level=3]
        - list:
          - listitem:
            - button "Choose an action (slot 1 of 2, empty)"
          - listitem:
            - button "Choose an action (slot 2 of 2, empty)"
        - list "Select 2 actions":
          - listitem:
            - button "Give oxygen by non-rebreather mask" [pressed=false] [disabled=false]
        - status
      - group "Condition Most Likely Experiencing":
        - list:
          - listitem:
            - button "Fat embolism syndrome (slot 1 of 1, take it back)"
        - list "Select 1 condition":
          - listitem:
            - button "Fat embolism syndrome" [pressed]
          - listitem:
            - button "Hypovolaemic shock" [pressed=false] [disabled=false]
        - status
      - group "Parameters to Monitor"`,
    complete: `
      - group "Actions to Take":
        - list "Select 2 actions":
          - listitem:
            - button "Give oxygen by non-rebreather mask" [pressed] [disabled=false]
          - listitem:
            - button "Massage the calves and start leg exercises" [pressed=false] [disabled]`,
    "partly-right": `
      - heading "Actions to Take" [level=3]
      - list "Your answer":
        - listitem:
          - text: Give oxygen by non-rebreather mask
          - strong: Right
        - listitem:
          - text: Give the prescribed lorazepam for restlessness
          - strong: Wrong
      - paragraph: 1 of 2 points
      - list "Answer options":
        - listitem:
          - text: Call the rapid response team and prepare for transfer to critical care
          - strong: Right answer, not chosen`,
    unanswered: `
      - list "Your answer":
        - listitem:
          - strong: Left empty`,
  },
  sentence_completion: {
    partly: `
      - paragraph:
        - text: The findings are most consistent with
        - 'combobox "Drop-down 1 of 3: reaction"':
          - option "reaction" [selected]
          - option "circulatory overload" [selected=false]
        - 'combobox "Drop-down 3 of 3: action"':
          - option "stop the transfusion and sit the client upright" [selected]`,
    "partly-right": `
      - paragraph:
        - text: The findings are most consistent with
        - mark:
          - text: circulatory overload
          - strong: (right)
        - mark:
          - text: slow the transfusion and check again in 15 minutes
          - strong: (wrong)
        - mark:
          - text: stop the transfusion and sit the client upright
          - strong: (right answer)
      - 'heading "Drop-down 1: reaction" [level=3]'
      - list "Answer options":
        - listitem:
          - strong: Your answer, right
      - paragraph: "Right: 1 of 1 point."`,
  },
  recognize_cues: {
    partly: `
      - group "For each finding, choose whether it is expected for this client or requires follow-up.":
        - table "Answer options":
          - rowgroup:
            - row:
              - columnheader "Finding"
              - columnheader "Expected"
              - columnheader "Requires Follow-up"
          - rowgroup:
            - row:
              - rowheader "A high-pitched sound when breathing in"
              - cell:
                - radio "A high-pitched sound when breathing in Expected" [checked=false]
              - cell:
                - radio "A high-pitched sound when breathing in Requires Follow-up" [checked]
        - paragraph: 1 of 6 findings classified.`,
    "partly-right": `
      - table "Answer options":
        - rowgroup:
          - row:
            - rowheader "Tingling around the mouth and in the fingertips"
            - cell "Your answer, wrong"
            - cell "Right answer, not chosen"
            - cell "0 of 1 point"`,
  },
  matrix: {
    partly: `
      - group "Select all that apply. Choose at least one in every column.":
        - table "Answer options":
          - rowgroup:
            - row:
              - columnheader "Left-sided heart failure"
          - rowgroup:
            - row:
              - rowheader "Crackles at the bases of both lungs"
              - cell:
                - checkbox "Crackles at the bases of both lungs Left-sided heart failure" [checked]
              - cell:
                - checkbox "Crackles at the bases of both lungs Right-sided heart failure" [checked=false]
        - paragraph: 2 of 3 columns marked.`,
    "partly-right": `
      - table "Answer options":
        - rowgroup:
          - row:
            - rowheader "Pitting oedema of both ankles"
            - cell "Right answer, not chosen"
        - rowgroup:
          - row:
            - rowheader "Points for each column"
            - 'cell "1 right, 0 wrong: 1 of 2 points."'`,
  },
  highlight_text: {
    complete: `
      - paragraph: Select the parts of the text that answer the question. You can select only what is underlined.
      - group "Note":
        - text: 14:00 Client drowsy but answers questions.
        - checkbox "Temperature 37.2 °C" [checked=false]
        - checkbox "pulse 128/min" [checked]
        - text: ", respirations 20/min,"`,
    wrong: `
      - group "Note":
        - mark:
          - text: Temperature 37.2 °C
          - strong: (wrong)
        - mark:
          - text: pulse 128/min
          - strong: (right)
        - text: ", respirations 20/min,"
        - mark:
          - text: blood pressure 84/46 mm Hg
          - strong: (missed)`,
  },
  highlight_table: {
    complete: `
      - table "Findings":
        - rowgroup:
          - row "Body system Findings"
        - rowgroup:
          - row:
            - rowheader "Breathing"
            - cell:
              - checkbox "Deep breaths, 30/min" [checked]
              - checkbox "Oxygen saturation 98% on room air" [checked=false]`,
    "partly-right": `
      - table "Findings":
        - rowgroup:
          - row "Body system Findings Your choices"
        - rowgroup:
          - row:
            - rowheader "Breathing"
            - cell:
              - mark:
                - text: Deep breaths, 30/min
                - strong: (right)
              - mark:
                - text: a fruity odour
                - strong: (missed)
            - cell "1 right, 0 wrong"`,
  },
  dragdrop_cloze: {
    partly: `
      - paragraph:
        - text: The reaction is not limited to the skin, as shown by the
        - 'button "finding (blank 1 of 3: finding, empty)"'
        - 'button "intramuscular adrenaline (epinephrine) (blank 3 of 3: medication, take it back)"'
      - list "Choices":
        - listitem:
          - button "hives on the chest" [pressed=false]
        - listitem:
          - 'button "intramuscular adrenaline (epinephrine) (in blank 3 of 3: medication)" [pressed]'
      - status`,
    "partly-right": `
      - 'heading "Blank 2: finding" [level=3]'
      - list "Answer options":
        - listitem:
          - text: hives on the chest
          - strong: Your answer, wrong
        - listitem:
          - text: new wheeze
          - strong: Right answer, not chosen
      - paragraph: "Wrong: 0 of 1 point."`,
  },
  rationale: {
    complete: `
      - paragraph: Choose an option in every blank to complete the sentence.
      - paragraph:
        - 'combobox "blank 1 of 3: complication"':
          - option "respiratory arrest from magnesium" [selected]
        - 'combobox "blank 2 of 3: finding"':
          - option "loss of the patellar reflexes" [selected]
          - option "urine output of the last 4 hours" [disabled]
        - 'combobox "blank 3 of 3: finding"':
          - option "loss of the patellar reflexes" [disabled]`,
    "partly-right": `
      - 'heading "Blank 1: complication" [level=3]'
      - paragraph: "Earns no point alone: each other blank needs it."
      - 'heading "Blank 2: finding" [level=3]'
      - list "Answer options":
        - listitem:
          - strong: Your answer, right
      - paragraph: "Right together with blank 1: 1 of 1 point."`,
  },
  dropdown_table: {
    partly: `
      - table "Answer options":
        - rowgroup:
          - row "Change since the last electrocardiogram Suggests"
        - rowgroup:
          - row:
            - rowheader "Flat T waves, followed by U waves"
            - cell:
              - 'combobox "Drop-down 2 of 3: Flat T waves, followed by U waves"':
                - option "Choose" [selected=false]
                - option "Hypokalaemia" [selected]`,
    "partly-right": `
      - table "Answer options":
        - rowgroup:
          - row:
            - rowheader "A longer ST segment, and with it a longer QT interval"
            - cell:
              - mark:
                - strong: (wrong)
              - mark:
                - strong: (right answer)`,
  },
  grouping: {
    partly: `
      - group "Samples":
        - checkbox "Blood cultures" [checked]
        - checkbox "Urine collected over 24 hours" [checked=false]
      - group "Treatment":
        - checkbox "Furosemide for the low output of urine" [checked=false]`,
    "partly-right": `
      - heading "Samples" [level=3]
      - list "Answer options":
        - listitem:
          - strong: Your answer, right
      - paragraph: "2 right, 0 wrong: 2 of 2 points."`,
  },
  ordered_response: {
    partly: `
      - list "Choose from":
        - listitem:
          - button "Put on goggles or a face shield" [pressed=false]
        - listitem:
          - button "Clean the hands with alcohol-based rub" [pressed]
      - 'group "Your order: 3 of 5 placed"':
        - list "Your order":
          - listitem:
            - text: 1. Clean the hands with alcohol-based rub
            - button "Move up Clean the hands with alcohol-based rub" [disabled]
            - button "Move down Clean the hands with alcohol-based rub" [disabled=false]
            - button "Take back Clean the hands with alcohol-based rub"
        - paragraph: Item 4 goes here
        - status`,
    wrong: `
      - heading "Your order" [level=3]
      - list "Your order":
        - listitem:
          - text: 2. Put on the gown and tie all of its ties
          - strong: At its place
        - listitem:
          - text: 3. Put on goggles or a face shield
          - strong: Not at its place
      - paragraph: 3 of 5 at their place.
      - heading "Right order" [level=3]
      - list "Right order":
        - listitem: 1. Clean the hands with alcohol-based rub`,
  },
  calculation: {
    partly: `
      - paragraph: Round to one decimal place.
      - textbox "Your answer as a number": 12,8
      - text: mL/hour
      - status: This is not a number yet. For decimals use a point, as in 1.5.`,
    wrong: `
      - paragraph:
        - text: "Your answer:"
        - mark:
          - text: 12.75 mL/hour
          - strong: (wrong)
        - mark:
          - text: 12.8 mL/hour
          - strong: (right answer)`,
  },
  hot_spot: {
    complete: `
      - img /^The chest of an adult from the front/
      - group "Press one marked place in the picture, or choose it here.":
        - 'radio "C: Fifth space between the ribs, left edge of the breastbone" [checked=false]'
        - 'radio "D: Fifth space between the ribs, below the middle of the left collarbone" [checked]'`,
    wrong: `
      - img /^The chest of an adult from the front/
      - list "Answer options":
        - listitem:
          - text: "C: Fifth space between the ribs, left edge of the breastbone"
          - strong: Your answer, wrong
        - listitem:
          - text: "D: Fifth space between the ribs, below the middle of the left collarbone"
          - strong: Right answer, not chosen`,
  },
};
