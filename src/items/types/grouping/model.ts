/** Options under headings, each heading with its own check boxes and something right in it (NCSBN: multiple response grouping). */
import type { z } from "zod/mini";
import { groupingTexts as words } from "../../../content/en/item-grouping.ts";
import { contentWith } from "../../define-item-type.ts";
import { defineGroupsType, groupList } from "../../groups.ts";

const Content = contentWith({ groups: groupList(words.limits) });
export type Content = z.infer<typeof Content>;

/** Grouping: choose at least one option in each group (P110). */
export const grouping = defineGroupsType({
  name: "groups",
  prefix: "g",
  hasRightInEach: true,
  words,
  content: Content,
});
