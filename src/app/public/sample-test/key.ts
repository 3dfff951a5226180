/** The storage key of the sample test. In a file of its own: the first page only checks whether it exists. */
import { STORAGE_PREFIX } from "../../shared/device-storage.ts";

export const SAMPLE_TEST_KEY = `${STORAGE_PREFIX}sample-test`;

/** True if the sample test was started in this tab. */
export function isSampleTestBegun(): boolean {
  try {
    return sessionStorage.getItem(SAMPLE_TEST_KEY) !== null;
  } catch {
    return false;
  }
}
