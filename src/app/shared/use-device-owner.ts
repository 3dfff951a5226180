import { useEffect } from "react";
import { deviceOwner } from "./device-storage.ts";

/** Names this user as the one who is signed in on this device. */
export function useDeviceOwner(userId: string): void {
  useEffect(() => {
    if (deviceOwner() === userId) return;
    import("./device-owner.ts").then(
      ({ setDeviceOwner }) => setDeviceOwner(userId),
      // The network failed in between: the next page tries again.
      () => {},
    );
  }, [userId]);
}
