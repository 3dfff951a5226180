/** Options of which some are pictures, as rows of the exchange format hold them. */
import type { ExchangeFields } from "./exchange-row.ts";
import { optionsOf, type PictureOption } from "./options.ts";

/** A picture or null for each option; nothing where all are words. */
export function picturesToRow(options: ReadonlyArray<PictureOption>): Pick<ExchangeFields, "option_pictures"> {
  if (options.every(({ picture }) => picture === undefined)) return {};
  return { option_pictures: options.map(({ picture = null }) => picture) };
}

/** The options of a row with their pictures. Throws an error that names the field. */
export function pictureOptionsOf({ options, option_pictures }: ExchangeFields): PictureOption[] {
  const pictures = option_pictures ?? [];
  if (pictures.length > options.length) throw new Error("option_pictures has more entries than options.");
  return optionsOf(options).map((option, index) => {
    const picture = pictures[index];
    return picture ? { ...option, picture } : option;
  });
}
