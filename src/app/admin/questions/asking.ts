/** POST /admin/questions/asking: which tests of the institute name the chosen questions. A form in, JSON out. */
import { SelectionText } from "../../../modules/questions/selected-questions.ts";
import { findTestsAsking } from "../../../modules/tests/queries/find-tests-asking.server.ts";
import { servicesContext } from "../../context.ts";
import { readFormWithFiles } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/asking";

export const handle = { body: "file" } satisfies RouteHandle;

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const selected = SelectionText.safeParse((await readFormWithFiles(request)).get("chosen")).data;
  if (!selected) return new Response(null, { status: 400 });
  return Response.json(await findTestsAsking(context.get(servicesContext).db, admin, { selected }));
}
