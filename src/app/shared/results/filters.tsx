import { type FormEvent, useState } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { resultTexts } from "../../../content/en/results.ts";
import { HISTORY_STATES } from "../../../modules/progress/history-filter.ts";
import { RESULT_KINDS } from "../../../modules/progress/rules.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import type { Reader } from "../review/figures.tsx";
import styles from "./filters.module.css";
import { isNarrowed, listAddress, type ShownFilter } from "./history.ts";
import type { History } from "./load.server.ts";

const texts = resultTexts.filters;

/** Kinds of test with their counts, and behind a press the other filters. `addressOf` makes an address of this page of a query. */
export function ResultFilters({
  history: { filter, page, tests },
  reader,
  addressOf,
  fields,
}: {
  history: History;
  reader: Reader;
  addressOf: (query: string) => string;
  /** Hidden ones: what else the address of the page says. */
  fields?: Elements;
}) {
  return (
    <div className="stack gap-3">
      <FilterLinks
        label={resultTexts.kind}
        links={RESULT_KINDS.map((kind) => ({
          to: addressOf(listAddress({ ...filter, kind })),
          label: resultTexts.kindCount(resultTexts.kinds[reader][kind], page.counts[kind]),
          isCurrent: kind === filter.kind,
        }))}
      />
      <details className={styles.more} open={isNarrowed(filter)}>
        <summary>{texts.open}</summary>
        <MoreFilters {...{ filter, tests, reader, addressOf, fields }} />
      </details>
    </div>
  );
}

/** Works without scripts. After Back the fields say what the address says. */
function MoreFilters({
  filter,
  tests,
  reader,
  addressOf,
  fields,
}: Pick<History, "filter" | "tests"> & Omit<Parameters<typeof ResultFilters>[0], "history">) {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(filter);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setChosen(filter);
  }
  const submit = useSubmit();
  /** The address names only what is chosen. */
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    void submit(new URLSearchParams(given), { preventScrollReset: true });
  }
  const choose = (change: Partial<ShownFilter>) => setChosen({ ...chosen, ...change });
  return (
    <Form method="get" role="search" aria-label={texts.label} className={styles.form} onSubmit={send}>
      {fields}
      {filter.kind !== "all" && <input type="hidden" name="kind" value={filter.kind} />}
      <SelectField
        label={resultTexts.test}
        name="test"
        placeholder={texts.allTests}
        options={[]}
        groups={RESULT_KINDS.map((kind) => ({
          label: resultTexts.kinds[reader][kind],
          options: tests.filter((test) => test.kind === kind).map(({ id, title }) => ({ value: id, label: title })),
        }))}
        value={chosen.test ?? ""}
        onChange={({ target }) => choose({ test: target.value || null })}
      />
      <SelectField
        label={texts.state}
        name="state"
        options={HISTORY_STATES.filter((state) => reader === "student" || state !== "waiting").map((state) => ({
          value: state === "all" ? "" : state,
          label: texts.states[state],
        }))}
        value={chosen.state === "all" ? "" : chosen.state}
        onChange={({ target }) => choose({ state: HISTORY_STATES.find((state) => state === target.value) ?? "all" })}
      />
      <TextField
        label={texts.from}
        name="from"
        type="date"
        value={chosen.from}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <TextField
        label={texts.until}
        name="until"
        type="date"
        value={chosen.until}
        onChange={({ target }) => choose({ until: target.value })}
      />
      <div className="cluster gap-2">
        <Button variant="secondary">{texts.apply}</Button>
        {isNarrowed(filter) && (
          <LinkButton
            to={addressOf(listAddress({ ...filter, test: null, state: "all", from: "", until: "" }))}
            variant="quiet"
            icon="close"
            preventScrollReset
          >
            {texts.clear}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
