/** Loaded into the product before anything else: its clock is ahead by as many milliseconds as a file says. */
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 20;

const RealDate = Date;
let ahead = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

function now(): number {
  const steady = performance.now();
  if (steady - lookedAt > LOOK_EVERY_MS) {
    lookedAt = steady;
    ahead = Number(readFileSync(process.env.FAULTS_CLOCK ?? "", "utf8"));
  }
  return RealDate.now() + ahead;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
});
