/** GET /admin/analytics/file?chart=…&range=…: what a chart shows, as a file of CSV. */
import { z } from "zod/mini";
import { courseTitles } from "../../../content/courses.ts";
import { CSV_MARK, csvRow } from "../../../core/csv.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { logContext, nowContext, servicesContext } from "../../context.ts";
import { sendFile } from "../../file-response.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/export-file";
import { CHARTS, type Table } from "./charts.ts";
import { analyticsQueryIn, chartLoaders, loadTable } from "./load.server.ts";

const Chart = z.enum(CHARTS);

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const services = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const chart = Chart.safeParse(params.get("chart"));
  if (!chart.success) throw new Response(null, { status: 404 });
  const { db, timeZone } = services;
  const now = context.get(nowContext);
  const query = analyticsQueryIn(params, { now, timeZone, courses: courseTitles });
  const table = await loadTable(chart.data, chartLoaders(services, admin, query));
  if (chart.data === "top-performers") {
    await recordView(db, admin, { what: "performers.exported", people: table.rows.length }, now);
  }
  return sendFile(context.get(logContext), piecesOf(table), {
    name: `${chart.data}-${query.today}.csv`,
    type: "text/csv; charset=utf-8",
  });
}

async function* piecesOf({ columns, rows }: Table): AsyncGenerator<string, void> {
  yield CSV_MARK + [columns, ...rows].map(csvRow).join("");
}
