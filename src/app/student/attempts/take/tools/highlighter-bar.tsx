import { openToolTexts as texts } from "../../../../../content/en/open-tool.ts";
import { markKeyOf } from "../../../../../modules/stimuli/record.ts";
import { Button, IconButton } from "../../../../../ui/button.tsx";
import { VisuallyHidden } from "../../../../../ui/visually-hidden.tsx";
import type { Scope } from "../../../../shared/marking/what-is-marked.ts";
import styles from "./highlighter-bar.module.css";
import type { Tools } from "./use-tools.ts";

/** What the highlighter takes at a press, and the end of all highlights of the question. */
export function HighlighterBar(props: { tools: Tools; scope: Scope; onClose: () => void }) {
  const { tools, scope, onClose } = props;
  const { markup, onChange } = scope;
  const { unit } = tools.atWork;
  // Those of a record stay: they were made at all of its questions.
  const ofRecord = Object.entries(markup.highlights).filter(([key]) => key.startsWith(markKeyOf("")));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-label={texts.highlight}
      className={styles.bar}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <span className={styles.name} aria-hidden="true">
        {texts.highlight}
      </span>
      {(["words", "sentences"] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === unit ? "lamp" : "secondary"}
          aria-pressed={each === unit}
          onClick={() => tools.highlight(each)}
        >
          {texts.units[each]}
        </Button>
      ))}
      <Button
        size="sm"
        variant="quiet"
        disabled={Object.keys(markup.highlights).length === ofRecord.length}
        onClick={() => onChange?.({ highlights: Object.fromEntries(ofRecord) })}
      >
        {texts.remove}
        <VisuallyHidden> {texts.removed}</VisuallyHidden>
      </Button>
      <IconButton icon="close" label={texts.close} className={styles.close} onClick={onClose} />
    </div>
  );
}
