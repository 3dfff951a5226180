import type { Page } from "@playwright/test";

export const KILOBYTE = 1000;

/** Bytes over the wire until a page stands still, by what they are. */
export async function weigh(page: Page, address: string) {
  const weights = { js: 0, css: 0, all: 0 };
  const hosts = new Set<string>();
  const weighing: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const { protocol, host, pathname } = new URL(request.url());
    if (protocol === "data:" || protocol === "blob:") return;
    hosts.add(host);
    weighing.push(
      request.sizes().then(({ responseBodySize }) => {
        weights.all += responseBodySize;
        if (pathname.endsWith(".js")) weights.js += responseBodySize;
        if (pathname.endsWith(".css")) weights.css += responseBodySize;
      }),
    );
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await Promise.all(weighing);
  return { ...weights, hosts: [...hosts] };
}
