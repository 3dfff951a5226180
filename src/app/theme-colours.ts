/**
 * The colours that a device shows around the product, where no style sheet reaches: the bar above the page and the screen
 * while the app starts. They are `--surface` and `--night` of `ui/tokens.css`; a test compares them.
 */
export const themeColours = { light: "#faf8f3", dark: "#101a1d", brand: "#0e3c41" } as const;
