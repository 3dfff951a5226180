/** Texts of how a test is shown. */
import { localized } from "../texts.ts";

export const displayTexts = localized({
  title: "Display",
  about: "Kept on this device, for all your tests.",
  textSize: "Text size",
  percent: (size: number) => `${size}%`,
  contrast: "Contrast",
  contrasts: {
    device: "As usual",
    "black-on-white": "Black on white",
    "white-on-black": "White on black",
    "yellow-on-black": "Yellow on black",
  },
  lineFocus: "Line focus",
  lineFocusHint: "Keeps a few lines clear and dims the rest. It follows your pointer and your focus.",
  lineFocusKeys: "Alt with an arrow key moves it, too.",
});
