/** The settings: read from the environment once, at start. Every mistake is one line that says what to change. */
import path from "node:path";
import { z } from "zod";
import { OperatorError } from "../core/errors.ts";

const PASSWORD_LENGTH_OF_ADMIN = 12;

/** An empty variable counts as none: that is how shells and unit files unset one. */
const blankAsMissing = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional());

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
    demo: env.DEMO === "1",
  };
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
