/** What an export of the list would hold, and the ways to take it along. */
import { adminTexts } from "../../../content/en/admin.ts";
import { exportTexts } from "../../../content/en/question-bank.ts";
import { addressOfFilter, filterIn } from "../../../modules/questions/bank-filter.ts";
import { summarizeExport } from "../../../modules/questions/queries/export-questions.server.ts";
import { textOfSelection } from "../../../modules/questions/selected-questions.ts";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { RouteDialog } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/export";
import { ExportPanel } from "./export/panel.tsx";

const LIST = "/admin/questions";

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const filter = filterIn(new URL(request.url).searchParams);
  const selection = { kind: "matching" as const, filter };
  const summary = await summarizeExport(context.get(servicesContext).db, admin, selection);
  return { summary, selection: textOfSelection(selection), closeTo: LIST + addressOfFilter(filter) };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(exportTexts.title) }];
}

export default function QuestionExport({ loaderData }: Route.ComponentProps) {
  const { summary, selection, closeTo } = loaderData;
  return (
    <RouteDialog title={exportTexts.title} closeTo={closeTo}>
      <ExportPanel summary={summary} selection={selection} />
    </RouteDialog>
  );
}
