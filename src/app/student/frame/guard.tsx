/** Access to the student's pages and their data. The loader is there so that client-side navigation asks the server, too. */
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { studentMiddleware } from "../../guards.server.ts";
import { useRequestId } from "../../request-id.ts";
import { hasEntry } from "../../shared/attempts/opened-attempt.ts";
import { ErrorPage } from "../../shared/notices/error-page.tsx";
import type { Route } from "./+types/guard";

export const middleware: Route.MiddlewareFunction[] = [studentMiddleware];

export function loader() {
  return null;
}

/** A test that was just started brought its page along. */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !hasEntry(nextUrl.pathname);
}

export default function StudentGuard() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} requestId={useRequestId()} />;
}
