/** Texts about answers that a device had stored because they could not be sent at the time. */
import { localized } from "../texts.ts";

type Counts = Readonly<Record<"sent" | "overtaken" | "late" | "lost" | "waiting", number>>;

const answers = (count: number, one: string, more: string) => {
  if (count === 0) return "";
  return count === 1 ? `1 answer kept on this device ${one}` : `${count} answers kept on this device ${more}`;
};

export const unsentAnswersTexts = localized({
  summary: ({ sent, overtaken, late, lost, waiting }: Counts) =>
    [
      answers(sent, "has been sent.", "have been sent."),
      answers(
        overtaken,
        "was older than one given elsewhere: the newer one stays.",
        "were older than those given elsewhere: the newer ones stay.",
      ),
      answers(
        late,
        "reached us too late to count. The review of its test shows it.",
        "reached us too late to count. The review of their test shows them.",
      ),
      answers(
        lost,
        "could not be saved: its test ended over a day ago, you have seen its solutions, or its question does not allow it. It is gone from this device.",
        "could not be saved: their test ended over a day ago, you have seen its solutions, or their questions do not allow them. They are gone from this device.",
      ),
      answers(waiting, "will be sent once you sign in.", "will be sent once you sign in."),
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
  signIn: "Sign in",
  close: "Close",
});
