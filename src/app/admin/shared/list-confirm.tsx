import type { ReactNode } from "react";
import { adminTexts } from "../../../content/en/admin.ts";
import { describeReply, type Failure, type Reply } from "../../form-reply.ts";
import { RouteConfirm, useListAddress } from "./route-dialog.tsx";

/** The question over a list, before something of it is deleted. */
export function ListConfirm({
  list,
  reply,
  error = describeReply(reply, adminTexts.notDone).message,
  intent = "delete",
  ...props
}: {
  title: string;
  message: ReactNode;
  confirmLabel: string;
  /** Its address. */
  list: string;
  reply?: Reply<Failure | "invalid"> | undefined;
  /** Why it was not done, where there is more to say than that we failed. */
  error?: string | undefined;
  intent?: string;
}) {
  return <RouteConfirm {...props} error={error} intent={intent} closeTo={useListAddress(list)} />;
}
