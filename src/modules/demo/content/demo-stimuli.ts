import { septicShock } from "./cases/septic-shock.ts";
import { stroke } from "./cases/stroke.ts";
import type { DemoStimulus } from "./shape.ts";

/** The case studies, trends and reading passages of the demo content. */
export const demoStimuli: ReadonlyArray<DemoStimulus> = [septicShock, stroke];
