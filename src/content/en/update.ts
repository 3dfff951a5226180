/** The bar that offers a new version of the product. In a file of its own, as every page has it. */
export const updateTexts = {
  ready: "A new version is ready.",
  reload: "Reload",
  later: "Later",
} as const;
