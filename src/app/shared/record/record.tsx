/** What students read beside the questions of a stimulus: tabs with notes, or with measures as a table and as lines. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { recordTexts as texts } from "../../../content/en/record.ts";
import type { Exhibit, Note, StimulusContent, Table } from "../../../modules/stimuli/content.ts";
import { markKeyOf } from "../../../modules/stimuli/record.ts";
import { Markable } from "../../../ui/answering/markable.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { linesOf } from "./measure-lines.ts";
import styles from "./record.module.css";

type RecordProps = {
  /** As it stands at the question that is asked (`recordAt`). */
  record: Pick<StimulusContent, "client" | "exhibits">;
  /** The ids of the entries that are marked as new. */
  newEntries: ReadonlySet<string>;
  /** The id of the tab in view; the first one where it is null or not there. */
  selected: string | null;
  onSelect: (exhibitId: string) => void;
};

/** A record, of which one tab is in view. Without scripts and on paper all tabs stand one below the other. */
export function RecordView({ record: { client, exhibits }, newEntries, selected, onSelect }: RecordProps) {
  const id = useId();
  const current = exhibits.find((exhibit) => exhibit.id === selected) ?? exhibits[0];
  // A passage is one text without a name: there is nothing to choose.
  const hasTabs = exhibits.some(({ title }) => title !== "");
  return (
    <div className={styles.record}>
      <p dir="auto" className={styles.client}>
        {client}
      </p>
      {!current && <p className={styles.none}>{texts.nothingYet}</p>}
      {current && hasTabs && <RecordTabs label={texts.tabs} {...{ id, exhibits, current, newEntries, onSelect }} />}
      {exhibits.map((exhibit, index) => (
        <div
          key={exhibit.id}
          className={styles.panel}
          hidden={exhibit !== current}
          {...(hasTabs && {
            ...{ role: "tabpanel", ...panelNames(id, index), tabIndex: 0 },
          })}
        >
          {hasTabs && (
            <p dir="auto" className={styles.panelTitle} aria-hidden="true">
              {exhibit.title}
            </p>
          )}
          <ExhibitBody exhibit={exhibit} newEntries={newEntries} />
        </div>
      ))}
    </div>
  );
}

/** What ties a panel to its tab, 0 for the first. */
export function panelNames(id: string, index: number): { id: string; "aria-labelledby": string } {
  return { id: `${id}-panel-${index}`, "aria-labelledby": `${id}-tab-${index}` };
}

/** The tabs of a record, with arrow keys. Each has a panel with `panelNames` of the same `id`. */
export function RecordTabs(props: {
  label: string;
  id: string;
  exhibits: ReadonlyArray<Exhibit>;
  current: Exhibit;
  newEntries: ReadonlySet<string>;
  onSelect: (exhibitId: string) => void;
}) {
  const { label, id, exhibits, current, newEntries, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const moveWithKeys = (event: KeyboardEvent) => {
    const to = nextTab(event.key, exhibits.indexOf(current), exhibits.length);
    const next = to === null ? undefined : exhibits[to];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]").item(exhibits.indexOf(next)).focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveWithKeys}>
      {exhibits.map((exhibit, index) => (
        <button
          key={exhibit.id}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={exhibit === current}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={exhibit === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(exhibit.id)}
        >
          <span>{exhibit.title || texts.untitled}</span>
          {exhibit.entries.some((entry) => newEntries.has(entry.id)) && <NewBadge />}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from a tab, round the ends; null for any other key. */
function nextTab(key: string, from: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

function NewBadge() {
  return <Badge tone="warning">{texts.isNew}</Badge>;
}

type BodyProps<Shown extends Exhibit> = { exhibit: Shown } & Pick<RecordProps, "newEntries">;

function ExhibitBody({ exhibit, ...rest }: BodyProps<Exhibit>) {
  switch (exhibit.kind) {
    case "notes":
      return <Notes exhibit={exhibit} {...rest} />;
    case "measures":
      return <Measures exhibit={exhibit} {...rest} />;
    default:
      return exhibit satisfies never;
  }
}

function Notes({ exhibit, newEntries }: BodyProps<Extract<Exhibit, { kind: "notes" }>>) {
  return exhibit.entries.map((note) => {
    const isNew = newEntries.has(note.id);
    return (
      <div key={note.id} className={styles.entry} data-new={isNew || undefined}>
        {(isNew || note.at !== "") && (
          <p className={styles.time}>
            <span>{note.at}</span>
            {isNew && <NewBadge />}
          </p>
        )}
        <NoteBody note={note} exhibit={exhibit.title} />
      </div>
    );
  });
}

function NoteBody({ note: { id, at, text, table, picture }, exhibit }: { note: Note; exhibit: string }) {
  const name = [exhibit, at].filter((part) => part !== "").join(", ") || texts.text;
  return (
    <>
      {text !== "" && (
        <Markable markKey={markKeyOf(id)} label={name}>
          <RichText html={text} />
        </Markable>
      )}
      {table && (
        <Markable markKey={markKeyOf(id, "table")} label={texts.table(name)} canNote={text === ""}>
          <NoteTable table={table} title={at || exhibit} />
        </Markable>
      )}
      {picture && (
        <img
          className={styles.picture}
          src={picture.src}
          alt={picture.alt}
          width={picture.width || undefined}
          height={picture.height || undefined}
        />
      )}
    </>
  );
}

function NoteTable({ table: { headings, rows }, title }: { table: Table; title: string }) {
  return (
    <Scroller label={texts.table(title)}>
      <table className={styles.table}>
        {headings.some((heading) => heading !== "") && (
          <thead>
            <tr>
              {headings.map((heading, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity, only a place.
                <th key={column} scope="col" dir="auto">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows neither.
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor cells.
                <td key={column} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Measures({ exhibit, newEntries }: BodyProps<Extract<Exhibit, { kind: "measures" }>>) {
  const { title, measures, entries } = exhibit;
  const hasReferences = measures.some(({ reference }) => reference !== "");
  return (
    <div className="stack gap-4">
      <Scroller label={texts.table(title)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.measure}</th>
              {entries.map(({ id, at }, index) => (
                <th key={id} scope="col" data-new={newEntries.has(id) || undefined}>
                  <span dir="auto">{at || texts.reading(index + 1)}</span> {newEntries.has(id) && <NewBadge />}
                </th>
              ))}
              {hasReferences && <th scope="col">{texts.reference}</th>}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ id, name, unit, reference }) => (
              <tr key={id}>
                <th scope="row">
                  <span dir="auto">{name}</span> {unit !== "" && <span className={styles.unit}>{unit}</span>}
                </th>
                {entries.map((entry) => (
                  <td key={entry.id} data-new={newEntries.has(entry.id) || undefined}>
                    {entry.values[id] || texts.notTaken}
                  </td>
                ))}
                {hasReferences && <td className={styles.unit}>{reference}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Charts exhibit={exhibit} />
    </div>
  );
}

/** A line for each measure that has numbers at two times; to assistive technology the table says the same. */
function Charts({ exhibit: { measures, entries } }: { exhibit: Extract<Exhibit, { kind: "measures" }> }) {
  const drawn = measures.flatMap((measure) => {
    const lines = linesOf(entries.map(({ values }) => values[measure.id] ?? ""));
    return lines.length > 0 ? [{ ...measure, lines }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <div className={styles.charts} aria-hidden="true">
      {drawn.map(({ id, name, unit, lines }) => (
        <figure key={id} className={styles.chart}>
          <figcaption>
            <span dir="auto">{name}</span> {unit !== "" && <span className={styles.unit}>{unit}</span>}
          </figcaption>
          <div className={styles.plot}>
            <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {lines.map((dots, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, only a place.
                <path key={line} d={`M${dots.map(({ left, top }) => `${left} ${top}`).join("L")}`} />
              ))}
            </svg>
            {lines.map((dots, line) =>
              dots.map(({ left, top, label }) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, only a place.
                  key={`${line} ${left}`}
                  className={styles.dot}
                  data-line={line}
                  style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
                >
                  {label}
                </span>
              )),
            )}
          </div>
          <div className={styles.times}>
            {entries.map((entry, index) => (
              <span key={entry.id}>{entry.at || texts.reading(index + 1)}</span>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}

/** What is wider than the record scrolls by itself, with the keyboard too. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark for each table would be one too many.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it.
    <div role="group" aria-label={label} tabIndex={0} className={styles.scroller}>
      {children}
    </div>
  );
}
