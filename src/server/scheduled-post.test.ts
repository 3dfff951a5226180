/** A scheduled post as visitors see it: nothing runs at its time, and yet it appears. */
import { expect, test } from "vitest";
import { readPost, readPostList } from "../app/shared/blog/data.server.ts";
import { findNextPublication } from "../modules/blog/queries/find-next-publication.server.ts";
import { buildAdmin, unique } from "../testing/build.ts";
import { buildPost } from "../testing/build-posts.ts";
import { db } from "../testing/test-db.ts";
import type { Page } from "./page-cache-page.ts";
import { openPageStore } from "./page-cache-store.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

test("a scheduled post is visible to visitors from its minute on, in cached pages too, without a restart", async () => {
  const category = unique("Planned");
  const publishedAt = new Date(NOW.getTime() + 3_600_000);
  const { slug } = await buildPost(db, await buildAdmin(db), { category, publishedAt }, NOW);
  const clock = { now: NOW.getTime() };
  let renderings = 0;
  const silent = { info() {}, warn() {}, error() {} };
  const store = openPageStore({
    // Nothing is saved meanwhile, so there is no notification.
    listener: { onNotification() {}, hasReceivedAll: async () => true },
    findNextChange: (now) => findNextPublication(db, now),
    now: () => clock.now,
    async render(): Promise<Page> {
      renderings += 1;
      const around = { db, timeZone: "Asia/Kolkata", now: new Date(clock.now), log: silent };
      const list = await readPostList(around, { category, page: 1 });
      const post = await readPost(around, slug);
      const text = JSON.stringify({ listed: list.posts.map((card) => card.slug), post: post.kind });
      const form = {
        bytes: new TextEncoder().encode(text),
        headers: {},
        etag: undefined,
        lines: [],
        unchangedLines: [],
      };
      return { status: 200, isShared: true, size: text.length, formIn: async () => form };
    },
  });
  const seenAt = async (time: Date) => {
    clock.now = time.getTime();
    const found = await store.find("/blog");
    return found && JSON.parse(new TextDecoder().decode((await found.page.formIn("identity")).bytes));
  };

  expect(await seenAt(NOW)).toEqual({ listed: [], post: "unknown" });
  expect(await seenAt(new Date(publishedAt.getTime() - 1))).toEqual({ listed: [], post: "unknown" });
  expect(renderings).toBe(1);
  expect(await seenAt(publishedAt)).toEqual({ listed: [slug], post: "found" });
  expect(renderings).toBe(2);
});
