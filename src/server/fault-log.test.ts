import { expect, test } from "vitest";
import { openFaultLog } from "./fault-log.ts";

test("the same fault is logged once a minute with the number left out, a different one immediately", () => {
  const lines: unknown[] = [];
  let now = 0;
  const report = openFaultLog({ error: (line: unknown) => lines.push(line) }, () => now);
  const away = () => new Error("connect ECONNREFUSED (Queue: send-mail, Worker: 380a11e6)");

  for (now = 0; now < 60_000; now += 1_000) report(away(), "the queue failed");
  report(new Error("no room"), "the queue failed");
  report(away(), "the queue failed");

  expect(lines).toEqual([{ err: away() }, { err: new Error("no room") }, { err: away(), leftOut: 59 }]);
});
