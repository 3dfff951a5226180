import { useEffect, useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import { questionTexts } from "../../../content/en/questions.ts";
import { TextField } from "../../../ui/fields.tsx";
import styles from "./question-list.module.css";

const texts = questionTexts.list;
/** Shorter than a pause for thought, longer than between two keys. */
const PAUSE_MS = 300;

/** The search box. The address holds what is searched for; while somebody types it follows after a short pause. */
export function QuestionSearch({ search, action }: { search: string; action: string }) {
  const submit = useSubmit();
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may also change by itself: Back, or "Clear search".
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(text: string) {
    clearTimeout(timer.current);
    const search = text.trim();
    if (search === sent.current) return;
    sent.current = search;
    void submit(search ? { q: search } : {}, { action, replace: true, preventScrollReset: true });
  }

  return (
    <Form
      role="search"
      action={action}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <TextField
        label={texts.search}
        isLabelHidden
        name="q"
        type="search"
        icon="search"
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(text), PAUSE_MS);
        }}
      />
    </Form>
  );
}
