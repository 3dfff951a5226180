import { useEffect, useId, useRef } from "react";
import { orderedResponseTexts as texts } from "../../../content/en/item-ordered-response.ts";
import { movedTo } from "../../../core/moved-to.ts";
import { useAnnouncement } from "../../../ui/answering/announcement.tsx";
import { Instruction } from "../../../ui/answering/instruction.tsx";
import { TokenList } from "../../../ui/answering/token-list.tsx";
import { useDragging } from "../../../ui/answering/use-dragging.ts";
import { IconButton } from "../../../ui/button.tsx";
import { OrderList } from "../../../ui/order-list.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import type { Answer, Content } from "./model.ts";
import styles from "./ordered-response.module.css";

const ORDER = "order";

/**
 * The items to choose from, and the student's order. Pressing an item places it at the end; in the order it is moved by two
 * buttons or by its handle, and taken back.
 */
export const OrderedResponseAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { stem, items } = content;
  const { order } = answer;
  const orderId = useId();
  const { say, announcement } = useAnnouncement();
  const box = useRef<HTMLDivElement>(null);
  const takenFrom = useRef<number>(undefined);
  // The row is gone with its button: the focus goes to the next row, the last one, or back to the items.
  useEffect(() => {
    if (takenFrom.current === undefined) return;
    const rows = box.current?.querySelectorAll<HTMLElement>("[data-take-back]") ?? [];
    const item = box.current?.querySelector<HTMLElement>("[aria-pressed]");
    (rows[takenFrom.current] ?? rows[rows.length - 1] ?? item)?.focus();
    takenFrom.current = undefined;
  });
  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? "";
  const placed = order.map((id) => ({ id, name: textOf(id) }));

  function change(changed: string[], said: string) {
    say(said);
    onChange({ order: changed });
  }
  const place = (id: string) => change([...order, id], texts.placed(textOf(id), order.length + 1, items.length));
  const takeBack = (id: string) =>
    change(
      order.filter((other) => other !== id),
      texts.takenBack(textOf(id), order.length - 1, items.length),
    );
  const drag = useDragging({ disabled, onDrop: (id, onto) => onto === ORDER && place(id) });

  return (
    <>
      <RichText html={stem} />
      <Instruction>{texts.instruction}</Instruction>
      <div ref={box} className={styles.parts}>
        <div>
          <TokenList
            label={texts.chooseFrom}
            tokens={items}
            placed={order}
            isFull={false}
            disabled={disabled}
            drag={drag}
            onPress={(id) => (order.includes(id) ? takeBack(id) : place(id))}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the drop target's layout. */}
        <div role="group" aria-labelledby={orderId}>
          <p id={orderId} className={styles.label}>
            {texts.yourOrder(order.length, items.length)}
          </p>
          <div {...drag.place(ORDER)}>
            {order.length > 0 && (
              <OrderList
                label={texts.order}
                items={placed}
                labels={{ up: texts.up, down: texts.down }}
                disabled={disabled}
                more={({ id, name }, index) => (
                  <IconButton
                    type="button"
                    icon="close"
                    label={texts.takeBack(name)}
                    data-take-back=""
                    disabled={disabled}
                    onClick={() => {
                      takenFrom.current = index;
                      takeBack(id);
                    }}
                  />
                )}
                onMove={(from, to) =>
                  change(movedTo(order, from, to), texts.moved(placed[from]?.name ?? "", to + 1, order.length))
                }
              >
                {({ name }, index) => (
                  <span className={styles.item}>
                    <span className={styles.number}>{`${index + 1}.`}</span> <span>{name}</span>
                  </span>
                )}
              </OrderList>
            )}
            {order.length < items.length && (
              <p className={styles.next} data-target={drag.dragged === null ? undefined : ""}>
                {texts.next(order.length + 1)}
              </p>
            )}
          </div>
          {announcement}
        </div>
      </div>
    </>
  );
};
