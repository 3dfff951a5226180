import { expect, test } from "vitest";
import { db } from "../../testing/test-db.ts";
import { findSite } from "./queries/find-site.server.ts";
import { firstSite } from "./rules.ts";

test("a new database says of the site what is shown when the database fails", async () => {
  expect(await findSite(db)).toEqual(firstSite);
});
