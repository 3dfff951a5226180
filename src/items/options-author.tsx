/** Editing one list of options, for item types with one or several. */
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { itemAuthoringTexts } from "../content/en/item-authoring.ts";
import { Alert } from "../ui/alert.tsx";
import { OptionContent } from "../ui/answering/option-content.tsx";
import { ImageDialog } from "../ui/authoring/image-dialog.tsx";
import { OptionEditor, type OptionEditorLabels } from "../ui/authoring/option-editor.tsx";
import { Button } from "../ui/button.tsx";
import { findControl } from "../ui/find-control.ts";
import type { Problem } from "./contract.ts";
import { freshOptionId, OPTIONS_MAX, OPTIONS_MIN, type PictureOption } from "./options.ts";
import { splitOptions } from "./pasted-options.ts";

const texts = itemAuthoringTexts;

/**
 * Options with a mark on the right ones. Removing an option removes its mark. `at` and `atCorrect` are the paths of the list and
 * of its right options, under which the problems refer to them. `newId` returns ids that are unique beyond this list, for a
 * question with several; `takesPictures` where an option may be a picture. A pasted list of options fills the fields from the one it is
 * pasted into, as long as they are empty.
 */
export function OptionsAuthor({
  kind,
  at = "content.options",
  atCorrect = "solution.correct",
  options,
  correct,
  problems,
  fewest = OPTIONS_MIN,
  most = OPTIONS_MAX,
  labels,
  takesPictures = false,
  newId = freshOptionId,
  onChange,
}: {
  kind: "one" | "many";
  at?: string;
  atCorrect?: string;
  options: PictureOption[];
  /** Ids. */
  correct: ReadonlyArray<string>;
  problems: ReadonlyArray<Problem>;
  fewest?: number;
  most?: number;
  labels?: Partial<OptionEditorLabels>;
  takesPictures?: boolean;
  newId?: (options: ReadonlyArray<PictureOption>) => string;
  /** `correct` contains ids in the order of the options. */
  onChange: (options: PictureOption[], correct: string[]) => void;
}) {
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  const [split, setSplit] = useState<Split | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const change = (changed: PictureOption[], marked: ReadonlyArray<string> = correct) => {
    setSplit(null);
    onChange(
      changed,
      changed.map(({ id }) => id).filter((id) => marked.includes(id)),
    );
  };
  const mark = (id: string, isCorrect: boolean) => {
    if (kind === "one") return [id];
    return isCorrect ? [...correct, id] : correct.filter((other) => other !== id);
  };
  const replace = (id: string, part: (option: PictureOption) => PictureOption) =>
    change(options.map((option) => (option.id === id ? part(option) : option)));
  const takePasted = (index: number, event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    const lines = splitOptions(pasted);
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isReplaced = value.slice(0, selectionStart).trim() === "" && value.slice(selectionEnd).trim() === "";
    const filled = lines && isReplaced ? withTexts(options, index, lines, newId) : null;
    if (!lines || !filled || filled.length > most) return;
    event.preventDefault();
    change(filled);
    const before = options.map((option, nth) => (nth === index ? { ...option, text: pasted.trim() } : option));
    setSplit({ before, index, count: lines.length });
  };
  const undo = ({ before, index }: Split) => {
    change(before);
    if (place.current) findControl(place.current, `${at}.${index}`)?.focus();
  };
  const undoByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!split || event.key.toLowerCase() !== "z" || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo(split);
  };
  const pictured = options.find(({ id }) => id === choosingFor);
  const pictureOf = (number: number) => options[number - 1]?.picture;
  return (
    <div ref={place} className="stack gap-3">
      <OptionEditor
        kind={kind}
        at={at}
        atCorrect={atCorrect}
        options={options}
        correct={correct}
        fewest={fewest}
        most={most}
        labels={{
          options: kind === "one" ? texts.optionsOfOne : texts.optionsOfMany,
          option: (number) => (pictureOf(number) ? texts.inWords(number) : texts.option(number)),
          markCorrect: kind === "one" ? texts.markCorrect : texts.markOneOfCorrect,
          correct: texts.correct,
          add: texts.addOption,
          remove: texts.removeOption,
          fewestStay: texts.twoOptionsStay,
          ...labels,
        }}
        errorAt={(path) => problems.find((problem) => problem.at === path)?.message}
        onText={(id, text) => replace(id, (option) => ({ ...option, text }))}
        onPaste={takePasted}
        onKeyDown={undoByKey}
        onCorrect={(id, isCorrect) => change(options, mark(id, isCorrect))}
        onAdd={() => change([...options, { id: newId(options), text: "" }])}
        onRemove={(id) => change(options.filter((option) => option.id !== id))}
      >
        {(option, index) => {
          const picture = pictureOf(index + 1);
          return (
            takesPictures && (
              <>
                {picture && <OptionContent id={option.id} text={option.text} picture={picture} />}
                <div>
                  <Button variant="quiet" size="sm" onClick={() => setChoosingFor(option.id)}>
                    {picture ? texts.changePicture(index + 1) : texts.asPicture(index + 1)}
                  </Button>
                </div>
              </>
            )
          );
        }}
      </OptionEditor>
      {split && (
        <Alert tone="info">
          <div className="cluster between gap-3">
            <span>{texts.split(split.count)}</span>
            <Button variant="secondary" size="sm" icon="refresh" onClick={() => undo(split)}>
              {texts.undoSplit}
            </Button>
          </div>
        </Alert>
      )}
      {pictured && (
        <ImageDialog
          image={pictured.picture ? { ...pictured.picture, alt: pictured.text } : null}
          mayStandElsewhere={false}
          onPut={({ src, alt, width, height }) => {
            setChoosingFor(null);
            const picture = { src, width: width ?? 0, height: height ?? 0 };
            replace(pictured.id, ({ id, text }) => ({ id, text: alt || text, picture }));
          }}
          onRemove={() => {
            setChoosingFor(null);
            replace(pictured.id, ({ id, text }) => ({ id, text }));
          }}
          onClose={() => setChoosingFor(null)}
        />
      )}
    </div>
  );
}

/** A pasted list that was split into options; `before` has it as one text instead. */
type Split = { before: PictureOption[]; index: number; count: number };

/** The options with these texts from an index on, and new ones as needed; null where that would replace a text or a picture. */
function withTexts(
  options: ReadonlyArray<PictureOption>,
  index: number,
  texts: ReadonlyArray<string>,
  newId: (options: ReadonlyArray<PictureOption>) => string,
): PictureOption[] | null {
  const filled = [...options];
  for (const [nth, text] of texts.entries()) {
    const old = options[index + nth];
    const isFree = !old || (!old.picture && (nth === 0 || old.text.trim() === ""));
    if (!isFree) return null;
    filled[index + nth] = { id: old?.id ?? newId(filled), text };
  }
  return filled;
}
