import type { SettingsPart } from "../../../modules/site/forms.ts";

/** The address of a part. */
export function addressOfPart(part: SettingsPart | "data"): string {
  return `/admin/settings/${part}`;
}

/** The address of this page after a save: a new form begins with what is stored now. */
export const SAVED_AT = "saved";
