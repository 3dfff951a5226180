import { useState } from "react";
import { useRevalidator } from "react-router";
import { type BulkReply, describeBulkReply, isDone } from "./reply.ts";
import { type BulkFields, requestBulk } from "./request.ts";

/** Sends a request for the chosen students; `onDone` is called once, when it was done and the list shows it. */
export function useBulkRequest(selection: string, onDone: (reply: BulkReply) => void) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [reply, setReply] = useState<BulkReply>();
  const send = async (fields: BulkFields): Promise<BulkReply | undefined> => {
    if (isBusy) return undefined;
    setIsBusy(true);
    setReply(undefined);
    const result = await requestBulk({ ...fields, chosen: selection });
    if (isDone(result)) {
      await revalidate();
      onDone(result);
    } else {
      setReply(result);
      setIsBusy(false);
    }
    return result;
  };
  return {
    isBusy,
    reply,
    message: reply && describeBulkReply(reply),
    send,
  };
}
