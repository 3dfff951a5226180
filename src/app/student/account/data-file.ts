/** POST /account/privacy/file: all stored data about the student as one file, sent while it is being read. */
import { redirect } from "react-router";
import { parseForm } from "../../../core/forms.ts";
import { ProofForm } from "../../../modules/accounts/forms.ts";
import { exportOwnData } from "../../../modules/privacy/commands/export-own-data.server.ts";
import { clientOf, logContext } from "../../context.ts";
import { sendFile } from "../../file-response.server.ts";
import { type Given, pressAction, readForm } from "../../form-action.server.ts";
import { requireStudent } from "../../guards.server.ts";
import type { Route } from "./+types/data-file";

const PAGE = "/account/privacy";

export async function action({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const form = parseForm(ProofForm, await readForm(request));
  const proof = form.kind === "valid" ? form.data : { password: "" };
  const client = clientOf(context, request);
  const run = ({ accounts, timeZone, now }: Given) =>
    exportOwnData(accounts, student, client, { ...proof, timeZone }, now);
  const { data } = await pressAction(context, run, {
    file: ({ name, pieces }) =>
      sendFile(context.get(logContext), pieces, { name, type: "application/json; charset=utf-8" }),
    "wrong-password": 400,
    "wrong-code": 400,
    "too-many-guesses": 429,
    "too-many-files": 429,
  });
  return redirect(`${PAGE}?problem=${data.code}`, 303);
}

/** GET returns nothing: the page asks for the password. */
export function loader() {
  return redirect(PAGE);
}
