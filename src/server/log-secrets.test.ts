/** What the log contains at its most verbose level: never who it was, nor any secret. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { CONSENT_VERSION } from "../content/en/consent.ts";
import { urlOf } from "../testing/other-databases.ts";
import { startProduct } from "../testing/product.ts";
import { db, testConnection } from "../testing/test-db.ts";

/** Each would be found if it were anywhere in the log. */
const SECRETS = {
  name: "Zebedeezo Quillwright",
  mailbox: "zebedee.q7",
  password: "quillpassword seven",
  wrongPassword: "wrongquill guess",
  message: "My hovercraft is full of eels",
  token: "t0kenOfNobodyAtAll",
  address: "198.51.100.77",
};

test("the log names neither people nor keys, at any level, also when everything fails", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-log-"));
  const environment = { DATABASE_URL: urlOf(testConnection.database), DATA_DIR: folder, DEMO: "0" };
  const product = await startProduct({ ...environment, LOG_LEVEL: "trace" });
  const { name, password, wrongPassword, message, token, address } = SECRETS;
  const email = `${SECRETS.mailbox}@example.org`;
  let cookie = "";
  const ask = async (where: string, fields?: Record<string, string>) => {
    const answer = await fetch(`${product.url}${where}`, {
      headers: { origin: product.url, cookie, "x-forwarded-for": address, accept: "text/html" },
      redirect: "manual",
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
    const given = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (given.length > 0) cookie = given.join("; ");
    return answer.status;
  };
  const everything = async () => [
    await ask("/signup", { name, email, password, course: "NCLEX-RN", consent: CONSENT_VERSION }),
    await ask("/login", { email, password: wrongPassword }),
    await ask("/login", { email, password }),
    await ask("/dashboard"),
    await ask("/forgot-password", { email }),
    await ask(`/reset-password?token=${token}`),
    await ask("/reset-password", { token, password }),
    await ask(`/verify-email?token=${token}`),
    await ask(`/invitation?token=${token}`),
    await ask("/contact", { name, email, message, homepage: "", took: "9000" }),
    await ask("/newsletter", { email, homepage: "", took: "9000" }),
    await ask(`/login?${new URLSearchParams({ next: `/${token}` })}`),
  ];

  const statuses = await everything();
  const cookies = cookie;
  for (const table of ["users", "sessions", "messages", "rate_limits"]) {
    await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  }
  const broken = await everything();
  await product.stop();
  await rm(folder, { recursive: true, force: true });

  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(broken.filter((status) => status >= 500).length).toBeGreaterThan(3);
  const log = product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  // Proves that there is something to search: faults, and a line for each request.
  expect(log.filter((line) => line.includes('"err"')).length).toBeGreaterThan(3);
  expect(log.filter((line) => line.includes("/forgot-password")).length).toBeGreaterThan(0);
  const values = cookies.split("; ").map((pair) => pair.split("=")[1] ?? "");
  expect(values.every((value) => value.length > 20)).toBe(true);
  for (const secret of [...Object.values(SECRETS), ...name.split(" "), ...values]) {
    expect(log.filter((line) => line.includes(secret))).toEqual([]);
  }
}, 60_000);
