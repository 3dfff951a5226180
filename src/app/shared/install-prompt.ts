/**
 * The browser's offer to install the site (`beforeinstallprompt`). It fires once per page load, often before hydration and on a
 * page without the buttons, so the first script of every page listens for it.
 */

/** Chromium's event, which is not standardised. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> };

export type Installation = "installed" | "offered" | "by-hand";

let offer: InstallPromptEvent | null = null;
let wasInstalled = false;
const listeners = new Set<() => void>();

function change(to: { offer: InstallPromptEvent | null; wasInstalled?: boolean }): void {
  offer = to.offer;
  wasInstalled = to.wasInstalled ?? wasInstalled;
  for (const listener of listeners) listener();
}

if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Otherwise some browsers show their own bar over the page.
    event.preventDefault();
    if (isInstallPrompt(event)) change({ offer: event });
  });
  window.addEventListener("appinstalled", () => change({ offer: null, wasInstalled: true }));
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event && typeof event.prompt === "function";
}

/** Calls back whenever `installation` may have changed. Returns the function that stops it. */
export function watchInstallation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the site runs as an app already, the browser can prompt, or the person has to install it by hand. */
export function installation(): Installation {
  if (wasInstalled || matchMedia("(display-mode: standalone)").matches) return "installed";
  return offer ? "offered" : "by-hand";
}

/** Shows the browser's prompt. True if there was one: each can be shown once. */
export function showInstallOffer(): boolean {
  if (!offer) return false;
  const shown = offer;
  change({ offer: null });
  void shown.prompt().catch(() => {});
  return true;
}
