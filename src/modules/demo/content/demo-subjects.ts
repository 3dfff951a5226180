import { adultHealth } from "./adult-health.ts";
import { fundamentals } from "./fundamentals.ts";
import { maternalNewborn } from "./maternal-newborn.ts";
import { pharmacology } from "./pharmacology.ts";
import type { DemoSubject } from "./shape.ts";

export const demoSubjects: readonly DemoSubject[] = [fundamentals, adultHealth, pharmacology, maternalNewborn];
