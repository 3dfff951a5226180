import { expect, test } from "vitest";
import { buildAdmin } from "../../../testing/build.ts";
import { buildPost } from "../../../testing/build-posts.ts";
import { db } from "../../../testing/test-db.ts";
import { findNextPublication } from "./find-next-publication.server.ts";
import { listPostAddresses } from "./list-addresses.server.ts";

const minutes = (count: number) => new Date(Date.parse("2026-11-21T10:00:00Z") + count * 60_000);
const NOW = minutes(0);

test("only what is public now has an address, the newest first, with the time since when it reads as it does", async () => {
  const admin = await buildAdmin(db);
  const older = await buildPost(db, admin, { publishedAt: minutes(-60) }, minutes(-30));
  const scheduled = await buildPost(db, admin, { publishedAt: minutes(-5) }, minutes(-40));
  await buildPost(db, admin, { status: "draft" }, minutes(-20));
  const future = await buildPost(db, admin, { publishedAt: minutes(10) }, minutes(-20));

  expect(await listPostAddresses(db, NOW, 10)).toEqual([
    { slug: scheduled.slug, changedAt: minutes(-5) },
    { slug: older.slug, changedAt: minutes(-30) },
  ]);
  expect(await listPostAddresses(db, NOW, 1)).toHaveLength(1);
  expect((await listPostAddresses(db, minutes(10), 10))[0]).toEqual({ slug: future.slug, changedAt: minutes(10) });

  expect(await findNextPublication(db, NOW)).toEqual(minutes(10));
  expect(await findNextPublication(db, minutes(10))).toBeNull();
});
