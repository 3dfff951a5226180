import { expect, test, vi } from "vitest";
import type { Page } from "./page-cache-page.ts";
import { openPageStore } from "./page-cache-store.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");

function pageOf(text: string, over: Partial<Page> = {}): Page {
  const bytes = new TextEncoder().encode(text);
  const form = { bytes, headers: {}, etag: `"${text}"`, lines: [], unchangedLines: [] };
  return { status: 200, isShared: true, size: 100, formIn: async () => form, ...over };
}

type Site = {
  content: number;
  now: number;
  isHeard: boolean;
  nextChange: Date | null;
  /** Renderings wait for the test. */
  isHeldBack: boolean;
  renderings: { address: string; finish(): void }[];
  change(): void;
};

/** A site whose content is one number, and whose renderings end when the test says so. */
function openSite(options: { mostPages?: number; mostBytes?: number } = {}) {
  let notify = () => {};
  const site: Site = {
    content: 1,
    now: NOW,
    isHeard: true,
    nextChange: null,
    isHeldBack: false,
    renderings: [],
    change() {
      site.content += 1;
      notify();
    },
  };
  const render = vi.fn(async (address: string): Promise<Page | null> => {
    const text = `${address} ${site.content}`;
    if (site.isHeldBack) {
      const { promise, resolve } = Promise.withResolvers<void>();
      site.renderings.push({ address, finish: resolve });
      await promise;
    }
    return pageOf(text);
  });
  const findNextChange = vi.fn(async (now: Date) =>
    site.nextChange && site.nextChange > now ? site.nextChange : null,
  );
  const store = openPageStore({
    listener: {
      onNotification: (handler) => {
        notify = handler;
      },
      hasReceivedAll: async () => site.isHeard,
    },
    render,
    findNextChange,
    now: () => site.now,
    ...options,
  });
  const read = async (address: string) => {
    const found = await store.find(address);
    return found && new TextDecoder().decode((await found.page.formIn("identity")).bytes);
  };
  return { site, store, render, findNextChange, read };
}

test("a page is rendered once, until something changes", async () => {
  const { site, render, read } = openSite();
  expect([await read("/"), await read("/"), await read("/about")]).toEqual(["/ 1", "/ 1", "/about 1"]);
  expect(render).toHaveBeenCalledTimes(2);

  site.change();
  expect([await read("/"), await read("/")]).toEqual(["/ 2", "/ 2"]);
  expect(render).toHaveBeenCalledTimes(3);
});

test("concurrent requests render a page once", async () => {
  const { site, render, read } = openSite();
  site.isHeldBack = true;
  const asked = Array.from({ length: 200 }, () => read("/"));
  await expect.poll(() => site.renderings).toHaveLength(1);
  site.renderings[0]?.finish();

  expect(new Set(await Promise.all(asked))).toEqual(new Set(["/ 1"]));
  expect(render).toHaveBeenCalledTimes(1);
});

test("a rendering overtaken by a change goes to those who waited, is not kept, and reaches nobody later", async () => {
  const { site, store, render, read } = openSite();
  site.isHeldBack = true;
  const before = read("/");
  await expect.poll(() => site.renderings).toHaveLength(1);
  site.change();
  const after = [read("/"), read("/")];
  await expect.poll(() => site.renderings).toHaveLength(2);

  // The newer one ends first: the older must neither replace it nor be kept beside it.
  site.renderings[1]?.finish();
  expect(await Promise.all(after)).toEqual(["/ 2", "/ 2"]);
  site.renderings[0]?.finish();
  expect(await before).toBe("/ 1");
  expect(await read("/")).toBe("/ 2");
  expect(render).toHaveBeenCalledTimes(2);
  expect(store.held.pages).toBe(1);
});

test("scheduled content appears on time, and a page is not kept beyond it", async () => {
  const { site, findNextChange, read } = openSite();
  site.nextChange = new Date(NOW + 60_000);
  expect(await read("/blog")).toBe("/blog 1");
  site.content = 2;
  site.now = NOW + 59_999;
  expect(await read("/blog")).toBe("/blog 1");

  site.now = NOW + 60_000;
  expect(await read("/blog")).toBe("/blog 2");
  expect(await read("/blog")).toBe("/blog 2");
  // Read once for each time between two changes, not for each request.
  expect(findNextChange).toHaveBeenCalledTimes(2);
});

test("while the database is away a page is served stale, with its age; after that only fresh ones", async () => {
  const { site, store, read, render, findNextChange } = openSite();
  await read("/");
  expect((await store.find("/"))?.unsureForMs).toBe(0);
  site.isHeard = false;
  findNextChange.mockRejectedValue(new Error("The database is gone."));
  site.now += 4_000;
  expect([await read("/"), (await store.find("/"))?.unsureForMs]).toEqual(["/ 1", 4_000]);
  // Pages never rendered, and pages known to be outdated, are not served.
  expect(await read("/about")).toBeNull();
  expect(render).toHaveBeenCalledTimes(1);
  expect(store.counts).toMatchObject({ unsure: 2, left: 1 });
  site.change();
  expect(await read("/")).toBeNull();

  site.isHeard = true;
  findNextChange.mockResolvedValue(null);
  expect(await read("/")).toBe("/ 2");
});

test("while only notifications are missing no older page is served", async () => {
  const { site, read } = openSite();
  await read("/");
  site.isHeard = false;
  expect(await read("/")).toBeNull();
});

test("if the schedule cannot be read nothing is served, and the next request tries again", async () => {
  const { findNextChange, read } = openSite();
  findNextChange.mockRejectedValueOnce(new Error("The database is gone."));

  expect(await read("/")).toBeNull();
  expect(await read("/")).toBe("/ 1");
});

test("a page that is not shared goes to those who waited for it and is not kept", async () => {
  const { store, render, read } = openSite();
  render.mockResolvedValueOnce(pageOf("none", { status: 404, isShared: false }));
  expect(await read("/blog/none")).toBe("none");
  expect(store.held.pages).toBe(0);

  render.mockResolvedValueOnce(null);
  expect(await read("/blog/none")).toBeNull();
  render.mockRejectedValueOnce(new Error("It broke."));
  expect(await read("/blog/none")).toBeNull();
  expect(await read("/blog/none")).toBe("/blog/none 1");
});

test("it holds no more pages and bytes than allowed, and evicts the least recently used", async () => {
  const few = openSite({ mostPages: 3 });
  for (const address of ["/a", "/b", "/c", "/a", "/d"]) await few.read(address);
  expect(few.store.held.pages).toBe(3);
  await few.read("/a");
  expect(few.render).toHaveBeenCalledTimes(4);

  const small = openSite({ mostBytes: 250 });
  for (const address of ["/a", "/b", "/c"]) await small.read(address);
  expect(small.store.held).toEqual({ pages: 2, bytes: 200 });
});
