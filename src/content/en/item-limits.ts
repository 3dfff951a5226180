/** What the schemas of questions refuse: no form that we offer can send it. */
import { localized } from "../texts.ts";
import { number } from "./numbers.ts";

export const itemLimitTexts = localized({
  notStorable: "We cannot store one of these characters. Please type the text again.",
  idNotAllowed: "This id is not allowed.",
  sameIds: "Two options have the same id.",
  namedTwice: "An option is named twice.",
  textTooLong: (limit: number) => `This text is too long: at most ${number(limit)} characters.`,
  optionTooLong: (limit: number) => `An option may have at most ${number(limit)} characters.`,
  scenarioTooLong: (limit: number) => `The patient scenario may have at most ${number(limit)} characters.`,
  pictureNotOurs: "The picture must be one that was uploaded here.",
  tooManyOptions: (limit: number) => `A question may have at most ${limit} options.`,
  tooFewOptions: "A question needs at least two options.",
  dropdowns: {
    tooMany: (limit: number) => `A question may have at most ${limit} drop-downs.`,
    sameIds: "Two drop-downs have the same id.",
  },
  locations: {
    tooMany: (limit: number) => `A question may have at most ${limit} locations.`,
    sameIds: "Two locations have the same id.",
  },
});
