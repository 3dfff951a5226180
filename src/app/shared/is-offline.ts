/** True when the device itself says that it has no network. False on the server, and when only the server is out of reach. */
export function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
