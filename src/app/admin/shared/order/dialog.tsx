/** The window in which a list is put in order: by buttons, or by dragging a handle. */
import { useState } from "react";
import { subjectTexts } from "../../../../content/en/subjects.ts";
import { movedTo } from "../../../../core/moved-to.ts";
import type { ListOrder } from "../../../../modules/subjects/queries/find-order.server.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { OrderList } from "../../../../ui/order-list.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { RouteDialog, useListAddress } from "../route-dialog.tsx";
import type { actOnListOrder } from "./actions.server.ts";
import styles from "./dialog.module.css";
import { BASED_ON, itemsInOrder, MOVE, moveValue, ORDER, orderText, SORT, sortedByName } from "./form.ts";

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
  const put = (from: number, to: number) => {
    setItems(movedTo(items, from, to));
    setMessage(texts.moved(items[from]?.name ?? "", to + 1, items.length));
  };
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
      <OrderList
        label={texts.list}
        items={items}
        labels={texts}
        submit={({ id }, way) => ({ type: "submit", name: MOVE, value: moveValue(id, way) })}
        onMove={put}
      />
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
