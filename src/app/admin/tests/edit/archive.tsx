/** Asks before a test is taken away from all students. */
import { replace } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { archiveTest } from "../../../../modules/tests/commands/archive-test.server.ts";
import { pressAction } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { withDone } from "../../shared/done.ts";
import { RouteConfirm } from "../../shared/route-dialog.tsx";
import { builderAddress, LIST } from "../addresses.ts";
import type { Route } from "./+types/archive";
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
  return pressAction(
    context,
    ({ db, now }) => archiveTest(db, admin, { testId: test.id, basedOn: null, isArchived: true }, now),
    {
      archived: replace(withDone(here, "", "test-archived")),
      "brought-back": replace(here),
      stale: replace(withDone(here, "", "test-stale-gone")),
      "not-found": replace(withDone(LIST, "", "test-gone")),
    },
  );
}

export default function ArchiveTest({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.archiveTitle(title)}
      message={texts.archiveText}
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.archive}
      intent="archive"
      variant="primary"
      closeTo={builderAddress(id)}
    />
  );
}
