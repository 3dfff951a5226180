/**
 * The search and the filters of a list. The address holds them all, so that Back takes the last one back and a link keeps
 * them; before scripts run a button sends them.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation, useSubmit } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { useHydrated } from "../../../ui/hydrated.ts";
import styles from "./list-filters.module.css";

/** Shorter than a pause for thought, longer than between two keys. */
const PAUSE_MS = 300;

/**
 * A form around uncontrolled fields, whose `defaultValue` is what the address says. A choice is sent at once, what is typed
 * after a pause. `isFiltering` offers the way back to the whole list.
 */
export function ListFilters({
  action,
  isFiltering,
  label,
  children,
}: {
  action: string;
  isFiltering: boolean;
  /** Tells two of them on one page apart. */
  label?: string;
  children: Elements;
}) {
  const isAlive = useHydrated();
  const submit = useSubmit();
  const { search } = useLocation();
  const { location: next } = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sent, setSent] = useState<string | null>(null);
  /** "Clear filters" was pressed, here or where nothing is found, and the fields still show what they are cleared of. */
  const isClearing = next?.pathname === action && next.search === "" && sent !== "";
  const [version, setVersion] = useState(0);
  const [seen, setSeen] = useState(search);
  // Back, or "Clear filters": the fields show what the address says, not what was typed before.
  if (seen !== search) {
    setSeen(search);
    if (sent !== null && sent !== search) setVersion(version + 1);
    if (sent === null) setVersion(version + 1);
    setSent(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(form: HTMLFormElement, isTyping: boolean) {
    clearTimeout(timer.current);
    timer.current = undefined;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value.trim() !== "") params.set(name, value.trim());
    }
    const next = params.size > 0 ? `?${params}` : "";
    // Chosen and taken back: what is on its way must not arrive.
    if (next === search && sent === null) return;
    setSent(next);
    // Letters are not steps to go back to.
    void submit(params, { action, replace: isTyping, preventScrollReset: true });
  }

  /** Before whatever is pressed next, so that a search sent late calls nobody back from there. */
  function leave({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (timer.current !== undefined) send(currentTarget, true);
  }

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (isClearing) empty(currentTarget, target);
    const isTyping = target instanceof HTMLInputElement && ["text", "search"].includes(target.type);
    clearTimeout(timer.current);
    if (isTyping) timer.current = setTimeout(() => send(currentTarget, true), PAUSE_MS);
    else send(currentTarget, false);
  }

  return (
    <Form
      key={version}
      role="search"
      aria-label={label}
      action={action}
      className={styles.form}
      onChange={change}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget, false);
      }}
    >
      {children}
      <div className={styles.end}>
        {!isAlive && (
          <Button variant="secondary" size="sm">
            {adminTexts.filters.apply}
          </Button>
        )}
        {isFiltering && (
          <LinkButton to={action} variant="quiet" size="sm" icon="close" preventScrollReset>
            {adminTexts.filters.clear}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

/** All but the field that was just changed. */
function empty(form: HTMLFormElement, changed: EventTarget): void {
  for (const field of form.elements) {
    if (field === changed) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = false;
    else if (field instanceof HTMLInputElement) field.value = "";
    else if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
  }
}
