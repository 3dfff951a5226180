import { expect, test } from "vitest";
import { buildStudent } from "../../testing/build.ts";
import { db } from "../../testing/test-db.ts";
import { continueLinkOf } from "./link-page.ts";

test("a link in a mail leads to the account through sign-in when signed out, and to the user's first page when signed in", async () => {
  expect(continueLinkOf(null)).toEqual({ to: "/login?next=%2Faccount", label: "Sign In" });
  expect(continueLinkOf(await buildStudent(db))).toEqual({ to: "/dashboard", label: "Continue" });
});
