/**
 * The viewer of a request. Runs before every page and every save, so it is one statement: the signature of the cookie is
 * checked without the database, and session, user and student are read together. The role is decided on every request.
 */
import { eq, sql } from "drizzle-orm";
import { inBatches } from "../../../core/batch.ts";
import type { Db } from "../../../db/client.ts";
import { sessions, students, users } from "../../../db/schema.ts";
import type { Accounts } from "../auth.server.ts";
import { isAdminAddress } from "../roles.server.ts";
import type { SetCookies } from "../sessions.server.ts";
import { SESSION_SECONDS, SESSION_SLIDE_SECONDS } from "../sessions.server.ts";
import { storedForms } from "../sign-in/stored-token.server.ts";
import type { Viewer } from "../viewer.ts";

export type Visit = {
  viewer: Viewer | null;
  /** True if the request carries a session cookie whose session has expired or was ended elsewhere. */
  ended: boolean;
  /** To be sent with the reply. */
  setCookies: SetCookies;
};

const HOUR_MS = 60 * 60 * 1_000;
/** Administrators are signed out sooner than students: half a day after the last visit, and after a week in any case. */
const ADMIN_IDLE_MS = 12 * HOUR_MS;
const ADMIN_LONGEST_MS = 7 * 24 * HOUR_MS;
/** How often a visit of the administrator is recorded. */
const ADMIN_TOUCH_MS = HOUR_MS;

/** The viewer behind a request. A fault of the database is thrown, never taken for a visitor without a session. */
export async function findViewer(accounts: Accounts, headers: Headers, now: Date): Promise<Visit> {
  const cookie = accounts.readSessionCookie(headers);
  switch (cookie.kind) {
    case "none":
      return { viewer: null, ended: false, setCookies: [] };
    case "forged":
      return { viewer: null, ended: true, setCookies: accounts.dropCookie() };
    case "signed": {
      const row = await findSession(accounts.db, cookie.token);
      const viewer = row && viewerOf(row, accounts);
      if (!row || row.expiresAt <= now || (viewer?.kind === "admin" && isOverForAdmin(row, now))) {
        return { viewer: null, ended: true, setCookies: accounts.dropCookie() };
      }
      if (viewer?.kind === "admin" && isSilentFor(row, ADMIN_TOUCH_MS, now))
        await accounts.touchSession(cookie.token, now);
      const slideAt = row.expiresAt.getTime() - (SESSION_SECONDS - SESSION_SLIDE_SECONDS) * 1000;
      const setCookies = slideAt <= now.getTime() ? await accounts.slideSession(cookie.token, now) : [];
      return { viewer, ended: false, setCookies };
    }
    default:
      return cookie satisfies never;
  }
}

function isOverForAdmin(row: SessionRow, now: Date): boolean {
  return isSilentFor(row, ADMIN_IDLE_MS, now) || now.getTime() - row.createdAt.getTime() >= ADMIN_LONGEST_MS;
}

function isSilentFor({ updatedAt }: SessionRow, milliseconds: number, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() >= milliseconds;
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

async function findSession(db: Db, token: string) {
  const known = finders.get(db);
  const find = known ?? finderFor(db);
  if (!known) finders.set(db, find);
  return (await find(token)).row;
}

const TOKENS_A_ROUND = 100;
const ROUNDS = 2;

const finders = new WeakMap<Db, ReturnType<typeof finderFor>>();

/** The most frequent statement of all: planned once per connection, and batched for concurrent requests. */
function finderFor(db: Db) {
  const statement = prepareStatement(db);
  type Row = Awaited<ReturnType<typeof statement.execute>>[number];
  return inBatches<string, { row: Row | null }>({
    run: async (tokens) => {
      const rows = await statement.execute({ tokens: tokens.flatMap(storedForms) });
      const rowOf = new Map(rows.map((row) => [row.token, row]));
      return tokens.map((token) => {
        const [hashed, plain] = storedForms(token);
        return { row: rowOf.get(hashed) ?? rowOf.get(plain) ?? null };
      });
    },
    keyOf: (token) => token,
    most: TOKENS_A_ROUND,
    rounds: ROUNDS,
  });
}

function prepareStatement(db: Db) {
  return db
    .select({
      token: sessions.token,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      userId: users.id,
      userName: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      student: {
        id: students.id,
        name: students.name,
        course: students.course,
        status: students.status,
        extraTimePercent: students.extraTimePercent,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.authId, users.id))
    .where(sql`${sessions.token} = any (${sql.placeholder("tokens")})`)
    .prepare("find_viewers");
}

/** The administrator is the account that has proved the address (P4, P40). An account with neither role is a visitor. */
function viewerOf(row: SessionRow, accounts: Accounts): Viewer | null {
  const { userId, email, emailVerified, student } = row;
  const { language } = accounts;
  if (emailVerified && isAdminAddress(accounts, email)) {
    return { kind: "admin", userId, name: row.userName, email, language };
  }
  if (!student) return null;
  const { id: studentId, name, course, status, extraTimePercent } = student;
  return { kind: "student", userId, studentId, name, email, emailVerified, language, course, status, extraTimePercent };
}
