import { useState } from "react";
import { useRevalidator } from "react-router";
import { type BulkReply, sayBulkReply } from "./reply.ts";
import { type BulkFields, requestBulk } from "./request.ts";

/** Sends a request for the chosen students; `onDone` is called once, when it was done and the list shows it. */
export function useBulkRequest(chosen: string, onDone: (reply: BulkReply) => void) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [reply, setReply] = useState<BulkReply>();
  const send = async (fields: BulkFields): Promise<BulkReply | undefined> => {
    if (isBusy) return undefined;
    setIsBusy(true);
    setReply(undefined);
    const said = await requestBulk({ ...fields, chosen });
    if (said.code === "changed" || said.code === "sent") {
      await revalidate();
      onDone(said);
    } else {
      setReply(said);
      setIsBusy(false);
    }
    return said;
  };
  return {
    isBusy,
    reply,
    message: reply && sayBulkReply(reply),
    send,
  };
}
