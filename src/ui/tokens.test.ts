import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const contrastCss = readFileSync(new URL("./contrast.css", import.meta.url), "utf8");
const CONTRASTS = ["black-on-white", "white-on-black", "yellow-on-black"] as const;
const THEMES = ["light", "dark", ...CONTRASTS] as const;
type Theme = (typeof THEMES)[number];

/** WCAG 1.4.3 and, for those who ask for more, 1.4.6: words of body size. */
const textContrast = (theme: Theme) => (theme === "light" || theme === "dark" ? 4.5 : 7);
/** WCAG 1.4.11: edges of controls, focus rings and marks that carry meaning. */
const NON_TEXT = 3;

const PAPERS = ["surface", "surface-raised", "surface-sunken"];

/** Every ink with the grounds it is written on. */
const WRITTEN: Record<string, string[]> = {
  ink: [...PAPERS, "accent-soft", "danger-soft", "success-soft", "warning-soft"],
  "ink-muted": [...PAPERS, "accent-soft", "danger-soft", "success-soft", "warning-soft"],
  accent: [...PAPERS, "accent-soft"],
  "accent-hover": [...PAPERS, "accent-soft"],
  "accent-ink": ["accent", "accent-hover"],
  "lamp-ink": ["lamp", "lamp-hover"],
  "night-ink": ["night", "night-raised"],
  "night-ink-muted": ["night", "night-raised"],
  lamp: ["night", "night-raised"],
  danger: [...PAPERS, "danger-soft"],
  "danger-ink": ["danger", "danger-hover"],
  success: [...PAPERS, "success-soft"],
  "success-ink": ["success"],
  warning: [...PAPERS, "warning-soft"],
};

/** Every edge or mark with the grounds it must stand out from. */
const DRAWN: Record<string, string[]> = {
  "line-strong": PAPERS,
  focus: [...PAPERS, "accent-soft", "danger-soft", "success-soft", "warning-soft"],
  accent: PAPERS,
};

for (const theme of THEMES) {
  for (const [ink, grounds] of Object.entries(WRITTEN)) {
    test(`${ink} can be read on ${grounds.join(", ")} in the ${theme} theme`, () => {
      for (const ground of grounds) {
        expect(contrast(colour(ink, theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(textContrast(theme));
      }
    });
  }

  for (const [mark, grounds] of Object.entries(DRAWN)) {
    test(`${mark} stands out from ${grounds.join(", ")} in the ${theme} theme`, () => {
      for (const ground of grounds) {
        expect(contrast(colour(mark, theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(NON_TEXT);
      }
    });
  }
}

test.each(CONTRASTS)("%s can be chosen, and sets every colour that words or edges have", (theme) => {
  expect(contrastCss).toContain(`:root[data-contrast="${theme}"] {`);
  for (const name of [...Object.keys(WRITTEN), ...Object.keys(DRAWN)].filter((one) => !one.startsWith("night"))) {
    expect(declared(name, theme), name).not.toBeNull();
  }
});

test("black on white is the greatest contrast there is", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

/** What a theme of strong contrast says of a colour, or all of them do; null for nothing. */
function declared(name: string, theme: (typeof CONTRASTS)[number]): string | null {
  for (const selector of [`:root[data-contrast="${theme}"] {`, ":root[data-contrast] {"]) {
    const block = contrastCss.split(selector)[1]?.split("}")[0];
    const [, hex, other] = new RegExp(`--${name}: (?:(#[\\da-f]{6})|var\\(--([a-z-]+)\\));`).exec(block ?? "") ?? [];
    if (hex) return hex;
    if (other) return colour(other, theme);
  }
  return null;
}

function colour(name: string, theme: Theme): string {
  if (theme !== "light" && theme !== "dark") {
    return declared(name, theme) ?? colour(name, theme === "black-on-white" ? "light" : "dark");
  }
  const found = new RegExp(`--${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`).exec(css);
  const value = theme === "light" ? found?.[1] : found?.[2];
  if (!value) throw new Error(`tokens.css has no colour --${name} in the form light-dark(#…, #…)`);
  return value;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
