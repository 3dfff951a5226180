/** GET /admin/tests/:testId/export-file: a test of the institute as a file, without dates and results. */
import { idOf } from "../../../core/id.ts";
import { findTestFile } from "../../../modules/tests/queries/find-test-file.server.ts";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/export-file";

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const file = await findTestFile(context.get(servicesContext).db, admin, idOf(params.testId));
  if (!file) return new Response(null, { status: 404 });
  const name =
    file.test.title
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .toLowerCase() || "test";
  return Response.json(file, {
    headers: { "Content-Disposition": `attachment; filename="${name}.json"`, "Cache-Control": "private, no-store" },
  });
}
