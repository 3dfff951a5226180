/** What the students of an exam waited for, and what went wrong. */
import { z } from "zod/mini";
import { Durations } from "../measure.ts";

/** In the order of a student's steps; the last one is for comparison. */
export const STEPS = [
  "open",
  "start",
  "attempt",
  "page",
  "state",
  "save",
  "flag",
  "section",
  "submit",
  "review",
  "reference",
] as const;
export type Step = (typeof STEPS)[number];

/** Milliseconds, and the bytes of all replies together. */
export const Figures = z.object({
  count: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  most: z.number(),
  bytes: z.number(),
});
export type Figures = z.infer<typeof Figures>;

/** Collects durations by step, and errors by step and kind. */
export class StepLog {
  readonly #durations = new Map<Step, Durations>();
  readonly #bytes = new Map<Step, number>();
  readonly #errors = new Map<string, number>();

  add(step: Step, milliseconds: number, bytes: number): void {
    const durations = this.#durations.get(step) ?? new Durations();
    durations.add(milliseconds);
    this.#durations.set(step, durations);
    this.#bytes.set(step, (this.#bytes.get(step) ?? 0) + bytes);
  }

  fail(step: Step, reason: string): void {
    const kind = `${step}: ${reason}`;
    this.#errors.set(kind, (this.#errors.get(kind) ?? 0) + 1);
  }

  figures(): Map<Step, Figures> {
    const figures = new Map<Step, Figures>();
    for (const step of STEPS) {
      const durations = this.#durations.get(step);
      if (!durations) continue;
      const [p50 = 0, p95 = 0, p99 = 0, most = 0] = [0.5, 0.95, 0.99, 1].map((share) => durations.percentile(share));
      figures.set(step, { count: durations.count, p50, p95, p99, most, bytes: this.#bytes.get(step) ?? 0 });
    }
    return figures;
  }

  errors(): Map<string, number> {
    return this.#errors;
  }
}
