/** Where a tab keeps the sample test. In a file of its own: the first page asks whether it is there, and reads nothing. */
import { STORAGE_PREFIX } from "../../shared/device-storage.ts";

export const SAMPLE_TEST_KEY = `${STORAGE_PREFIX}sample-test`;

/** True when the sample test was begun in this tab. */
export function isSampleTestBegun(): boolean {
  try {
    return sessionStorage.getItem(SAMPLE_TEST_KEY) !== null;
  } catch {
    return false;
  }
}
