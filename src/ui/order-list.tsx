/** A list that people put in order: by two buttons on each row, or by dragging a handle with mouse, pen or finger. */
import { type ComponentProps, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import type { Elements } from "./elements.ts";
import { useHydrated } from "./hydrated.ts";
import { Icon } from "./icon.tsx";
import styles from "./order-list.module.css";
import { type Drag, shiftOf, useDragOrder } from "./use-drag-order.ts";

type Item = { id: string; name: string };
type Way = "up" | "down";

/** `onMove` gets two different indexes of the list. The focus stays on the button that was pressed, wherever its row goes. */
export function OrderList<Of extends Item>(props: {
  label: string;
  items: ReadonlyArray<Of>;
  labels: Readonly<Record<Way, (name: string) => string>>;
  disabled?: boolean;
  /** What the buttons send where no script runs. */
  submit?: (item: Of, way: Way) => Pick<ComponentProps<"button">, "type" | "name" | "value">;
  /** In place of the name. */
  children?: (item: Of, index: number) => Elements;
  /** After the two buttons. */
  more?: (item: Of, index: number) => Elements;
  onMove: (from: number, to: number) => void;
}) {
  const { label, items, labels, disabled = false, submit, children, more, onMove } = props;
  const pressed = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // A row that was put elsewhere in the page has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order may have moved the row.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [items]);
  const { drag, start } = useDragOrder(onMove);
  const press = (event: MouseEvent<HTMLButtonElement>, from: number, to: number) => {
    // Without scripts the button sends the form, and the server moves the item in it.
    event.preventDefault();
    if (to < 0 || to >= items.length) return;
    pressed.current = event.currentTarget;
    onMove(from, to);
  };
  return (
    <ol ref={list} className={styles.list} aria-label={label} data-dragging={drag !== null || undefined}>
      {items.map((item, index) => {
        const button = (way: Way, to: number) => (
          <IconButton
            type="button"
            {...submit?.(item, way)}
            icon={way === "up" ? "chevron-up" : "chevron-down"}
            label={labels[way](item.name)}
            disabled={disabled}
            aria-disabled={to < 0 || to >= items.length}
            onClick={(event) => press(event, index, to)}
          />
        );
        return (
          <Row
            key={item.id}
            drag={drag}
            index={index}
            canDrag={!disabled}
            onGrip={(event) => {
              if (list.current) start(event, list.current, index);
            }}
          >
            <span className={styles.name}>{children ? children(item, index) : item.name}</span>
            <span className={styles.arrows}>
              {button("up", index - 1)}
              {button("down", index + 1)}
              {more?.(item, index)}
            </span>
          </Row>
        );
      })}
    </ol>
  );
}

function Row(props: {
  drag: Drag | null;
  index: number;
  canDrag: boolean;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
  children: Elements;
}) {
  const { drag, index, canDrag, onGrip, children } = props;
  const isAlive = useHydrated() && canDrag;
  return (
    <li
      className={styles.row}
      data-dragged={drag?.from === index || undefined}
      style={drag ? { transform: `translateY(${shiftOf(drag, index)}px)` } : undefined}
    >
      <span
        className={styles.grip}
        data-alive={isAlive || undefined}
        aria-hidden="true"
        onPointerDown={isAlive ? onGrip : undefined}
      >
        <Icon name="grip" />
      </span>
      {children}
    </li>
  );
}
