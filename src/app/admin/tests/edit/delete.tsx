/** Asks before a test that nobody has taken is deleted. */
import { replace } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { deleteTest } from "../../../../modules/tests/commands/delete-test.server.ts";
import { pressAction } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { withDone } from "../../shared/done.ts";
import { RouteConfirm } from "../../shared/route-dialog.tsx";
import { builderAddress, LIST } from "../addresses.ts";
import type { Route } from "./+types/delete";
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
  return pressAction(context, ({ db, now }) => deleteTest(db, admin, test.id, now), {
    deleted: replace(withDone(LIST, "", "test-deleted")),
    started: replace(withDone(here, "", "test-not-deleted-gone")),
    "not-found": replace(withDone(LIST, "", "test-gone")),
  });
}

export default function DeleteTest({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.deleteTitle(title)}
      message={texts.deleteText}
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.delete}
      intent="delete"
      closeTo={builderAddress(id)}
    />
  );
}
