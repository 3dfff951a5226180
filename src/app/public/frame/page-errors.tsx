/** Around every public page and inside their frame: what is not there, or failed, stands in the frame like any page. */
import { Outlet } from "react-router";
import { useRequestId } from "../../request-id.ts";
import { ErrorNotice } from "../../shared/notices/error-page.tsx";
import type { Route } from "./+types/page-errors";

export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} requestId={useRequestId()} />;
}
