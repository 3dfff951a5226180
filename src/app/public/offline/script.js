// @ts-check
/** Written into the page that stands in for others while there is no network (`show.tsx`). */

let isLeaving = false;
addEventListener("beforeunload", () => {
  isLeaving = true;
});
addEventListener("online", () => {
  if (navigator.onLine && !isLeaving) location.reload();
});

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
