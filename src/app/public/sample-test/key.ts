/** The storage key of the sample test. In a file of its own: the first page only checks whether it exists. */
import { STORAGE_PREFIX } from "../../shared/device-storage.ts";

export const SAMPLE_TEST_KEY = `${STORAGE_PREFIX}sample-test`;
