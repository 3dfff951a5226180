/**
 * The colours shown by the device where no style sheet applies: the browser's bar and the splash screen. They are `--surface` and
 * `--night` of `ui/tokens.css`; a test compares them.
 */
export const themeColours = { light: "#faf8f3", dark: "#101a1d", brand: "#0e3c41" } as const;
