/** Asks before a section leaves the draft with what is in it. */
import { replace } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { questionCountOf } from "../../../../modules/tests/test-version.ts";
import { pressAction } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { withDone } from "../../shared/done.ts";
import { RouteConfirm } from "../../shared/route-dialog.tsx";
import { builderAddress, LIST } from "../addresses.ts";
import type { Route } from "./+types/remove-section";
import { changeDraftAt, requireSection } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.builder;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { test, section } = await requireSection(context, params);
  return { id: test.id, title: section.title, count: questionCountOf(section), source: section.source.kind };
}

export async function action({ context, params }: Route.ActionArgs) {
  const found = await requireSection(context, params);
  const here = builderAddress(found.test.id);
  return pressAction(
    context,
    ({ now }) => changeDraftAt(context, found, { kind: "remove-section", sectionId: found.section.id }, now),
    {
      saved: replace(withDone(here, "", "test-section-removed")),
      impossible: replace(withDone(here, "", "gone")),
      stale: replace(withDone(here, "", "test-stale-gone")),
      "not-found": replace(withDone(LIST, "", "test-gone")),
    },
  );
}

export default function RemoveSection({ loaderData: { id, title, count, source }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.removeTitle(title)}
      message={source === "drawn" && count > 0 ? texts.removeRules : texts.removeText(count)}
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.remove}
      intent="remove"
      closeTo={builderAddress(id)}
    />
  );
}
