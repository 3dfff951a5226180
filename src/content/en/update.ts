/** The bar that offers a new version of the product. In a file of its own, as every page has it. */
import { localized } from "../texts.ts";
export const updateTexts = localized({
  ready: "A new version is ready.",
  reload: "Reload",
  later: "Later",
});
