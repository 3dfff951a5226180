/**
 * Before each file: our own modules are forgotten, so that a file starts as in a process of its own. The packages stay loaded,
 * which is what took most of the time of a run.
 */
import { vi } from "vitest";

vi.resetModules();
