/** Text size, contrast and line focus of every test on this device. */
import { displayTexts as texts } from "../../../../../content/en/display.ts";
import type { Elements } from "../../../../../ui/elements.ts";
import { CheckboxField } from "../../../../../ui/fields.tsx";
import { CONTRASTS, changeDisplay, TEXT_SIZES, useDisplay } from "../../../../shared/display/settings.ts";
import styles from "./display.module.css";
import { PanelFrame, type PanelProps } from "./panel.tsx";

export function ToolPanel({ attemptId: _attempt, ...props }: PanelProps) {
  const { textSize, contrast, hasLineFocus } = useDisplay();
  return (
    <PanelFrame title={texts.title} {...props}>
      <div className="stack gap-4">
        <p className={styles.about}>{texts.about}</p>
        <Choices legend={texts.textSize}>
          {TEXT_SIZES.map((size) => (
            <Choice
              key={size}
              name="text-size"
              isChosen={textSize === size}
              onChoose={() => changeDisplay({ textSize: size })}
            >
              {texts.percent(size)}
            </Choice>
          ))}
        </Choices>
        <Choices legend={texts.contrast}>
          {CONTRASTS.map((one) => (
            <Choice
              key={one}
              name="contrast"
              isChosen={contrast === one}
              onChoose={() => changeDisplay({ contrast: one })}
            >
              {texts.contrasts[one]}
            </Choice>
          ))}
        </Choices>
        <CheckboxField
          name="line-focus"
          label={texts.lineFocus}
          hint={
            <>
              <span>{texts.lineFocusHint}</span> <span data-keyboard-help="">{texts.lineFocusKeys}</span>
            </>
          }
          checked={hasLineFocus}
          onChange={(event) => changeDisplay({ hasLineFocus: event.currentTarget.checked })}
        />
      </div>
    </PanelFrame>
  );
}

function Choices({ legend, children }: { legend: string; children: Elements }) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

function Choice(props: { name: string; isChosen: boolean; onChoose: () => void; children: string }) {
  const { name, isChosen, onChoose, children } = props;
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
