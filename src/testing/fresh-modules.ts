/**
 * Before each file: forgets our own modules and restores stubbed globals, so that a file starts as in a process of its own. The
 * packages stay loaded: loading them took most of the time of a run.
 */
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
