import { sql } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, MemoryRouter, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { brokenDatabase } from "../../../testing/broken-db.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { logContext, servicesContext } from "../../context.ts";
import { AccountMenu } from "./account-menu.tsx";
import { FrameHome } from "./parts.tsx";
import { type FrameSite, readFrameSite } from "./site.server.ts";

function home(site: FrameSite | null): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <FrameHome to="/dashboard" title="Student Dashboard" site={site} />
    </MemoryRouter>,
  );
}

test("the frame shows the institute's logo, or the mark if there is none", () => {
  const markup = home({ logoUrl: "/images/a.webp", instituteName: "The Night School", whatsapp: "" });
  expect(markup).toMatch(/<img src="\/images\/a\.webp" alt="The Night School"[^>]*>.*Student Dashboard/);
  for (const site of [{ logoUrl: null, instituteName: "The Night School", whatsapp: "" }, null]) {
    expect(home(site)).toMatch(/<svg .*Student Dashboard/);
    expect(home(site)).not.toContain("<img");
  }
});

test("logo and chat number come from the settings; a failing database removes only these", async () => {
  const read = async (connection: typeof db) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, { ...openServices(), db: connection });
    context.set(logContext, { info() {}, warn() {}, error() {} });
    return readFrameSite(context);
  };
  await db.execute(
    sql`update site_settings set logo_url = '/images/b.webp', institute_name = 'The Day School', whatsapp = '919876543210'`,
  );

  expect(await read(db)).toEqual({
    logoUrl: "/images/b.webp",
    instituteName: "The Day School",
    whatsapp: "919876543210",
  });
  expect(await read(await brokenDatabase())).toBeNull();
});

test("a name truncated in the bar is complete in its menu", () => {
  const who = { name: "Dr Harpreet Kaur Venkatasubramanian-Chattopadhyay of Mohali", role: "Student", links: [] };
  const Page = createRoutesStub([{ path: "/", Component: () => <AccountMenu {...who} /> }]);
  const markup = renderToStaticMarkup(<Page initialEntries={["/"]} />);
  expect(markup.split("</summary>")[1]).toContain(who.name);
});
