/** Who may enter the administrator's pages and their data. The loader is what makes in-page navigation ask the server, too. */
import { Outlet } from "react-router";
import { adminMiddleware } from "../../guards.server.ts";
import { useRequestId } from "../../request-id.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { ErrorPage } from "../../shared/notices/error-page.tsx";
import type { Route } from "./+types/guard";

export const middleware: Route.MiddlewareFunction[] = [adminMiddleware];

export const handle = { body: "text" } satisfies RouteHandle;

export function loader() {
  return null;
}

export default function AdminGuard() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} requestId={useRequestId()} />;
}
