/** What a page does by itself before anybody touches it, where React does not do it. */

import { deviceOwner, hasStoredAttempts, isStoredInTab } from "../shared/device-storage.ts";
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

  finishNativeForm();

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

/**
 * Clears the device where the form that led here was sent before scripts ran. An ended session is no log-out: who signs in again goes
 * on with the test.
 */
function finishNativeForm(): void {
  const { pathname, search } = location;
  if (pathname === "/login" && !new URLSearchParams(search).has("ended") && deviceOwner() !== null) {
    void import("../shared/device-owner.ts").then(({ forgetDeviceOwner }) => forgetDeviceOwner());
  }
  // Shown only to whoever has just deleted their account.
  if (pathname === "/account-deleted") {
    void import("../shared/clear-own-data.ts").then(({ clearOwnData }) => clearOwnData());
  }
}

/** After everything that is seen first. */
async function startSlider(slider: HTMLElement): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  const { runSlider } = await import("./slider/run-slider.ts");
  runSlider(slider);
}
