/** Options under titled locations, each location with its own check boxes (NCSBN: multiple response grouping). */
import type { z } from "zod/mini";
import { itemLimitTexts } from "../../../content/en/item-limits.ts";
import { locationTexts as words } from "../../../content/en/item-location-based.ts";
import { contentWith } from "../../define-item-type.ts";
import { defineGroupsType, groupList } from "../../groups.ts";

const Content = contentWith({ locations: groupList(itemLimitTexts.locations) });
export type Content = z.infer<typeof Content>;

/** Location based: choose all that apply in each location, of which some may have no right option (P34). */
export const locationBased = defineGroupsType({
  name: "locations",
  prefix: "l",
  hasRightInEach: false,
  words,
  content: Content,
});
