/** Texts of a break, and of the wait for a section. */
import { localized } from "../texts.ts";

export const betweenTexts = localized({
  waitTitle: (section: number) => `Section ${section} is closed`,
  waitText: (next: number) => `Section ${next} opens when the time of this section is over.`,
  waitTextBreak: "A break follows when the time of this section is over.",
  breakTitle: "Break",
  breakText: (next: number) => `Section ${next} opens when the break is over, or when you end it.`,
  breakClock: "The time of the test runs on during this break.",
  breakPool: "The minutes that you do not use are there for your next break.",
  endBreak: "End break",
});
