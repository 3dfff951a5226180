/** The settings: read from the environment once, at start. Every mistake gives one line that says what to change. */
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { formatsOf } from "../content/formats.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../content/language.ts";
import { dayOf } from "../core/days.ts";
import { OperatorError } from "../core/errors.ts";
import { POOL_SIZE } from "../db/client.ts";
import { SAVES_PER_MINUTE } from "../modules/attempts/limits.server.ts";
import { isProxyList } from "./proxies.ts";

const PASSWORD_LENGTH_OF_ADMIN = 12;
const SLOW_QUERY_MS = 200;
const BACKUPS_KEPT = 7;

const variables = z.registry<{ name: string }>();

/** A setting and its variable. An empty variable counts as unset: that is how shells and unit files unset one. */
function from<T extends z.ZodType>(name: string, schema: T) {
  const setting = z.preprocess((value) => (value === "" ? undefined : value), schema);
  variables.add(setting, { name });
  return setting;
}

const wholeNumber = (least: number, most: number) => {
  const error = `must be a number from ${least} to ${most}`;
  return z.coerce.number({ error }).int("must be a whole number").min(least, error).max(most, error);
};

const oneOf = <const T extends ReadonlyArray<string>>(values: T) =>
  z.enum(values, { error: `must be ${formatsOf(DEFAULT_LANGUAGE).any(values)}` });

const text = (isRight: (text: string) => boolean, error: string) => z.string().refine(isRight, error);

const isAddressOf =
  (...protocols: ReadonlyArray<string>) =>
  (address: string) =>
    URL.canParse(address) && protocols.includes(new URL(address).protocol);

const Environment = z.object({
  port: from("PORT", wholeNumber(0, 65_535).default(3000)),
  /** Undefined: the product starts its own database server. */
  databaseUrl: from(
    "DATABASE_URL",
    text(isAddressOf("postgres:", "postgresql:"), "must look like postgres://user:password@host:5432/name").optional(),
  ),
  /** Absolute. */
  dataDir: from("DATA_DIR", z.string().default("./data").transform(absolute)),
  /** Lower case. */
  adminEmail: from(
    "ADMIN_EMAIL",
    z.string().trim().toLowerCase().pipe(z.email("must be an e-mail address")).default("admin@example.org"),
  ),
  adminPassword: from(
    "ADMIN_PASSWORD",
    z
      .string()
      .min(PASSWORD_LENGTH_OF_ADMIN, `must have at least ${PASSWORD_LENGTH_OF_ADMIN} characters`)
      .max(128, "must have at most 128 characters")
      .optional(),
  ),
  /** As a browser writes it, without a trailing slash; undefined: the address this process listens on. */
  publicUrl: from(
    "PUBLIC_URL",
    text(isAddressOf("http:", "https:"), "must be the address people type, like https://exams.example.org")
      .transform((url) => new URL(url).href.replace(/\/+$/, ""))
      .optional(),
  ),
  smtpUrl: from(
    "SMTP_URL",
    text(isAddressOf("smtp:", "smtps:"), "must look like smtp://user:password@host:587").optional(),
  ),
  /** Undefined: a generated one is kept in `dataDir`. */
  sessionSecret: from("SESSION_SECRET", z.string().min(32, "must have at least 32 characters").optional()),
  timeZone: from("TZ_DISPLAY", text(isTimeZone, "must be a time zone like Asia/Kolkata").default("Asia/Kolkata")),
  /** The language of screens and mails. */
  language: from(
    "LANGUAGE_DISPLAY",
    z.enum(LANGUAGES, { error: `must be one of ${LANGUAGES.join(", ")}` }).default(DEFAULT_LANGUAGE),
  ),
  /** Database connections per process. */
  poolSize: from("POOL_SIZE", wholeNumber(2, 500).default(POOL_SIZE)),
  /** Which peers are trusted as proxies; parsed by `openProxies`. */
  trustProxy: from(
    "TRUST_PROXY",
    text(isProxyList, "must be a list of loopback, private, none, addresses and networks like 10.0.3.0/24").default(
      "loopback",
    ),
  ),
  /** Undefined: no metrics are collected. */
  metricsPort: from("METRICS_PORT", wholeNumber(0, 65_535).optional()),
  metricsAddress: from(
    "METRICS_ADDRESS",
    text((address) => isIP(address) !== 0, "must be an address of this machine, like 127.0.0.1").default("127.0.0.1"),
  ),
  /** 0: slow statements are not reported. */
  slowQueryMs: from("SLOW_QUERY_MS", wholeNumber(0, 60_000).default(SLOW_QUERY_MS)),
  /** Requests of running tests that one student may send a minute. */
  savesPerMinute: from("SAVES_PER_MINUTE", wholeNumber(60, 1_000_000).default(SAVES_PER_MINUTE)),
  /** How long `/readyz` announces the shutdown before the process refuses new requests. */
  shutdownNoticeSeconds: from("SHUTDOWN_NOTICE_SECONDS", wholeNumber(0, 5).default(0)),
  adminTwoFactor: from("ADMIN_TWO_FACTOR", oneOf(["required", "optional"]).optional()),
  backupDir: from("BACKUP_DIR", z.string().transform(absolute).optional()),
  backupEveryHours: from("BACKUP_EVERY_HOURS", wholeNumber(0, 24 * 31).default(24)),
  backupKeep: from("BACKUP_KEEP", wholeNumber(1, 1000).default(BACKUPS_KEPT)),
  demo: from(
    "DEMO",
    oneOf(["0", "1"])
      .default("1")
      .transform((flag) => flag === "1"),
  ),
  logLevel: from("LOG_LEVEL", oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("warn")),
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
  const { adminTwoFactor, databaseUrl, dataDir, demo, publicUrl } = settings;
  // On for the product's own database. With an external server its operator says where backups go, or has their own.
  const folder = backupDir ?? (databaseUrl ? null : path.join(dataDir, "backups"));
  return {
    ...settings,
    /** Where the database is. */
    location: databaseUrl ? { url: databaseUrl } : { dataDir },
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
