/** The document around every page. */
import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import "../ui/tokens.css";
import "../ui/base.css";
import { errorTexts } from "../content/en/errors.ts";
import type { Route } from "./+types/root";
import { nonceContext, requestIdContext } from "./context.ts";
import { ErrorPage } from "./error-page.tsx";
import { viewerMiddleware } from "./guards.server.ts";
import { isOffline } from "./is-offline.ts";

export const middleware: Route.MiddlewareFunction[] = [viewerMiddleware];

export const links: Route.LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export function loader({ context }: Route.LoaderArgs) {
  return { nonce: context.get(nonceContext), requestId: context.get(requestIdContext) };
}

/** The nonce belongs to the first answer; asking again would only change what the browser already checked. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  // Absent when the root loader itself failed: then the error page is sent without scripts.
  const nonce = useRouteLoaderData<typeof loader>("root")?.nonce;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  // Says to whoever drives the page from outside that its shortcuts and handlers work now.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return <Outlet />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error) && isOffline()) {
    return <ErrorPage {...errorTexts.offline} retry={pathname + search} />;
  }
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = errorTexts.pageFor(status);
  return (
    <ErrorPage
      status={status}
      title={title}
      text={text}
      requestId={status >= 500 ? loaderData?.requestId : undefined}
    />
  );
}
