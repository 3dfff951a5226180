/** What a page does by itself before anybody touches it, where React does not do it. */

import { hasStoredAttempts, isStoredInTab } from "../shared/device-storage.ts";
import { isOffline } from "../shared/is-offline.ts";
import { keepPage, startWorker } from "../shared/service-worker/start-worker.ts";
import { watchUpdate } from "../shared/service-worker/update.ts";
import { sharedAddressOf } from "../shared-addresses.ts";
import { BAR_UNTIL, GOES_ON, READY, SLIDER, VIEWER } from "./marks.ts";
import { watchBar } from "./watch-bar.ts";

/** `hydrate` lets React take over, which then shows what only it can. */
export function servePlainPage(hydrate: () => void): void {
  const shared = sharedAddressOf(location.pathname, location.search.slice(1));
  if (shared !== null) {
    startWorker();
    watchUpdate(hydrate);
    if (!document.querySelector(`[${VIEWER}]`)) keepPage(shared);
  }

  const sendStored = () => {
    if (!isOffline() && hasStoredAttempts()) hydrate();
  };
  sendStored();
  window.addEventListener("online", sendStored);
  document.addEventListener("visibilitychange", sendStored);

  const key = document.querySelector(`[${GOES_ON}]`)?.getAttribute(GOES_ON);
  if (key && isStoredInTab(key)) hydrate();

  for (const bar of document.querySelectorAll<HTMLElement>(`[${BAR_UNTIL}]`)) watchBar(bar);
  const slider = document.querySelector<HTMLElement>(`[${SLIDER}]`);
  const beReady = () => document.documentElement.setAttribute(READY, "");
  if (slider) startSlider(slider).then(beReady, beReady);
  else beReady();
}

/** After everything that is seen first. */
async function startSlider(slider: HTMLElement): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  const { runSlider } = await import("./slider/run-slider.ts");
  runSlider(slider);
}
