import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import FailedJobs from "./list.tsx";

test("without failed jobs nothing is claimed of emails, which may be kept or given up", () => {
  const Page = createRoutesStub([{ id: "jobs", path: "/admin/today/jobs", Component: FailedJobs, loader: () => null }]);
  const html = renderToStaticMarkup(
    <Page initialEntries={["/admin/today/jobs"]} hydrationData={{ loaderData: { jobs: { jobs: [] } } }} />,
  );

  expect(html).toContain("No email and no other work is waiting for another try.");
  expect(html).not.toContain("went well");
});
