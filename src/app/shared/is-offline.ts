/** True if the device itself reports no network. False on the server, and when only the server is unreachable. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
