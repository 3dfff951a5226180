import { expect, test } from "vitest";
import { clockWriter, dayWriter, nearTimeWriter, secondWriter, timeWriter } from "./dates.server.ts";

const AT = new Date("2026-11-29T04:30:09Z");

test("a time of day names its zone", () => {
  const zone = "Asia/Kolkata";

  expect(timeWriter(zone)(AT)).toBe("29 Nov 2026, 10:00 am IST");
  expect(timeWriter("Asia/Dubai")(AT)).toBe("29 Nov 2026, 8:30 am GST");
  expect(timeWriter("America/New_York")(AT)).toBe("28 Nov 2026, 11:30 pm GMT-5");
  expect(clockWriter(zone)(AT)).toBe("10:01 am IST");
  expect(clockWriter(zone, "last")(AT)).toBe("10:00 am IST");
  expect(secondWriter(zone)(AT)).toBe("29 Nov 2026, 10:00:09 am IST");
  expect(dayWriter(zone)(AT)).toEqual({ short: "29 Nov", long: "29 November 2026 at 10:00 am IST" });
});

test("a time near now has its date only on another day", () => {
  const write = nearTimeWriter("Asia/Kolkata", AT, "second");

  expect(write(AT)).toBe("10:00:09 am IST");
  expect(write(new Date(AT.getTime() - 86_400_000))).toBe("28 Nov 2026, 10:00:09 am IST");
});
