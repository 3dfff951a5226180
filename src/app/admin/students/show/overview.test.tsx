/** Statements about mails beside the buttons of a student's page. */
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { newId } from "../../../../core/id.ts";
import { Overview } from "./overview.tsx";

type Reply = Parameters<typeof Overview>[0]["reply"];

const PAGE: Parameters<typeof Overview>[0]["page"] = {
  student: {
    id: newId<"student">(),
    course: "OET",
    status: "Active",
    progress: 0,
    runningTests: 0,
    openSessions: 0,
    studySeconds: 0,
    joined: "22 Nov 2026",
    lastActive: null,
    secondFactor: null,
    invited: null,
    standing: "invited",
    isOwnAccount: false,
  },
  record: { name: "Asha", email: "asha@example.org", course: "OET", extraTimePercent: 0 },
  lessons: { completed: 0, lessons: 0, latest: [] },
};

function said(reply: Reply, hasMailServer: boolean): string {
  const routes = [{ id: "shell", path: "/", element: <Overview page={PAGE} reply={reply} />, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { shell: { hasMailServer } } } });
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, " ");
}

test("an invitation and a password reset are kept, not sent, where no mail server is set", () => {
  const invited: Reply = { form: "invitation", code: "invited", values: {}, errors: {} };
  const mailed: Reply = { form: "password", code: "mailed", email: "asha@example.org", values: {}, errors: {} };

  expect(said(invited, true)).toContain("The invitation to the address above is ready to go out.");
  expect(said(mailed, true)).toContain("a link to choose a new password is ready to go out.");
  for (const reply of [invited, mailed]) {
    expect(said(reply, false)).toContain("kept, not sent: no mail server is set.");
    expect(said(reply, false)).not.toContain("go out");
  }
});
