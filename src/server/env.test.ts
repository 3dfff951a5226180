import path from "node:path";
import { expect, test } from "vitest";
import { OperatorError } from "../core/errors.ts";
import { readSettings } from "./env.ts";

test("an empty environment gives the defaults", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    databaseUrl: undefined,
    location: { dataDir: path.resolve("data") },
    dataDir: path.resolve("data"),
    adminEmail: "admin@example.org",
    adminPassword: undefined,
    publicUrl: undefined,
    smtpUrl: undefined,
    sessionSecret: undefined,
    timeZone: "Asia/Kolkata",
    language: "en",
    poolSize: 12,
    trustProxy: "none",
    metricsPort: undefined,
    metricsAddress: "127.0.0.1",
    slowQueryMs: 200,
    savesPerMinute: 300,
    shutdownNoticeSeconds: 0,
    adminTwoFactor: "optional",
    backups: { folder: path.resolve("data/backups"), everyHours: 24, keep: 7 },
    demo: true,
    logLevel: "warn",
  });
});

test("a missing second factor is allowed only in a demo without an address, or if configured", () => {
  const of = (environment: Record<string, string>) => readSettings(environment).adminTwoFactor;
  const PUBLIC_URL = "https://exams.example.org";

  expect([of({}), of({ DEMO: "0" }), of({ PUBLIC_URL }), of({ DEMO: "0", PUBLIC_URL })]).toEqual([
    "optional",
    "required",
    "required",
    "required",
  ]);
  expect(of({ ADMIN_TWO_FACTOR: "required" })).toBe("required");
  expect(of({ PUBLIC_URL, ADMIN_TWO_FACTOR: "optional" })).toBe("optional");
});

test("a proxy on this machine is believed where the product has an address of its own, or if configured", () => {
  const of = (environment: Record<string, string>) => readSettings(environment).trustProxy;
  const PUBLIC_URL = "https://exams.example.org";

  expect([
    of({}),
    of({ PUBLIC_URL }),
    of({ TRUST_PROXY: "loopback" }),
    of({ PUBLIC_URL, TRUST_PROXY: "none" }),
  ]).toEqual(["none", "loopback", "loopback", "none"]);
});

test("an https address is recognised however it is written, or cookies would lack what TLS allows", () => {
  for (const PUBLIC_URL of ["HTTPS://Exams.example.org", " https://exams.example.org:443//"]) {
    expect(readSettings({ PUBLIC_URL }).publicUrl).toBe("https://exams.example.org");
  }
});

test("backups are automatic for the product's own database, and for a server's only with a folder set", () => {
  const of = (environment: Record<string, string>) => readSettings(environment).backups;
  const DATABASE_URL = "postgres://lamp:light@db:5432/exams";

  expect(of({ DATABASE_URL })).toBeNull();
  expect(of({ DATABASE_URL, BACKUP_DIR: "/mnt/backups", BACKUP_EVERY_HOURS: "6", BACKUP_KEEP: "30" })).toEqual({
    folder: "/mnt/backups",
    everyHours: 6,
    keep: 30,
  });
  expect(of({ BACKUP_EVERY_HOURS: "0" })).toBeNull();
});

test("settings are parsed into the form the product uses", () => {
  const settings = readSettings({
    PORT: "8080",
    DATABASE_URL: "postgres://lamp:light@db:5432/exams",
    ADMIN_EMAIL: " Head@Institute.Example ",
    ADMIN_PASSWORD: "a long password",
    PUBLIC_URL: "https://exams.example.org/",
    SMTP_URL: "",
    DEMO: "0",
  });

  expect(settings).toMatchObject({
    port: 8080,
    databaseUrl: "postgres://lamp:light@db:5432/exams",
    adminEmail: "head@institute.example",
    publicUrl: "https://exams.example.org",
    smtpUrl: undefined,
    demo: false,
  });
});

test.each([
  ["PORT", "eighty", "PORT must be a number from 0 to 65535."],
  ["PORT", "70000", "PORT must be a number from 0 to 65535."],
  ["DATABASE_URL", "mysql://db/exams", "DATABASE_URL must look like postgres://user:password@host:5432/name."],
  ["ADMIN_EMAIL", "nobody", "ADMIN_EMAIL must be an e-mail address."],
  ["ADMIN_PASSWORD", "too short", "ADMIN_PASSWORD must have at least 12 characters."],
  ["PUBLIC_URL", "exams.example.org", "PUBLIC_URL must be the address people type, like https://exams.example.org."],
  ["SMTP_URL", "mail.example.org", "SMTP_URL must look like smtp://user:password@host:587."],
  ["SESSION_SECRET", "short", "SESSION_SECRET must have at least 32 characters."],
  ["TZ_DISPLAY", "Mars/Olympus", "TZ_DISPLAY must be a time zone like Asia/Kolkata."],
  ["LANGUAGE_DISPLAY", "xx", "LANGUAGE_DISPLAY must be one of en, en-XA."],
  ["TZ_DISPLAY", "+05:30", "TZ_DISPLAY must be a time zone like Asia/Kolkata."],
  ["ADMIN_TWO_FACTOR", "no", "ADMIN_TWO_FACTOR must be required or optional."],
  ["POOL_SIZE", "1", "POOL_SIZE must be a number from 2 to 500."],
  [
    "TRUST_PROXY",
    "caddy",
    "TRUST_PROXY must be a list of loopback, private, none, addresses and networks like 10.0.3.0/24.",
  ],
  ["METRICS_PORT", "x", "METRICS_PORT must be a number from 0 to 65535."],
  ["METRICS_ADDRESS", "localhost", "METRICS_ADDRESS must be an address of this machine, like 127.0.0.1."],
  ["SLOW_QUERY_MS", "-1", "SLOW_QUERY_MS must be a number from 0 to 60000."],
  ["SHUTDOWN_NOTICE_SECONDS", "60", "SHUTDOWN_NOTICE_SECONDS must be a number from 0 to 5."],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent."],
  ["DEMO", "yes", "DEMO must be 0 or 1."],
])("%s=%s is one line that says what to change", (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(new OperatorError(line));
});

test("every mistake has its own line, and no secret is repeated", () => {
  const mistakes = () => readSettings({ PORT: "x", ADMIN_PASSWORD: "secret", DEMO: "2" });

  expect(mistakes).toThrow(/^PORT .*\nADMIN_PASSWORD .*\nDEMO .*$/);
  expect(mistakes).not.toThrow("secret.");
});
