// @ts-check
/** Written into the page that stands in for others while there is no network (`show.tsx`). */

// Loading again would end the loading of another page; one that has not come by then may never come.
const LONGEST_LEAVING_MS = 6000;
let leftAt = -LONGEST_LEAVING_MS;
const isLeaving = () => performance.now() - leftAt < LONGEST_LEAVING_MS;
addEventListener("beforeunload", () => {
  leftAt = performance.now();
});
addEventListener("online", () => {
  if (navigator.onLine && !isLeaving()) location.reload();
});
// A phone calls itself online before its network answers, and a server that is away comes back without such a call.
const SECONDS_BETWEEN_LOOKS = 4;
setInterval(async () => {
  if (!navigator.onLine || document.hidden || isLeaving()) return;
  // biome-ignore lint/plugin: this page has none of the scripts of the product.
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
  if (answer?.ok && !isLeaving()) location.reload();
}, SECONDS_BETWEEN_LOOKS * 1000);

// What `answer-storage.ts` keeps of tests: the one heard of last whose time is not over.
const tests = Object.keys(localStorage).flatMap((key) => {
  const [, id] = /^lamplight:attempt:([^:]+):clock$/.exec(key) ?? [];
  if (!id) return [];
  const { serverNow, wall, closesAt } = JSON.parse(localStorage.getItem(key) ?? "{}");
  return Date.now() - wall + serverNow < closesAt ? [{ id, wall }] : [];
});
const [running] = tests.sort((a, b) => b.wall - a.wall);
const part = document.querySelector("#running-test");
if (running && part instanceof HTMLElement) {
  part.hidden = false;
  part.querySelector("a")?.setAttribute("href", `/attempts/${running.id}`);
}
