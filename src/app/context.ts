/** What the server hands to loaders and actions. Typed contexts, set once for each request. */
import { createContext, type RouterContextProvider } from "react-router";
import type { Db } from "../db/client.ts";
import type { MailTransport } from "../mail/transport.server.ts";
import type { Accounts } from "../modules/accounts/auth.server.ts";
import type { Client } from "../modules/accounts/sessions.server.ts";
import type { Viewer } from "../modules/accounts/viewer.ts";
import type { Messages } from "../modules/messages/messages.server.ts";

/** What lives as long as the process. */
export type Services = {
  db: Db;
  accounts: Accounts;
  messages: Messages;
  /** Puts work that may be late into a transaction. */
  queue: Messages["queue"];
  /** The way out for mails; screens only try it, every other mail goes through the queue. */
  transport: MailTransport;
  /** The address people type, without a slash at the end. */
  publicUrl: string;
  /** The time zone in which days and dates are shown. */
  timeZone: string;
  adminEmail: string;
  /** Where and how often backups are made by themselves; null when they are not. */
  backups: { folder: string; everyHours: number } | null;
};

export const servicesContext = createContext<Services>();

/** The server's clock when this request was there whole, but for the files of the administrator. */
export const nowContext = createContext<Date>();

/** The address the request came from, for limits; never trusted for anything else. */
export const clientAddressContext = createContext<string>();

/** The browser a request came from, and from where. */
export function clientOf(context: Readonly<RouterContextProvider>, { headers }: Request): Client {
  return { headers, address: context.get(clientAddressContext) };
}

/** The nonce of this answer's content security policy. */
export const nonceContext = createContext<string>();

/** True while a page is rendered for every visitor: nothing of this one request may stand in it. */
export const isSharedContext = createContext(false);

/** Whoever is signed in, or null; set by the middleware of the root route. */
export const viewerContext = createContext<Viewer | null>(null);

/** The part of the logger that a request needs. It carries the request's id. */
export type RequestLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export const logContext = createContext<RequestLog>();

/**
 * What went wrong while a page was made; the server decides by it how to respond. `isHandled` when the page itself
 * says so, beside what was typed.
 */
export const faultContext = createContext<{ error: unknown; isHandled: boolean }>();

/** For how many minutes a limit still holds that has refused what was asked for; the server says so in the header, too. */
export const waitContext = createContext<number | null>(null);

/**
 * The status of the error page that answers a request before anything of it is looked at: who sends so much has to be signed
 * in, it is too much for anybody, the database does not answer, or what it was sent to is no page and has refused it.
 */
export const refusedContext = createContext<number | null>(null);

/** Names this request in the log and, when it fails, on the page. */
export const requestIdContext = createContext<string>();
