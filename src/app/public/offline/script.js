// @ts-check
/** Written into the page that stands in for others while there is no network (`show.tsx`). */

// Loading again would end the loading of another page; one that has not come by then may never come.
const LONGEST_LEAVING_MS = 6000;
let leftAt = -LONGEST_LEAVING_MS;
const isLeaving = () => performance.now() - leftAt < LONGEST_LEAVING_MS;
addEventListener("beforeunload", () => {
  leftAt = performance.now();
});
// Sending the log-out again is for the user to decide.
const isLogOut = location.pathname === "/logout";
addEventListener("online", () => {
  if (!isLogOut && navigator.onLine && !isLeaving()) location.reload();
});
// A phone calls itself online before its network answers, and a server that is away comes back without such a call.
const SECONDS_BETWEEN_LOOKS = 4;
setInterval(async () => {
  if (isLogOut || !navigator.onLine || document.hidden || isLeaving()) return;
  // biome-ignore lint/plugin: this page has none of the scripts of the product.
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
  if (answer?.ok && !isLeaving()) location.reload();
}, SECONDS_BETWEEN_LOOKS * 1000);

if (isLogOut) document.querySelector("#still-signed-in")?.removeAttribute("hidden");

// Searches the entries of `answer-storage.ts` for the user's test with the latest server contact whose time is not over.
const user = localStorage.getItem("lamplight:owner");
const tests = Object.keys(localStorage).flatMap((key) => {
  const [, id] = /^lamplight:attempt:([^:]+):clock$/.exec(key) ?? [];
  const owner = id && localStorage.getItem(`lamplight:attempt:${id}:owner`);
  if (!id || owner !== user) return [];
  const { serverNow, wall, closesAt } = JSON.parse(localStorage.getItem(key) ?? "{}");
  return Date.now() - wall + serverNow < closesAt ? [{ id, wall }] : [];
});
const [running] = tests.sort((a, b) => b.wall - a.wall);
const part = document.querySelector("#running-test");
if (running && part instanceof HTMLElement) {
  part.hidden = false;
  part.querySelector("a")?.setAttribute("href", `/attempts/${running.id}`);
}
