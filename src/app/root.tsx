/** The document around every page. */
import { useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "../ui/tokens.css";
import "../ui/base.css";
import { instituteMeta } from "../content/institute.ts";
import { currentLanguage } from "../content/language.ts";
import type { Elements } from "../ui/elements.ts";
import type { Route } from "./+types/root";
import { isSharedContext, requestIdContext } from "./context.ts";
import { routeNameMiddleware, viewerMiddleware } from "./guards.server.ts";
import { AT_ONCE, HYDRATED, READY } from "./plain/marks.ts";
import { useBusyMark } from "./shared/busy-mark.ts";
import { ErrorPage } from "./shared/notices/error-page.tsx";
import { UnsentAnswers } from "./shared/unsent-answers/watcher.tsx";
// Before any schema is created.
import "./no-eval.ts";
import { useDocumentsOffline } from "./shared/service-worker/use-documents-offline.ts";
import { AppWorker } from "./shared/service-worker/worker.tsx";
import { themeColours } from "./theme-colours.ts";

export const middleware: Route.MiddlewareFunction[] = [routeNameMiddleware, viewerMiddleware];

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs) {
  return { requestId: context.get(isSharedContext) ? null : context.get(requestIdContext) };
}

/** The id of the request that served the document. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: Elements }) {
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <meta {...instituteMeta()} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration {...{ [AT_ONCE]: "" }} />
        <Scripts />
      </body>
    </html>
  );
}

function tellHydrated(): void {
  document.documentElement.setAttribute(READY, "");
  document.dispatchEvent(new Event(HYDRATED));
}

export default function Root() {
  useEffect(tellHydrated, []);
  useDocumentsOffline();
  useBusyMark();
  return (
    <>
      <Outlet />
      <AppWorker>
        <UnsentAnswers />
      </AppWorker>
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} requestId={loaderData?.requestId ?? requestIdIn(error)} />;
}

/** A failure from before the loader could return the request's id. */
function requestIdIn(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data }: { data: unknown } = error;
  return typeof data === "object" && data && "requestId" in data ? String(data.requestId) : null;
}
