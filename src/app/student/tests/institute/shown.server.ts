import type { OfferedTest } from "../../../../modules/tests/queries/offered-institute-tests.server.ts";
import { timeWriter } from "../../../dates.server.ts";

/** A test as the screens show it, its times in words of the institute's time zone. */
export function showTest<Test extends OfferedTest>({ opensAt, closesAt, ...test }: Test, timeZone: string, now: Date) {
  const write = timeWriter(timeZone);
  return {
    ...test,
    opens: opensAt && opensAt > now ? write(opensAt) : null,
    closes: closesAt && write(closesAt),
    hasClosed: closesAt !== null && closesAt <= now,
  };
}
export type ShownInstituteTest = ReturnType<typeof showTest<OfferedTest>>;
