/** The search and the states at the top of the Practice Tests tab; both hold for tests of all kinds. */
import { useState } from "react";
import { Form } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import {
  FIND_MAX,
  searchOfTestFilter,
  TEST_STATES,
  type TestFilter,
} from "../../../modules/practice-tests/list-filter.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextField } from "../../../ui/fields.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import styles from "./finder.module.css";

const texts = dashboardTexts.tests;

/** Works without scripts. After Back the field says what the address says. */
export function TestFinder({ filter }: { filter: TestFilter }) {
  const { find, state } = filter;
  const [typed, setTyped] = useState(find);
  const [shown, setShown] = useState(find);
  if (shown !== find) {
    setShown(find);
    setTyped(find);
  }
  return (
    <div className={classes("cluster between gap-3", styles.finder)}>
      <FilterLinks
        label={texts.state}
        links={TEST_STATES.map((one) => ({
          to: `?${searchOfTestFilter({ ...filter, state: one })}`,
          label: texts.states[one],
          isCurrent: one === state,
        }))}
      />
      <Form method="get" role="search" preventScrollReset className={styles.find}>
        {state !== "all" && <input type="hidden" name="state" value={state} />}
        <TextField
          label={texts.find}
          name="find"
          type="search"
          maxLength={FIND_MAX}
          isLabelHidden
          placeholder={texts.findShort}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button variant="secondary">{texts.findButton}</Button>
      </Form>
    </div>
  );
}
