/** The window in which a list is put in order: by buttons, or by dragging a handle. */
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { subjectTexts } from "../../../../content/en/subjects.ts";
import type { ListOrder, OrderedItem } from "../../../../modules/subjects/queries/find-order.server.ts";
import { movedTo } from "../../../../modules/subjects/rules.ts";
import { Button, IconButton, LinkButton } from "../../../../ui/button.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { RouteDialog, useListAddress } from "../route-dialog.tsx";
import type { actOnListOrder } from "./actions.server.ts";
import styles from "./dialog.module.css";
import { BASED_ON, itemsInOrder, MOVE, moveValue, ORDER, orderText, SORT, sortedByName } from "./form.ts";
import { type Drag, shiftOf, useDragOrder } from "./use-drag.ts";

const texts = subjectTexts.order;

/** Nothing is stored before 'Save Order'. A list that was changed meanwhile is shown as it is by then. */
export function OrderDialog({ title, list: pathname, ...form }: OrderProps & { title: string }) {
  const list = useListAddress(pathname);
  return (
    <RouteDialog title={title} closeTo={list}>
      <OrderForm key={form.order.version} list={list} {...form} />
    </RouteDialog>
  );
}

type OrderProps = {
  order: ListOrder;
  reply: ReplyOf<typeof actOnListOrder> | undefined;
  /** The address of the list behind. */
  list: string;
  /** Texts about the order, and after sorting by name. */
  words?: { hint: string; sorted: string };
};

function OrderForm({ order, reply, list, words = texts }: OrderProps) {
  const [items, setItems] = useState(() => itemsInOrder(order, reply?.values));
  const [message, setMessage] = useState("");
  const pressed = useRef<HTMLElement>(null);
  const listElement = useRef<HTMLOListElement>(null);
  // A row that was put elsewhere in the page has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order may have moved the row.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [items]);

  const put = (from: number, to: number) => {
    const name = items[from]?.name ?? "";
    if (to < 0 || to >= items.length) return;
    setItems(movedTo(items, from, to));
    setMessage(texts.moved(name, to + 1, items.length));
  };
  const { drag, start } = useDragOrder(put);
  return (
    <FormFrame {...describeReply(reply, texts.failed, { stale: texts.stale, moved: {} })} preventScrollReset>
      <div className={styles.head}>
        <p className={styles.hint}>{words.hint}</p>
        <Button
          type="submit"
          name={SORT}
          value="name"
          variant="quiet"
          size="sm"
          busy={false}
          onClick={(event) => {
            event.preventDefault();
            setItems(sortedByName(items));
            setMessage(words.sorted);
          }}
        >
          {texts.byName}
        </Button>
      </div>
      <input type="hidden" name={ORDER} value={orderText(items)} />
      <input type="hidden" name={BASED_ON} value={order.version} />
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      <ol ref={listElement} className={styles.list} aria-label={texts.list} data-dragging={drag !== null || undefined}>
        {items.map((item, index) => (
          <Row
            key={item.id}
            item={item}
            drag={drag}
            place={{ index, count: items.length }}
            onMove={(event, to) => {
              // Without scripts the button sends the form, and the server moves the item in it.
              event.preventDefault();
              pressed.current = event.currentTarget;
              put(index, to);
            }}
            onGrip={(event) => {
              if (listElement.current) start(event, listElement.current, index);
            }}
          />
        ))}
      </ol>
      <div className={styles.buttons}>
        <LinkButton to={list} replace preventScrollReset variant="secondary">
          {texts.cancel}
        </LinkButton>
        <Button busyLabel={texts.busy}>{texts.save}</Button>
      </div>
      <LeaveGuard isDirty={orderText(items) !== orderText(order.items)} />
    </FormFrame>
  );
}

function Row({
  item: { id, name },
  place: { index, count },
  drag,
  onMove,
  onGrip,
}: {
  item: OrderedItem;
  place: { index: number; count: number };
  drag: Drag | null;
  onMove: (event: MouseEvent<HTMLButtonElement>, to: number) => void;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
}) {
  const isAlive = useHydrated();
  return (
    <li
      className={styles.row}
      data-dragged={drag?.from === index || undefined}
      style={drag ? { transform: `translateY(${shiftOf(drag, index)}px)` } : undefined}
    >
      <span className={styles.grip} data-alive={isAlive || undefined} aria-hidden="true" onPointerDown={onGrip}>
        <Icon name="grip" />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.arrows}>
        <IconButton
          type="submit"
          name={MOVE}
          value={moveValue(id, "up")}
          icon="chevron-up"
          label={texts.up(name)}
          aria-disabled={index === 0}
          onClick={(event) => onMove(event, index - 1)}
        />
        <IconButton
          type="submit"
          name={MOVE}
          value={moveValue(id, "down")}
          icon="chevron-down"
          label={texts.down(name)}
          aria-disabled={index === count - 1}
          onClick={(event) => onMove(event, index + 1)}
        />
      </span>
    </li>
  );
}
