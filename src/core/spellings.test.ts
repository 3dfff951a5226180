import { expect, test } from "vitest";
import { spellingsOf } from "./spellings.ts";

test.each([
  ["haemorrhage", "hemorrhage"],
  ["oedema", "edema"],
  ["paediatric", "pediatric"],
  ["orthopaedics", "orthopedics"],
  ["anaesthesia", "anesthesia"],
  ["diarrhoea", "diarrhea"],
  ["dyspnoea", "dyspnea"],
  ["foetus", "fetus"],
  ["leukaemia", "leukemia"],
  ["ischaemic", "ischemic"],
  ["hypoglycaemia", "hypoglycemia"],
  ["oesophagus", "esophagus"],
  ["oestrogen", "estrogen"],
  ["caesarean", "cesarean"],
  ["faeces", "feces"],
  ["coeliac", "celiac"],
  ["aetiology", "etiology"],
  ["tumours", "tumors"],
  ["fibre", "fiber"],
  ["centre", "center"],
  ["millilitres", "milliliters"],
  ["sterilise", "sterilize"],
  ["immunisation", "immunization"],
  ["hospitalised", "hospitalized"],
  ["analyse", "analyze"],
  ["aluminium", "aluminum"],
  ["counselling", "counseling"],
  ["anaesthetised", "anesthetized"],
  ["noradrenaline", "norepinephrine"],
  ["paracetamol", "acetaminophen"],
])("%s and %s are two spellings of one word", (british, american) => {
  expect(spellingsOf(british)).toContain(american);
  expect(spellingsOf(american)).toContain(british);
});

test("a word with one spelling stays alone, and the typed one comes first", () => {
  for (const word of ["patient", "heart", "nurse", "रोगी", "iv", "o2", "drug"])
    expect(spellingsOf(word)).toEqual([word]);
  expect(spellingsOf("hemorrhage")[0]).toBe("hemorrhage");
});

test("few spellings are searched for, whatever is typed", () => {
  const word = "haemoedempaedanaesthrrhoeapnoeafoetoesophagoestr";

  expect(spellingsOf(word).length).toBeLessThanOrEqual(8);
});
