/**
 * The door to better-auth: how sessions and their cookies are made. It is called from
 * our commands only; none of its own addresses is served. Rows are written by the commands themselves, because they
 * belong into one transaction with ours.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { type BetterAuthOptions, betterAuth } from "better-auth/minimal";
import { z } from "zod";
import { DEFAULT_LANGUAGE, type Language } from "../../content/language.ts";
import { type Id, newId } from "../../core/id.ts";
import { inTurns } from "../../core/turns.ts";
import type { Database, Db } from "../../db/client.ts";
import { accounts, sessions, users, verifications } from "../../db/schema.ts";
import type { Queue } from "../../jobs/queue.server.ts";
import { describeClient } from "./describe-client.ts";
import { type KnownDevices, openKnownDevices } from "./known-device.server.ts";
import { type Limits, openLimits } from "./limits.server.ts";
import { type Hashing, hashing } from "./password-hash.server.ts";
import { openSecretBox, type SecretBox } from "./secret-box.server.ts";

/** A browser and where it is. */
export type Client = { headers: Headers; address: string };

/** What a request says about its session. A forged cookie counts as one whose session is over. */
export type SessionCookie = { kind: "none" } | { kind: "forged" } | { kind: "signed"; token: string };

/** `Set-Cookie` headers to send along. */
export type SetCookies = ReadonlyArray<string>;

export type AdminTwoFactor = "required" | "optional";

export type Accounts = {
  readonly db: Db;
  readonly queue: Pick<Queue, "enqueue">;
  readonly limits: Limits;
  /** So many at once and no more: throws TooBusyError when too many are waiting. */
  readonly hashing: Hashing;
  readonly knownDevices: KnownDevices;
  /** Encrypts what must be read again: the secrets of second factors. */
  readonly secretBox: SecretBox;
  /** Whether the administrator may go without a second factor. */
  readonly adminTwoFactor: AdminTwoFactor;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Lower case. Who has it, verified, is the administrator (P4). */
  readonly adminEmail: string;
  /** Of everybody, as nobody chooses one yet. */
  readonly language: Language;
  /** Reads the cookie and checks its signature, without a look into the database. */
  readSessionCookie(headers: Headers): SessionCookie;
  /** Begins a session of somebody who has just proved to be that user, and marks the browser as known once the address is proved. */
  startSession(userId: Id<"user">, client: Client): Promise<SetCookies>;
  /** Moves the end of the session on. Empty when it is over by now. */
  slideSession(headers: Headers): Promise<SetCookies>;
  /** Ends the session and takes the cookie away. */
  endSession(headers: Headers): Promise<SetCookies>;
  /** Takes the cookie of a session away that is over already. */
  dropCookie(): SetCookies;
};

const DAY_SECONDS = 24 * 60 * 60;
/** How long a session lasts without a visit. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A session is moved on at the first visit after this, so that not every request writes. */
export const SESSION_SLIDE_SECONDS = DAY_SECONDS;
const COOKIE_PREFIX = "lamplight";

/** One thread of Node's four is left to files and compression; more hashes than cores are not done sooner. */
const HASHES_AT_ONCE = Math.min(3, availableParallelism());
/** Some fifteen seconds of waiting on two cores, at most. Who comes after them is asked to come again. */
const HASHES_WAITING = 200;

/** However many sign in at once, hashes take no more than 3 × 46 MiB. Throws TooBusyError. */
function bounded({ hash, verify }: Hashing): Hashing {
  const inTurn = inTurns({ atOnce: HASHES_AT_ONCE, mostWaiting: HASHES_WAITING });
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (hashed, password) => inTurn(() => verify(hashed, password)),
  };
}

/** Everything that commands of this module need. The database must be migrated and the queue open. */
export function createAccounts(options: {
  db: Db;
  pool: Database["pool"];
  queue: Pick<Queue, "enqueue">;
  secret: string;
  publicUrl: string;
  adminEmail: string;
  /** English when it is not said. */
  language?: Language;
  /** Required when it is not said. */
  adminTwoFactor?: AdminTwoFactor;
  /** A test counts how often it is used. */
  hashing?: Hashing;
}): Accounts {
  const { db, queue, secret, publicUrl, adminEmail } = options;
  const isSecure = publicUrl.startsWith("https:");
  const auth = betterAuth(authOptions({ db, secret, publicUrl }));
  const cookieName = `${cookiePrefix(publicUrl)}.session_token`;
  const knownDevices = openKnownDevices({ secret, isSecure });

  return {
    db,
    queue,
    hashing: bounded(options.hashing ?? hashing),
    knownDevices,
    secretBox: openSecretBox(secret),
    adminTwoFactor: options.adminTwoFactor ?? "required",
    limits: openLimits(options.pool),
    publicUrl,
    language: options.language ?? DEFAULT_LANGUAGE,
    adminEmail,
    readSessionCookie: (headers) => readSignedCookie(headers, cookieName, secret),
    async startSession(userId, client) {
      const { headers: answer, response } = await auth.api.startSession({
        body: { userId, ...describeClient(client) },
        // A new session owes nothing to an old cookie.
        headers: new Headers(),
        returnHeaders: true,
      });
      return [...answer.getSetCookie(), ...(response.emailVerified ? [knownDevices.issue(response.email)] : [])];
    },
    async slideSession(headers) {
      const { headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
      return answer.getSetCookie();
    },
    async endSession(headers) {
      const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.getSetCookie();
    },
    dropCookie: () => [`${cookieName}=; Max-Age=0; Path=/; HttpOnly;${isSecure ? " Secure;" : ""} SameSite=Lax`],
  };
}

/** Behind TLS no other host, also none below the same domain, can set a cookie that we would take for ours (RFC 6265bis, 4.1.3.2). */
function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? `__Host-${COOKIE_PREFIX}` : COOKIE_PREFIX;
}

function authOptions(options: { db: Db; secret: string; publicUrl: string }) {
  return {
    appName: "Lamplight",
    baseURL: options.publicUrl,
    secret: options.secret,
    database: drizzleAdapter(options.db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_SLIDE_SECONDS },
    advanced: {
      cookiePrefix: cookiePrefix(options.publicUrl),
      // It would put another prefix in front.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: options.publicUrl.startsWith("https:") },
      database: { generateId: () => newId() },
      ipAddress: { disableIpTracking: true },
    },
    // What it would say is told by its answers; what fails is thrown and logged by whoever called.
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [{ id: "start-session", endpoints: { startSession } }],
  } as const satisfies BetterAuthOptions;
}

/** better-auth begins sessions for a password; our commands check it, and what else is asked for. Never reachable by HTTP. */
const startSession = createAuthEndpoint(
  {
    method: "POST",
    body: z.object({ userId: z.string(), ipAddress: z.string(), userAgent: z.string() }),
    requireHeaders: true,
  },
  async (ctx) => {
    const { userId, ...device } = ctx.body;
    const user = await ctx.context.internalAdapter.findUserById(userId);
    if (!user) throw ctx.error("NOT_FOUND");
    const session = await ctx.context.internalAdapter.createSession(user.id, false, device);
    await setSessionCookie(ctx, { session, user });
    return { email: user.email, emailVerified: user.emailVerified };
  },
);

/** A signed cookie holds `token.signature`, the HMAC-SHA256 of the token in base64, percent-encoded (better-call). */
function readSignedCookie(headers: Headers, name: string, secret: string): SessionCookie {
  const pair = headers
    .get("cookie")
    ?.split(";")
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return { kind: "none" };

  const value = decoded(pair.slice(name.length + 1));
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, Math.max(0, dot));
  const signature = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return token !== "" && signature.length === expected.length && timingSafeEqual(signature, expected)
    ? { kind: "signed", token }
    : { kind: "forged" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
