/** Who may enter the page that sets up the administrator's second factor: also an administrator who has none yet. */
import { Outlet } from "react-router";
import { adminSetUpMiddleware } from "../../guards.server.ts";
import { useRequestId } from "../../request-id.ts";
import { ErrorPage } from "../../shared/notices/error-page.tsx";
import type { Route } from "./+types/set-up-guard";

export const middleware: Route.MiddlewareFunction[] = [adminSetUpMiddleware];

export function loader() {
  return null;
}

export default function SetUpGuard() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} requestId={useRequestId()} />;
}
