/** The settings: read from the environment once, at start. Every mistake gives one line that says what to change. */
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod/mini";
import en from "zod/v4/locales/en.js";
import { formatsOf } from "../content/formats.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../content/language.ts";
import { dayOf } from "../core/days.ts";
import { OperatorError } from "../core/errors.ts";
import { POOL_SIZE } from "../db/client.ts";
import { SAVES_PER_MINUTE } from "../modules/attempts/limits.server.ts";
import { isProxyList } from "./proxies.ts";

/** zod/mini has no words of its own. Forms bring theirs; imported files, rows and these settings are told about in Zod's. */
z.config(en());

const PASSWORD_LENGTH_OF_ADMIN = 12;
const SLOW_QUERY_MS = 200;
const BACKUPS_KEPT = 7;

const variables = z.registry<{ name: string }>();

/** A setting and its variable. An empty variable counts as unset: that is how shells and unit files unset one. */
function from<T extends z.ZodMiniType>(name: string, schema: T) {
  const setting = z.pipe(
    z.transform((value) => (value === "" ? undefined : value)),
    schema,
  );
  variables.add(setting, { name });
  return setting;
}

const wholeNumber = (least: number, most: number) => {
  const error = `must be a number from ${least} to ${most}`;
  return z.coerce
    .number({ error })
    .check(z.int("must be a whole number"), z.minimum(least, error), z.maximum(most, error));
};

const oneOf = <const T extends ReadonlyArray<string>>(values: T) =>
  z.enum(values, { error: `must be ${formatsOf(DEFAULT_LANGUAGE).any(values)}` });

const text = (isRight: (text: string) => boolean, error: string) => z.string().check(z.refine(isRight, error));

const isAddressOf =
  (...protocols: ReadonlyArray<string>) =>
  (address: string) =>
    URL.canParse(address) && protocols.includes(new URL(address).protocol);

const Environment = z.object({
  port: from("PORT", z._default(wholeNumber(0, 65_535), 3000)),
  /** Undefined: the product starts its own database server. */
  databaseUrl: from(
    "DATABASE_URL",
    z.optional(text(isAddressOf("postgres:", "postgresql:"), "must look like postgres://user:password@host:5432/name")),
  ),
  /** Absolute. */
  dataDir: from("DATA_DIR", z.pipe(z._default(z.string(), "./data"), z.transform(absolute))),
  /** Lower case. */
  adminEmail: from(
    "ADMIN_EMAIL",
    z._default(
      z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email("must be an e-mail address")),
      "admin@example.org",
    ),
  ),
  adminPassword: from(
    "ADMIN_PASSWORD",
    z.optional(
      z
        .string()
        .check(
          z.minLength(PASSWORD_LENGTH_OF_ADMIN, `must have at least ${PASSWORD_LENGTH_OF_ADMIN} characters`),
          z.maxLength(128, "must have at most 128 characters"),
        ),
    ),
  ),
  /** As a browser writes it, without a trailing slash; undefined: the address this process listens on. */
  publicUrl: from(
    "PUBLIC_URL",
    z.optional(
      z.pipe(
        text(isAddressOf("http:", "https:"), "must be the address people type, like https://exams.example.org"),
        z.transform((url) => new URL(url).href.replace(/(?<!\/)\/+$/, "")),
      ),
    ),
  ),
  smtpUrl: from(
    "SMTP_URL",
    z.optional(text(isAddressOf("smtp:", "smtps:"), "must look like smtp://user:password@host:587")),
  ),
  /** Undefined: a generated one is kept in `dataDir`. */
  sessionSecret: from(
    "SESSION_SECRET",
    z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  ),
  timeZone: from("TZ_DISPLAY", z._default(text(isTimeZone, "must be a time zone like Asia/Kolkata"), "Asia/Kolkata")),
  /** The language of screens and mails. */
  language: from(
    "LANGUAGE_DISPLAY",
    z._default(z.enum(LANGUAGES, { error: `must be one of ${LANGUAGES.join(", ")}` }), DEFAULT_LANGUAGE),
  ),
  /** Database connections per process. */
  poolSize: from("POOL_SIZE", z._default(wholeNumber(2, 500), POOL_SIZE)),
  trustProxy: from(
    "TRUST_PROXY",
    z.optional(text(isProxyList, "must be a list of loopback, private, none, addresses and networks like 10.0.3.0/24")),
  ),
  /** Undefined: no metrics are collected. */
  metricsPort: from("METRICS_PORT", z.optional(wholeNumber(0, 65_535))),
  metricsAddress: from(
    "METRICS_ADDRESS",
    z._default(
      text((address) => isIP(address) !== 0, "must be an address of this machine, like 127.0.0.1"),
      "127.0.0.1",
    ),
  ),
  /** 0: slow statements are not reported. */
  slowQueryMs: from("SLOW_QUERY_MS", z._default(wholeNumber(0, 60_000), SLOW_QUERY_MS)),
  /** Requests of running tests that one student may send a minute. */
  savesPerMinute: from("SAVES_PER_MINUTE", z._default(wholeNumber(60, 1_000_000), SAVES_PER_MINUTE)),
  /** How long `/readyz` announces the shutdown before the process refuses new requests. */
  shutdownNoticeSeconds: from("SHUTDOWN_NOTICE_SECONDS", z._default(wholeNumber(0, 5), 0)),
  adminTwoFactor: from("ADMIN_TWO_FACTOR", z.optional(oneOf(["required", "optional"]))),
  backupDir: from("BACKUP_DIR", z.optional(z.pipe(z.string(), z.transform(absolute)))),
  backupEveryHours: from("BACKUP_EVERY_HOURS", z._default(wholeNumber(0, 24 * 31), 24)),
  backupKeep: from("BACKUP_KEEP", z._default(wholeNumber(1, 1000), BACKUPS_KEPT)),
  demo: from(
    "DEMO",
    z.pipe(
      z._default(oneOf(["0", "1"]), "1"),
      z.transform((flag) => flag === "1"),
    ),
  ),
  logLevel: from(
    "LOG_LEVEL",
    z._default(oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "warn"),
  ),
});

export type Settings = ReturnType<typeof readSettings>;

/** The settings in the environment. Throws an OperatorError with one line per mistake. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const nameOf = (schema: z.core.$ZodType) => variables.get(schema)?.name ?? "";
  const entries = Object.entries(Environment.shape).map(([setting, schema]) => [setting, environment[nameOf(schema)]]);
  const parsed = Environment.safeParse(Object.fromEntries(entries));
  if (!parsed.success) {
    const names = new Map(Object.entries(Environment.shape).map(([setting, schema]) => [setting, nameOf(schema)]));
    const lines = parsed.error.issues.map(
      ({ path: [setting], message }) => `${names.get(String(setting))} ${message}.`,
    );
    throw new OperatorError(lines.join("\n"));
  }
  const { backupDir, backupEveryHours, backupKeep, ...settings } = parsed.data;
  const { adminTwoFactor, databaseUrl, dataDir, demo, publicUrl, trustProxy } = settings;
  // On for the product's own database. With an external server its operator says where backups go, or has their own.
  const folder = backupDir ?? (databaseUrl ? null : path.join(dataDir, "backups"));
  return {
    ...settings,
    /** Where the database is. */
    location: databaseUrl ? { url: databaseUrl } : { dataDir },
    /**
     * Peers that are trusted as proxies; parsed by `openProxies`. Without PUBLIC_URL the default is none: no proxy is expected, and
     * every program on this machine could claim to be one.
     */
    trustProxy: trustProxy ?? (publicUrl ? "loopback" : "none"),
    /** A trial at home opens with the password it prints; an installation with an address is meant for others. */
    adminTwoFactor: adminTwoFactor ?? (demo && !publicUrl ? "optional" : "required"),
    /** Null if backups are not automatic. */
    backups: folder && backupEveryHours > 0 ? { folder, everyHours: backupEveryHours, keep: backupKeep } : null,
  };
}

/** Relative to the working directory at start. */
function absolute(folder: string): string {
  return path.resolve(folder);
}

/** A named zone, not an offset such as +05:30: the database reads its sign the other way round. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    dayOf(new Date(), name);
    return true;
  } catch {
    return false;
  }
}
