/** POST /account/privacy/file: everything that is kept about the student as one file, sent while it is read. */
import { redirect } from "react-router";
import { parseForm } from "../../../core/forms.ts";
import { ProofForm } from "../../../modules/accounts/forms.ts";
import { takeOwnData } from "../../../modules/privacy/commands/take-own-data.server.ts";
import { clientOf, logContext, nowContext, servicesContext } from "../../context.ts";
import { sendFile } from "../../file-answer.server.ts";
import { orFault, readForm } from "../../form-reply.server.ts";
import { requireStudent } from "../../guards.server.ts";
import type { Route } from "./+types/data-file";

const PAGE = "/account/privacy";

export async function action({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const { accounts, timeZone } = context.get(servicesContext);
  const form = parseForm(ProofForm, await readForm(request));
  const proof = form.kind === "valid" ? form.data : { password: "" };
  const client = clientOf(context, request);
  const result = await orFault(context, () =>
    takeOwnData(accounts, student, client, { ...proof, timeZone }, context.get(nowContext)),
  );
  if (result?.kind !== "file") return redirect(`${PAGE}?problem=${result?.kind ?? "fault"}`, 303);
  const { name, pieces } = result;
  return sendFile(context.get(logContext), pieces, { name, type: "application/json; charset=utf-8" });
}

/** Opening the address gives nothing: the page asks for the password. */
export function loader() {
  return redirect(PAGE);
}
