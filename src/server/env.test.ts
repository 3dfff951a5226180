import path from "node:path";
import { expect, test } from "vitest";
import { OperatorError } from "../core/errors.ts";
import { readSettings } from "./env.ts";

test("an empty environment gives the defaults", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    databaseUrl: undefined,
    dataDir: path.resolve("data"),
    adminEmail: "admin@example.org",
    adminPassword: undefined,
    publicUrl: undefined,
    smtpUrl: undefined,
    sessionSecret: undefined,
    timeZone: "Asia/Kolkata",
    demo: true,
  });
});

test("what is set is taken, in the form the product uses", () => {
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
  ["TZ_DISPLAY", "+05:30", "TZ_DISPLAY must be a time zone like Asia/Kolkata."],
  ["DEMO", "yes", "DEMO must be 0 or 1."],
])("%s=%s is one line that says what to change", (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(new OperatorError(line));
});

test("every mistake has a line of its own, and no secret is repeated", () => {
  const mistakes = () => readSettings({ PORT: "x", ADMIN_PASSWORD: "secret", DEMO: "2" });

  expect(mistakes).toThrow(/^PORT .*\nADMIN_PASSWORD .*\nDEMO .*$/);
  expect(mistakes).not.toThrow("secret.");
});
