/**
 * The page cache and its guarantee: every request gets a page rendered from everything that was committed before it. Pages
 * belong to a generation. Any notification about public content begins a new one, and so does the time at which a scheduled
 * post becomes public; a rendering begun in an older generation is finished for those who waited for it, and not kept.
 */
import { LRUCache } from "lru-cache";
import type { Listener } from "../db/listener.ts";
import type { Page } from "./page-cache-page.ts";

/** Far more than a site has, and little beside the memory of the process. */
const PAGES_MAX = 1_000;
const BYTES_MAX = 64 * 1024 * 1024;

export type PageCounts = {
  /** Served from memory. */
  hits: number;
  renderings: number;
  /** Served from memory while it was unknown whether the page was still current. */
  unsure: number;
  /** Left to be rendered for this visitor: notifications are not arriving, and the database answers or no page is kept. */
  left: number;
};

/** A page, and for how many milliseconds it has been unknown whether it is current: 0 if it is. */
export type FoundPage = { page: Page; unsureForMs: number };

export type PageStore = {
  /**
   * A page no older than this call. While the database is away, the one kept before. Null if there is none, if rendering
   * failed, and while only notifications are missing.
   */
  find(address: string): Promise<FoundPage | null>;
  /** Its counts since start. */
  readonly counts: Readonly<PageCounts>;
  /** What is kept now. */
  readonly held: { pages: number; bytes: number };
};

type Generation = {
  /** In progress, by address. All were begun in this generation. */
  renderings: Map<string, Promise<Page | null>>;
  /** When it expires, in milliseconds since 1970: Infinity for never, undefined while that is being looked up. */
  endsAt: number | undefined;
  /** Settles when `endsAt` is known. */
  isKnown: Promise<void>;
};

/** An empty store. `render` returns null for a page that must be rendered for each visitor separately. */
export function openPageStore(options: {
  listener: Pick<Listener, "onNotification" | "hasReceivedAll">;
  render(address: string): Promise<Page | null>;
  /** When public pages next change on schedule after `now`. */
  findNextChange(now: Date): Promise<Date | null>;
  now?: () => number;
  mostPages?: number;
  mostBytes?: number;
}): PageStore {
  const { listener, render, findNextChange, now = Date.now } = options;
  const pages = new LRUCache<string, Page>({
    max: options.mostPages ?? PAGES_MAX,
    maxSize: options.mostBytes ?? BYTES_MAX,
    sizeCalculation: ({ size }) => size,
  });
  const counts: PageCounts = { hits: 0, renderings: 0, unsure: 0, left: 0 };
  let generation: Generation | null = null;
  let heardAt = now();

  function endGeneration(): void {
    generation = null;
    pages.clear();
  }
  listener.onNotification(endGeneration);

  function beginGeneration(): Generation {
    const begun: Generation = {
      renderings: new Map(),
      endsAt: undefined,
      isKnown: findNextChange(new Date(now())).then((change) => {
        begun.endsAt = change?.getTime() ?? Number.POSITIVE_INFINITY;
      }),
    };
    return begun;
  }

  /** The current generation. One newer than the caller's is fine: it reflects more. */
  async function currentGeneration(): Promise<Generation> {
    for (;;) {
      generation ??= beginGeneration();
      const { endsAt, isKnown } = generation;
      if (endsAt === undefined) await isKnown;
      else if (endsAt > now()) return generation;
      else endGeneration();
    }
  }

  async function renderIn(begun: Generation, address: string): Promise<Page | null> {
    try {
      const page = await render(address);
      if (page?.isShared && generation === begun) pages.set(address, page);
      return page;
    } catch {
      return null;
    } finally {
      begun.renderings.delete(address);
    }
  }

  /**
   * Kept pages are dropped when the database can be heard again, not before: a request that still reaches it gets a fresh
   * page.
   */
  async function asItWas(address: string): Promise<FoundPage | null> {
    const isAnswering = await findNextChange(new Date(now())).then(
      () => true,
      () => false,
    );
    const page = isAnswering ? undefined : pages.get(address);
    counts[page ? "unsure" : "left"] += 1;
    return page ? { page, unsureForMs: Math.max(1, now() - heardAt) } : null;
  }

  return {
    async find(address) {
      if (!(await listener.hasReceivedAll())) return asItWas(address);
      heardAt = now();
      let current: Generation;
      try {
        current = await currentGeneration();
      } catch {
        endGeneration();
        counts.left += 1;
        return null;
      }
      const kept = pages.get(address);
      if (kept) {
        counts.hits += 1;
        return { page: kept, unsureForMs: 0 };
      }
      let rendering = current.renderings.get(address);
      if (!rendering) {
        counts.renderings += 1;
        rendering = renderIn(current, address);
        current.renderings.set(address, rendering);
      }
      const page = await rendering;
      return page && { page, unsureForMs: 0 };
    },
    counts,
    get held() {
      return { pages: pages.size, bytes: pages.calculatedSize };
    },
  };
}
