/** What the server hands to loaders and actions. Typed contexts, set once for each request. */
import { createContext, type RouterContextProvider } from "react-router";
import type { Db } from "../db/client.ts";
import type { MailTransport } from "../mail/transport.server.ts";
import type { Accounts } from "../modules/accounts/auth.server.ts";
import type { Client } from "../modules/accounts/sessions.server.ts";
import type { Viewer } from "../modules/accounts/viewer.ts";
import type { Messages } from "../modules/messages/messages.server.ts";

/** Lives as long as the process. */
export type Services = {
  db: Db;
  accounts: Accounts;
  messages: Messages;
  /** Queues work inside a transaction, to be done later. */
  queue: Messages["queue"];
  /** Sends mail directly; only screens that test it use this, all other mail goes through the queue. */
  transport: MailTransport;
  /** The public base URL, without a trailing slash. */
  publicUrl: string;
  /** The time zone in which days and dates are shown. */
  timeZone: string;
  adminEmail: string;
  /** Where and how often automatic backups are made; null when they are off. */
  backups: { folder: string; everyHours: number } | null;
};

export const servicesContext = createContext<Services>();

/** The server's clock when the request had arrived in full, apart from the administrator's files. */
export const nowContext = createContext<Date>();

/** The client's address, for rate limits; never trusted for anything else. */
export const clientAddressContext = createContext<string>();

/** The browser and the address that the request came from. */
export function clientOf(context: Readonly<RouterContextProvider>, { headers }: Request): Client {
  return { headers, address: context.get(clientAddressContext) };
}

/** The nonce of this response's content security policy. */
export const nonceContext = createContext<string>();

/** True while a page is rendered for the shared cache: nothing specific to this request may appear in it. */
export const isSharedContext = createContext(false);

/** True for a request of React Router in a browser, whose reply is data. Every other reply is a page. */
export const isDataRequestContext = createContext(false);

/** The signed-in user, or null; set by the middleware of the root route. */
export const viewerContext = createContext<Viewer | null>(null);

/** The part of the logger that a request needs. Adds the request's id. */
export type RequestLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export const logContext = createContext<RequestLog>();

/**
 * The error raised while the page was made, from which the server derives the response. `isHandled` when the page itself reports
 * it, next to what was typed.
 */
export const faultContext = createContext<{ error: unknown; isHandled: boolean }>();

/** Minutes until the rate limit that refused this request ends; the server also sends it as a header. */
export const waitContext = createContext<number | null>(null);

/**
 * The status of a request refused before it was looked at: a body this large needs a session, or is too large for anybody, the
 * database does not answer, or the target is not a page and has refused it.
 */
export const refusedContext = createContext<number | null>(null);

/** Identifies this request in the log and, on failure, on the page. */
export const requestIdContext = createContext<string>();
