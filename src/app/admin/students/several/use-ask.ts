import { useState } from "react";
import { useRevalidator } from "react-router";
import { askSeveral, type SeveralFields } from "./ask.ts";
import { type SeveralReply, saySeveral } from "./reply.ts";

/** Asks for something with the chosen students; `onDone` is told once, when it was done and the list shows it. */
export function useSeveral(chosen: string, onDone: (reply: SeveralReply) => void) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [reply, setReply] = useState<SeveralReply>();
  const ask = async (fields: SeveralFields): Promise<SeveralReply | undefined> => {
    if (isBusy) return undefined;
    setIsBusy(true);
    setReply(undefined);
    const said = await askSeveral({ ...fields, chosen });
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
    message: reply && saySeveral(reply),
    send: ask,
  };
}
