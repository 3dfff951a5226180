/** Writing the record: its tabs one at a time, each with its entries or measures. Nothing is stored before it is saved. */
import { useEffect, useId, useRef, useState } from "react";
import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { movedTo } from "../../../../core/moved-to.ts";
import {
  ENTRIES_MAX,
  EXHIBITS_MAX,
  type Exhibit,
  LABEL_MAX,
  type StimulusContent,
} from "../../../../modules/stimuli/content.ts";
import type { StimulusKind } from "../../../../modules/stimuli/rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { PartList } from "../../../../ui/authoring/part-list.tsx";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../../../ui/fields.tsx";
import { useFormState } from "../../../../ui/form-state.ts";
import { panelNames, RecordTabs } from "../../../shared/record/record.tsx";
import { MeasuresFields } from "./measures-fields.tsx";
import { NoteFields } from "./note-fields.tsx";
import { blankNote, blankReading, SUGGESTED_TABS, tabOfProblem, withNote, withTab } from "./record-draft.ts";
import styles from "./record-form.module.css";

const texts = stimulusAuthoringTexts.record;

type RecordFieldsProps = {
  kind: StimulusKind;
  content: StimulusContent;
  /** How many questions there can be. */
  most: number;
  /** The id of the tab in view; the first where there is no such tab. */
  selected: string | null;
  onSelect: (exhibitId: string) => void;
  onChange: (content: StimulusContent) => void;
};

/** All fields of a record. What was removed can be put back until something else is changed. */
export function RecordFields({ kind, content, most, selected, onSelect, onChange: write }: RecordFieldsProps) {
  const id = useId();
  const [undo, setUndo] = useState<Removal | null>(null);
  const { exhibits } = content;
  const index = Math.max(
    0,
    exhibits.findIndex((exhibit) => exhibit.id === selected),
  );
  const current = exhibits[index];
  const change = (changed: StimulusContent) => {
    setUndo(null);
    write(changed);
  };
  const remove = (changed: StimulusContent, words: string) => {
    setUndo({ content, words });
    write(changed);
  };
  const withExhibit = (exhibit: Exhibit) => ({ ...content, exhibits: exhibits.with(index, exhibit) });
  useTabOfFirstError(content, onSelect);
  return (
    <>
      <TextAreaField
        label={kind === "passage" ? texts.heading : texts.client}
        name="content.client"
        required
        rows={2}
        hint={kind === "passage" ? texts.headingHint : texts.clientHint}
        value={content.client}
        onChange={(event) => change({ ...content, client: event.currentTarget.value })}
      />
      {undo && (
        <Removed
          removal={undo}
          onUndo={() => {
            setUndo(null);
            write(undo.content);
          }}
        />
      )}
      {current && (
        <div>
          <RecordTabs label={texts.tabs} {...{ id, exhibits, current, newEntries: NONE, onSelect }} />
          <div role="tabpanel" {...panelNames(id, index)} className={styles.panel}>
            <TabHead
              kind={kind}
              content={content}
              index={index}
              onChange={change}
              onRemove={() => remove({ ...content, exhibits: exhibits.toSpliced(index, 1) }, texts.removed.tab)}
            />
            <ExhibitFields
              key={current.id}
              {...{ kind, content, exhibit: current, most, at: `content.exhibits.${index}` }}
              onChange={(exhibit) => change(withExhibit(exhibit))}
              onRemove={(exhibit, words) => remove(withExhibit(exhibit), words)}
            />
          </div>
        </div>
      )}
      {!current && <p className={styles.hint}>{texts.noTabs}</p>}
      <TabAdder
        isFull={exhibits.length >= EXHIBITS_MAX}
        onAdd={(suggested) => {
          const changed = withTab(content, suggested);
          change(changed);
          onSelect(changed.exhibits.at(-1)?.id ?? "");
        }}
      />
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** What the record was before something was removed, and what is said about that. */
type Removal = { content: StimulusContent; words: string };

/** Says what is gone; the button that was pressed is gone as well, so the focus comes here. */
function Removed({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words about another removal are news.
  useEffect(() => notice.current?.focus(), [removal]);
  return (
    <Alert tone="info" ref={notice}>
      <div className="cluster between gap-3">
        <span>{removal.words}</span>
        <Button variant="secondary" size="sm" icon="refresh" onClick={onUndo}>
          {texts.undo}
        </Button>
      </div>
    </Alert>
  );
}

/** Brings the first error of a refused save into view, which may be in another tab. */
function useTabOfFirstError(content: StimulusContent, onSelect: (exhibitId: string) => void): void {
  const { errors } = useFormState();
  const seen = useRef(errors);
  useEffect(() => {
    if (seen.current === errors) return;
    seen.current = errors;
    const tab = tabOfProblem(content, Object.keys(errors)[0] ?? "");
    if (tab !== null) onSelect(tab);
  }, [errors, content, onSelect]);
}

function TabHead(props: {
  kind: StimulusKind;
  content: StimulusContent;
  index: number;
  onChange: (content: StimulusContent) => void;
  onRemove: () => void;
}) {
  const { kind, content, index, onChange, onRemove } = props;
  const { exhibits } = content;
  const exhibit = exhibits[index];
  if (!exhibit) return null;
  const isPassage = kind === "passage";
  const move = (to: number) => onChange({ ...content, exhibits: movedTo(exhibits, index, to) });
  return (
    <div className={styles.tabHead}>
      <TextField
        label={isPassage ? texts.tabNameOfPassage : texts.tabName}
        name={`content.exhibits.${index}.title`}
        isOptional={isPassage}
        required={!isPassage}
        hint={isPassage ? texts.tabNameHint : undefined}
        maxLength={LABEL_MAX}
        autoComplete="off"
        value={exhibit.title}
        onChange={(event) =>
          onChange({ ...content, exhibits: exhibits.with(index, { ...exhibit, title: event.currentTarget.value }) })
        }
      />
      <div className={styles.tabTools}>
        <IconButton
          icon="arrow-left"
          label={texts.tabLeft}
          aria-disabled={index === 0}
          onClick={() => index > 0 && move(index - 1)}
        />
        <IconButton
          icon="arrow-right"
          label={texts.tabRight}
          aria-disabled={index === exhibits.length - 1}
          onClick={() => index < exhibits.length - 1 && move(index + 1)}
        />
        <IconButton icon="trash" label={texts.removeTab} onClick={onRemove} />
      </div>
    </div>
  );
}

function ExhibitFields(props: {
  kind: StimulusKind;
  content: StimulusContent;
  exhibit: Exhibit;
  most: number;
  at: string;
  onChange: (exhibit: Exhibit) => void;
  onRemove: (exhibit: Exhibit, words: string) => void;
}) {
  const { kind, content, exhibit, most, at, onChange, onRemove } = props;
  const { errors } = useFormState();
  switch (exhibit.kind) {
    case "notes": {
      const { entries } = exhibit;
      const move = (from: number, to: number) => onChange({ ...exhibit, entries: movedTo(entries, from, to) });
      return (
        <PartList
          at={`${at}.entries`}
          parts={entries}
          fewest={0}
          most={ENTRIES_MAX}
          labels={{
            parts: texts.entries,
            hint: texts.entriesHint,
            part: texts.entry,
            add: texts.addEntry,
            remove: texts.removeEntry,
            fewestStay: "",
          }}
          error={errors[`${at}.entries`]}
          onAdd={() => onChange({ ...exhibit, entries: [...entries, blankNote(content.exhibits)] })}
          onRemove={(id) =>
            onRemove({ ...exhibit, entries: entries.filter((note) => note.id !== id) }, texts.removed.entry)
          }
        >
          {(note, index) => (
            <>
              {entries.length > 1 && (
                <div className="cluster gap-2">
                  <MoveButton
                    icon="chevron-up"
                    label={texts.up}
                    isOff={index === 0}
                    onMove={() => move(index, index - 1)}
                  />
                  <MoveButton
                    icon="chevron-down"
                    label={texts.down}
                    isOff={index === entries.length - 1}
                    onMove={() => move(index, index + 1)}
                  />
                </div>
              )}
              <NoteFields
                kind={kind}
                at={`${at}.entries.${index}`}
                note={note}
                most={most}
                onChange={(part) => onChange(withNote(exhibit, note.id, part))}
                onRemoveTable={(table, words) => onRemove(withNote(exhibit, note.id, { table }), words)}
              />
            </>
          )}
        </PartList>
      );
    }
    case "measures":
      return (
        <MeasuresFields
          {...{ at, exhibit, most, onChange, onRemove }}
          onAddTime={() => onChange({ ...exhibit, entries: [...exhibit.entries, blankReading(content.exhibits)] })}
        />
      );
    default:
      return exhibit satisfies never;
  }
}

function MoveButton(props: { icon: "chevron-up" | "chevron-down"; label: string; isOff: boolean; onMove: () => void }) {
  const { icon, label, isOff, onMove } = props;
  return (
    <Button variant="quiet" size="sm" icon={icon} aria-disabled={isOff} onClick={() => !isOff && onMove()}>
      {label}
    </Button>
  );
}

function TabAdder({ isFull, onAdd }: { isFull: boolean; onAdd: (suggested: string) => void }) {
  const [chosen, setChosen] = useState<string>(SUGGESTED_TABS[0].id);
  return (
    <div className={styles.adder}>
      <SelectField
        label={texts.addTab}
        name="content.exhibits"
        options={SUGGESTED_TABS.map(({ id }) => ({ value: id, label: texts.suggestions[id] }))}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button variant="secondary" icon="plus" disabled={isFull} onClick={() => onAdd(chosen)}>
        {texts.add}
      </Button>
    </div>
  );
}
