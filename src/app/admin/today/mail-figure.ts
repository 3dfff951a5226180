import { mailStateTexts } from "../../../content/en/mail-state.ts";
import { todayTexts } from "../../../content/en/today.ts";
import type { MailState } from "../../../modules/messages/queries/find-mail-state.server.ts";
import { FAILED_JOBS, type TodayFigure } from "./figures.ts";

const texts = mailStateTexts.figure;

/** The card about mail, which waits for somebody; none while mails are sent. */
export function mailFigures(state: MailState): TodayFigure[] {
  const card = { label: texts.label, icon: "mail", state: "waits" } as const;
  switch (state.kind) {
    case "sending":
      return [];
    case "none":
      return [
        { ...card, value: texts.none, hint: texts.noneHint, links: [{ to: "/admin/settings", label: texts.setUp }] },
      ];
    case "refused":
      return [
        {
          ...card,
          value: texts.refused,
          hint: state.reason || null,
          links: [{ to: FAILED_JOBS, label: todayTexts.figures.failedJobs.link }],
        },
      ];
    default:
      return state satisfies never;
  }
}
