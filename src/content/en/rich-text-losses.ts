/** Losses of rich text, as an import and the editor report them. */
import { localized } from "../texts.ts";

const names = {
  picture: "a picture",
  formula: "a formula",
  drawing: "a drawing",
  media: "a video, a sound or an embedded page",
  control: "a form field",
  list: "a list of an unknown kind",
  numbering: "the numbers or letters of a list",
  annotation: "notes above words",
  link: "the address of a link",
  nesting: "formatting nested too deeply",
} as const;
type Loss = keyof typeof names;
const all = (losses: ReadonlyArray<Loss>) => losses.map((loss) => names[loss]).join(", ");

export const lossTexts = localized({
  leftOut: (losses: ReadonlyArray<Loss>) =>
    `We cannot keep ${all(losses)}. The words stay: check that they still say the same.`,
  notPasted: (losses: ReadonlyArray<Loss>) =>
    `We could not paste ${all(losses)}. The words are here: check that they still say the same.`,
});
