/** The settings: read from the environment once, at start. Every mistake is one line that says what to change. */
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { OperatorError } from "../core/errors.ts";
import { POOL_SIZE } from "../db/client.ts";
import { SAVES_PER_MINUTE } from "../modules/attempts/limits.server.ts";
import { isProxyList } from "./proxies.ts";

const PASSWORD_LENGTH_OF_ADMIN = 12;
const SLOW_QUERY_MS = 200;
const BACKUPS_KEPT = 7;

/** An empty variable counts as none: that is how shells and unit files unset one. */
const blankAsMissing = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional());

/** A whole number in a range; without one, the default or none. */
const wholeNumber = (least: number, most: number) => {
  const error = `must be a number from ${least} to ${most}`;
  return z.coerce.number({ error }).int("must be a whole number").min(least, error).max(most, error);
};

function isAddressOf(protocols: ReadonlyArray<string>) {
  return (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const Environment = z.object({
  PORT: z.preprocess(
    blankAsMissing,
    z.coerce
      .number({ error: "must be a number from 0 to 65535" })
      .int("must be a whole number")
      .min(0, "must be a number from 0 to 65535")
      .max(65_535, "must be a number from 0 to 65535")
      .default(3000),
  ),
  DATABASE_URL: optional(
    z
      .string()
      .refine(isAddressOf(["postgres:", "postgresql:"]), "must look like postgres://user:password@host:5432/name"),
  ),
  DATA_DIR: z.preprocess(blankAsMissing, z.string().default("./data")),
  ADMIN_EMAIL: z.preprocess(
    blankAsMissing,
    z.string().trim().toLowerCase().pipe(z.email("must be an e-mail address")).default("admin@example.org"),
  ),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(PASSWORD_LENGTH_OF_ADMIN, `must have at least ${PASSWORD_LENGTH_OF_ADMIN} characters`)
      .max(128, "must have at most 128 characters"),
  ),
  PUBLIC_URL: optional(
    z
      .string()
      .refine(isAddressOf(["http:", "https:"]), "must be the address people type, like https://exams.example.org"),
  ),
  SMTP_URL: optional(
    z.string().refine(isAddressOf(["smtp:", "smtps:"]), "must look like smtp://user:password@host:587"),
  ),
  SESSION_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  TZ_DISPLAY: z.preprocess(
    blankAsMissing,
    z.string().refine(isTimeZone, "must be a time zone like Asia/Kolkata").default("Asia/Kolkata"),
  ),
  POOL_SIZE: z.preprocess(blankAsMissing, wholeNumber(2, 500).default(POOL_SIZE)),
  TRUST_PROXY: z.preprocess(
    blankAsMissing,
    z
      .string()
      .refine(isProxyList, "must be a list of loopback, private, none, addresses and networks like 10.0.3.0/24")
      .default("loopback"),
  ),
  METRICS_PORT: optional(wholeNumber(0, 65_535)),
  METRICS_ADDRESS: z.preprocess(
    blankAsMissing,
    z
      .string()
      .refine((text) => isIP(text) !== 0, "must be an address of this machine, like 127.0.0.1")
      .default("127.0.0.1"),
  ),
  SLOW_QUERY_MS: z.preprocess(blankAsMissing, wholeNumber(0, 60_000).default(SLOW_QUERY_MS)),
  SAVES_PER_MINUTE: z.preprocess(blankAsMissing, wholeNumber(60, 1_000_000).default(SAVES_PER_MINUTE)),
  SHUTDOWN_NOTICE_SECONDS: z.preprocess(blankAsMissing, wholeNumber(0, 5).default(0)),
  ADMIN_TWO_FACTOR: optional(z.enum(["required", "optional"], { error: "must be required or optional" })),
  BACKUP_DIR: optional(z.string()),
  BACKUP_EVERY_HOURS: z.preprocess(blankAsMissing, wholeNumber(0, 24 * 31).default(24)),
  BACKUP_KEEP: z.preprocess(blankAsMissing, wholeNumber(1, 1000).default(BACKUPS_KEPT)),
  DEMO: z.preprocess(blankAsMissing, z.enum(["0", "1"], { error: "must be 0 or 1" }).default("1")),
});

export type Settings = {
  port: number;
  /** Undefined: the product starts its own server. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Lower case. */
  adminEmail: string;
  adminPassword: string | undefined;
  /** Without a slash at the end; undefined: the address this process listens on. */
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Undefined: one is kept in `dataDir`. */
  sessionSecret: string | undefined;
  timeZone: string;
  /** Connections to the database, for each process. */
  poolSize: number;
  /** Whose word counts about whom a request comes from; for `openProxies`. */
  trustProxy: string;
  /** Undefined: the metrics are not counted. */
  metricsPort: number | undefined;
  metricsAddress: string;
  /** 0: no statement is slow. */
  slowQueryMs: number;
  /** Requests of running tests that one student may send a minute. */
  savesPerMinute: number;
  /** How long `/readyz` says that the process ends before it takes no new requests. */
  shutdownNoticeMs: number;
  /** Whether the administrator may go without a second factor. */
  adminTwoFactor: "required" | "optional";
  /** Null when no backup is made by itself. */
  backups: { folder: string; everyHours: number; keep: number } | null;
  demo: boolean;
};

/** The settings in the environment. Throws an OperatorError with one line for each mistake. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new OperatorError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join("\n"));
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(env.DATA_DIR),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
    smtpUrl: env.SMTP_URL,
    sessionSecret: env.SESSION_SECRET,
    timeZone: env.TZ_DISPLAY,
    poolSize: env.POOL_SIZE,
    trustProxy: env.TRUST_PROXY,
    metricsPort: env.METRICS_PORT,
    metricsAddress: env.METRICS_ADDRESS,
    slowQueryMs: env.SLOW_QUERY_MS,
    savesPerMinute: env.SAVES_PER_MINUTE,
    shutdownNoticeMs: env.SHUTDOWN_NOTICE_SECONDS * 1000,
    // What is tried out at home opens with the password it prints; what has an address is meant for others.
    adminTwoFactor: env.ADMIN_TWO_FACTOR ?? (env.DEMO === "1" && !env.PUBLIC_URL ? "optional" : "required"),
    backups: readBackups(env),
    demo: env.DEMO === "1",
  };
}

/** On for the product's own database. Who runs a server of databases says where backups go, or has others. */
function readBackups(env: z.infer<typeof Environment>): Settings["backups"] {
  const folder = env.BACKUP_DIR ?? (env.DATABASE_URL ? null : path.join(env.DATA_DIR, "backups"));
  if (folder === null || env.BACKUP_EVERY_HOURS === 0) return null;
  return { folder: path.resolve(folder), everyHours: env.BACKUP_EVERY_HOURS, keep: env.BACKUP_KEEP };
}

/** A place, not an offset such as +05:30: the database takes its sign for the opposite. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
