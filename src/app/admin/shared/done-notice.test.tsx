import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DoneNotice } from "./done-notice.tsx";

function said(done: string, hasMailServer: boolean): string {
  const routes = [{ id: "shell", path: "/", element: <DoneNotice />, loader: () => null }];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/?done=${done}`],
    hydrationData: { loaderData: { shell: { hasMailServer } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each(["student-added", "message-answered"])(
  "%s says that the email is kept where no mail server is set",
  (done) => {
    expect(said(done, true)).toContain("is ready to go out.");
    expect(said(done, false)).toContain("is kept, not sent: no mail server is set.");
    expect(said(done, false)).not.toContain("go out");
  },
);
