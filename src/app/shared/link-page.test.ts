import { expect, test } from "vitest";
import { buildStudent } from "../../testing/build.ts";
import { db } from "../../testing/test-db.ts";
import { continueLinkOf } from "./link-page.ts";

test("a link of a mail leads who is signed out to the account by signing in, and who is signed in to the own start page", async () => {
  expect(continueLinkOf(null)).toEqual({ to: "/login?next=%2Faccount", label: "Sign In" });
  expect(continueLinkOf(await buildStudent(db))).toEqual({ to: "/dashboard", label: "Continue" });
});
