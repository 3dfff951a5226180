/** Asks before a rule leaves its section. */
import { replace } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { BASED_ON, BasedOn } from "../../../../modules/tests/builder-forms.ts";
import { pressAction, readForm } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { withDone } from "../../shared/done.ts";
import { RouteConfirm } from "../../shared/route-dialog.tsx";
import { LIST, sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/remove-rule";
import { filterInWords } from "./section/filter-in-words.ts";
import { changeDraftAt, requireRule } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.section;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { test, section, rule, number } = await requireRule(context, params);
  return { here: sectionAddress(test.id, section.id), rule, number, basedOn: test.updatedAt.toISOString() };
}

/** Rules have no identity, only a place: after another change that place may be another rule's. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { number, ...found } = await requireRule(context, params);
  const here = sectionAddress(found.test.id, found.section.id);
  const basedOn = BasedOn.parse((await readForm(request)).get(BASED_ON));
  const change = { kind: "remove-rule" as const, sectionId: found.section.id, index: number - 1 };
  return pressAction(context, ({ now }) => changeDraftAt(context, found, change, now, basedOn), {
    saved: replace(withDone(here, "", "test-rule-removed")),
    impossible: replace(withDone(here, "", "gone")),
    stale: replace(withDone(here, "", "test-stale-gone")),
    "not-found": replace(withDone(LIST, "", "test-gone")),
  });
}

export default function RemoveRule({ loaderData, actionData }: Route.ComponentProps) {
  const { here, rule, number, basedOn } = loaderData;
  return (
    <RouteConfirm
      title={texts.removeRuleTitle(number)}
      message={
        <div className="stack gap-3">
          {rule && <p>{texts.ruleInWords(rule.count, filterInWords(rule.from), rule.unit ?? null)}</p>}
          <p>{texts.removeText}</p>
        </div>
      }
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.remove}
      intent="remove"
      fields={{ [BASED_ON]: basedOn }}
      closeTo={here}
    />
  );
}
