/** Asks before a panel is given up with everything that its judges rated. */
import { replace } from "react-router";
import { standardTexts } from "../../../../content/en/standards.ts";
import { idOf } from "../../../../core/id.ts";
import { giveUpPanel } from "../../../../modules/standards/commands/run-panel.server.ts";
import { type Given, pressAction } from "../../../form-action.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { withDone } from "../../shared/done.ts";
import { ListConfirm } from "../../shared/list-confirm.tsx";
import type { Route } from "./+types/give-up";
import { panelAddress, STANDARDS } from "./addresses.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const standardId = idOf<"standard">(params.standardId);
  return pressAction(context, ({ db, now }: Given) => giveUpPanel(db, admin, standardId, now), {
    "given-up": replace(withDone(STANDARDS, "", "panel-given-up")),
    "not-found": replace(withDone(STANDARDS, "", "gone")),
  });
}

export default function GiveUpPanel({ params, actionData }: Route.ComponentProps) {
  const { title, message, confirm } = standardTexts.panel.dialog;
  const dialogTexts = { title, message, confirmLabel: confirm, intent: "give-up" };
  return <ListConfirm {...dialogTexts} list={panelAddress(params.standardId)} reply={actionData} />;
}
