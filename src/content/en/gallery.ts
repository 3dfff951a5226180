/** The words of the gallery of item types. */
import { localized } from "../texts.ts";
export const galleryTexts = localized({
  title: "Gallery of item types",
  text: "Every item type in each of its states, as students see it. For people who build and check the product.",
  types: "Item types",
  states: {
    untouched: "Untouched",
    partly: "Partly answered",
    complete: "Complete",
    disabled: "Disabled",
    right: "Reviewed, right",
    "partly-right": "Reviewed, partly right",
    wrong: "Reviewed, wrong",
    unanswered: "Reviewed, not answered",
  },
  progress: {
    untouched: "Nothing is answered.",
    partly: "Something is left to answer.",
    complete: "Everything is answered.",
  },
});
