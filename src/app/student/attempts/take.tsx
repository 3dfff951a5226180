/** Taking a test. Everything is loaded at the start; after that, moving and answering work offline. */
import { redirect } from "react-router";
import { attemptTexts as texts } from "../../../content/en/attempts.ts";
import { parseId } from "../../../core/id.ts";
import { submitAttempt } from "../../../modules/attempts/commands/submit-attempt.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { useRequestId } from "../../request-id.ts";
import { type OpenedAttempt, takeEntry } from "../../shared/attempts/opened-attempt.ts";
import { hasStoredAttempts } from "../../shared/device-storage.ts";
import { ErrorPage } from "../../shared/notices/error-page.tsx";
import type { Route } from "./+types/take";
import { openForPage } from "./open-for-page.server.ts";
import { CrashPage } from "./take/crash-page.tsx";
import { KeptAttempt } from "./take/kept-attempt.tsx";
import { RunningAttempt } from "./take/running-attempt.tsx";

/** In the address, in place of an attempt: the page without one, which the worker serves without network (record 82). */
const SHELL = "shell";

export async function loader({ context, params }: Route.LoaderArgs): Promise<OpenedAttempt | null> {
  if (params.attemptId === SHELL) return null;
  const { db } = context.get(servicesContext);
  const student = requireStudent(context);
  const attemptId = parseId<"attempt">(params.attemptId);
  const found = attemptId ? await openForPage(context, student, attemptId) : { kind: "unknown" as const };
  switch (found.kind) {
    case "open":
      return found.opened;
    case "over":
      // Due but not closed yet: the first request closes it.
      if (found.state === "open" && attemptId) await submitAttempt(db, student, attemptId, context.get(nowContext));
      throw redirect(`/attempts/${attemptId}/review`);
    case "unknown":
      throw new Response(null, { status: 404 });
    default:
      return found satisfies never;
  }
}

/** Opens the test from another page. What this device has unsent of it goes first: its contents count as a contact (record 49). */
export async function clientLoader({ serverLoader, params, url }: Route.ClientLoaderArgs) {
  const started = takeEntry(url.pathname);
  if (started) return started;
  if (hasStoredAttempts()) {
    const sender = await import("../../shared/unsent-answers/send.ts").catch(() => null);
    await sender?.sendStoredOf(params.attemptId);
  }
  return serverLoader();
}

/** The page holds answers that the server does not have: revalidating would discard them. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  // An error page has a title of its own.
  if (error) return [];
  const title = loaderData && { title: texts.pageTitle(texts.titleOf(loaderData.attempt.test)) };
  return [...(title ? [title] : []), { name: "robots", content: "noindex" }];
}

export default function Attempt({ loaderData }: Route.ComponentProps) {
  return loaderData ? <RunningAttempt key={loaderData.attempt.id} {...loaderData} /> : <KeptAttempt />;
}

/** Without data the server refused or failed; with data the page itself failed, with answers on it. */
export function ErrorBoundary({ error, loaderData, params }: Route.ErrorBoundaryProps) {
  const requestId = useRequestId();
  if (loaderData === undefined) return <ErrorPage error={error} requestId={requestId} />;
  return <CrashPage attemptId={params.attemptId} />;
}
