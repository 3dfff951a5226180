/** Error boundary inside the public frame, so that missing and failed pages keep the frame. */
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
