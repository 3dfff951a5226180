import { useEffect, useRef } from "react";
import { orderedResponseAuthoringTexts as texts } from "../../../content/en/item-ordered-response-authoring.ts";
import { movedTo } from "../../../core/moved-to.ts";
import { EntryList, EntryText } from "../../../ui/authoring/entry-list.tsx";
import { IconButton } from "../../../ui/button.tsx";
import type { AuthorView } from "../../contract.ts";
import { ITEMS_MIN, tellsOrder } from "./authoring.ts";
import { mixedIds, mixedItems } from "./mixing.ts";
import { type Content, ITEMS_MAX, inRightOrder, type Solution } from "./model.ts";
import styles from "./ordered-response.module.css";

const AT = "content.items";

/**
 * The items in their right order. What students see first is mixed behind it: anew when an item is begun, added or removed, as
 * a new one would stand out by its id and its place.
 */
export const OrderedResponseAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  // An item keeps its field and gets another text, so the pressed button would stay behind.
  useEffect(() => {
    if (moved.current) box.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const items = inRightOrder(content, solution);
  const errorAt = (path: string) => problems.find(({ at, level }) => at === path && level === "error")?.message;
  const [listError, orderError] = [errorAt(AT), errorAt("solution.correct")];
  const faultName = listError !== undefined ? AT : orderError !== undefined ? "solution.correct" : undefined;
  // Focus goes to the first item that is still empty.
  const firstEmpty = Math.max(
    0,
    items.findIndex(({ text }) => text.trim() === ""),
  );

  function rewrite(written: ReadonlyArray<string>) {
    const mixed = mixedItems(written, Math.random);
    onChange({
      content: { ...content, items: mixed.items },
      solution: { ...solution, correct: mixed.correct },
    });
  }

  function write(index: number, id: string, text: string) {
    const written = items.map((item) => (item.id === id ? text : item.text));
    const isBegun = (items[index]?.text === "") !== (text === "");
    if (isBegun) return rewrite(written);
    const changed = content.items.map((item) => (item.id === id ? { ...item, text } : item));
    onChange({ content: { ...content, items: changed }, solution });
  }

  function move(from: number, to: number, way: "up" | "down") {
    if (to < 0 || to >= items.length) return;
    moved.current = `${way}-${to}`;
    const right = movedTo(items, from, to).map(({ id }) => id);
    const shown = content.items.map(({ id }) => id);
    const mixed = tellsOrder(shown, right) ? mixedIds(right, Math.random) : shown;
    onChange({
      content: { ...content, items: mixed.flatMap((id) => content.items.find((item) => item.id === id) ?? []) },
      solution: { ...solution, correct: right },
    });
  }

  const button = (index: number, way: "up" | "down") => {
    const to = way === "up" ? index - 1 : index + 1;
    return (
      <IconButton
        type="button"
        icon={way === "up" ? "chevron-up" : "chevron-down"}
        label={texts[way](index + 1)}
        data-move={`${way}-${index}`}
        aria-disabled={to < 0 || to >= items.length}
        onClick={() => move(index, to, way)}
      />
    );
  };

  return (
    <div ref={box}>
      <EntryList
        legend={texts.items}
        hint={texts.hint}
        // A field belongs to a place: ids change while one types.
        entries={items.map((item, index) => ({ ...item, id: String(index), item: item.id }))}
        fewest={ITEMS_MIN}
        most={ITEMS_MAX}
        labels={texts}
        errors={[listError, orderError]}
        addField={undefined}
        onAdd={() => rewrite([...items.map(({ text }) => text), ""])}
        onRemove={(place) => rewrite(items.filter((_item, index) => String(index) !== place).map(({ text }) => text))}
      >
        {({ item, text }, index, remove) => {
          const name = `${AT}.${content.items.findIndex(({ id }) => id === item)}`;
          return (
            <div className={styles.entry}>
              <EntryText
                name={name}
                faultName={index === firstEmpty ? faultName : undefined}
                label={texts.item(index + 1)}
                error={errorAt(name) ?? errorAt(`${name}.text`)}
                text={text}
                onChange={(changed) => write(index, item, changed)}
              />
              <div className={styles.buttons}>
                {button(index, "up")}
                {button(index, "down")}
                {remove}
              </div>
            </div>
          );
        }}
      </EntryList>
    </div>
  );
};
