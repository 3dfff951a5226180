import { expect, test } from "vitest";
import { db } from "../../testing/test-db.ts";
import { loadSite } from "./queries/load-site.server.ts";
import { firstSite } from "./rules.ts";

test("a new database says of the site what is shown when the database fails", async () => {
  expect(await loadSite(db)).toEqual(firstSite);
});
