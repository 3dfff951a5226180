/** Asks before the students of an import are deleted again. */
import { replace } from "react-router";
import { studentTexts } from "../../../content/en/students.ts";
import { idOf } from "../../../core/id.ts";
import { undoImport } from "../../../modules/students/commands/undo-import.server.ts";
import { findImport } from "../../../modules/students/queries/list-imports.server.ts";
import { timeWriter } from "../../dates.server.ts";
import { pressAction } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { loadListConfirm } from "../shared/list-confirm.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/import-undo";
import { LIST } from "./show/reply.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentTexts.import;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadListConfirm({ context, url }, LIST, "import-gone", async ({ db, admin, timeZone }) => {
    const found = await findImport(db, admin, idOf(params.importId));
    return found && found.withoutAccount > 0 ? { ...found, at: timeWriter(timeZone)(found.at) } : null;
  });
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  return pressAction(context, ({ db, now }) => undoImport(db, admin, idOf(params.importId), now), {
    undone: ({ count }) => replace(withDone(LIST, url.search, "import-undone", count)),
    "nothing-left": replace(withDone(LIST, url.search, "import-gone")),
  });
}

export default function StudentImportUndo({ loaderData, actionData }: Route.ComponentProps) {
  const { at, withoutAccount, signedUp } = loaderData;
  return (
    <ListConfirm
      title={texts.undoTitle}
      message={
        <>
          <p>{texts.undoMessage(at, withoutAccount)}</p>
          {signedUp > 0 && <p>{texts.undoKept(signedUp)}</p>}
        </>
      }
      confirmLabel={texts.undoConfirm(withoutAccount)}
      reply={actionData}
      list={LIST}
    />
  );
}
