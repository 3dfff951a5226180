import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { MissingSetting } from "../../../modules/site/rules.ts";
import { MissingList } from "./missing-list.tsx";

function htmlOf(missing: ReadonlyArray<MissingSetting>): string {
  const Page = createRoutesStub([{ path: "/", Component: () => <MissingList missing={missing} /> }]);
  return renderToStaticMarkup(<Page />);
}

test("unconfirmed figures are spoken of only until they are confirmed", () => {
  expect(htmlOf(["phone", "claims"])).toContain(
    "Visitors do not see empty entries. They see your figures, even before you confirm them.",
  );
  expect(htmlOf(["phone"])).toContain("Visitors do not see empty entries.");
  expect(htmlOf(["phone"])).not.toContain("figures");
});
