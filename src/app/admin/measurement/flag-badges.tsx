import { measurementTexts } from "../../../content/en/measurement.ts";
import type { Flag } from "../../../modules/measurement/question-figures.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const texts = measurementTexts.flags;

export const toneOf = (flag: Flag): BadgeTone => (flag === "key" ? "danger" : "warning");

/** What stands out at a question. */
export function FlagBadges({ flags }: { flags: ReadonlyArray<Flag> }) {
  return (
    <span className="cluster gap-2">
      {flags.map((flag) => (
        <Badge key={flag} tone={toneOf(flag)}>
          {texts.names[flag]}
        </Badge>
      ))}
    </span>
  );
}
