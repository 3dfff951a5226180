/** Asks before what is written of a published test and not published is thrown away. */
import { replace } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { discardDraft } from "../../../../modules/tests/commands/save-draft.server.ts";
import { pressAction } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { withDone } from "../../shared/done.ts";
import { RouteConfirm } from "../../shared/route-dialog.tsx";
import { builderAddress, LIST } from "../addresses.ts";
import type { Route } from "./+types/discard";
import { requireInstituteTest } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.builder;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { test } = await requireInstituteTest(context, params.testId);
  return { id: test.id, title: test.title };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { admin, test } = await requireInstituteTest(context, params.testId);
  const here = builderAddress(test.id);
  return pressAction(context, ({ db, now }) => discardDraft(db, admin, { testId: test.id, basedOn: null }, now), {
    discarded: replace(withDone(here, "", "test-discarded")),
    nothing: replace(here),
    stale: replace(withDone(here, "", "test-stale-gone")),
    "not-found": replace(withDone(LIST, "", "test-gone")),
  });
}

export default function DiscardDraft({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.discardTitle(title)}
      message={texts.discardText}
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.discard}
      intent="discard"
      closeTo={builderAddress(id)}
    />
  );
}
