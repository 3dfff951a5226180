/** Sign Up as a dialog over a page: what it keeps when it is closed and refused, and what it never keeps. */
import { createRoutesStub, Outlet, redirect } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { consentTexts } from "../../../content/en/consent.ts";
import { submittedValues } from "../../../core/forms.ts";
import { firstSite } from "../../../modules/site/rules.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { routeIds } from "../../route-ids.ts";
import type { ShellData } from "../frame/visitor.server.ts";
import type { SignUpReply } from "./form.tsx";
import { SignUpLink } from "./link.tsx";

const dialog = page.getByRole("dialog", { name: "Sign Up" });
const name = dialog.getByLabelText("Full Name", { exact: true });
const email = dialog.getByLabelText("Email", { exact: true });
const password = dialog.getByLabelText("Password", { exact: true });
const course = dialog.getByLabelText("Course", { exact: true });
const consent = dialog.getByLabelText(consentTexts.wording);
const submit = dialog.getByRole("button", { name: "Sign Up" });
const start = page.getByRole("link", { name: "Get Started" });
const signUp = page.getByRole("link", { name: "Sign Up", exact: true });

function shell(): ShellData {
  return { publicUrl: "https://lamplight.example", hasMailServer: true, site: firstSite, notReady: [], viewer: null };
}

/** Renders a page with two links to sign up; the server refuses what is sent with these codes, one after the other, then accepts. */
async function openPage(codes: Exclude<SignUpReply["code"], "limited">[] = []): Promise<FormData[]> {
  const sent: FormData[] = [];
  const Page = createRoutesStub([
    {
      id: routeIds.publicShell,
      Component: () => (
        <>
          <SignUpLink course="OET">Get Started</SignUpLink>
          <SignUpLink>Sign Up</SignUpLink>
          <Outlet />
        </>
      ),
      HydrateFallback: () => null,
      loader: shell,
      children: [
        { path: "/", Component: () => <h1>Home</h1> },
        { path: "/login", Component: () => <h1>Welcome Back</h1> },
        { path: "/dashboard", Component: () => <h1>Dashboard</h1> },
        {
          path: "/signup",
          Component: () => <h1>Sign Up</h1>,
          async action({ request }) {
            const fields = await request.formData();
            sent.push(fields);
            const code = codes.shift();
            return code ? { code, values: submittedValues(fields), errors: {} } : redirect("/dashboard");
          },
        },
      ],
    },
  ]);
  await render(<Page />);
  return sent;
}

async function fill(): Promise<void> {
  await name.fill("Meera Nair");
  await email.fill("meera@example.org");
  await password.fill("seven quiet lamps");
  await course.selectOptions("PTE");
  await consent.click();
}

test("closed and opened again from any link it has everything but the password; each way gives the focus back", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await openPage();
  start.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveFocus();
  await expect.element(course).toHaveValue("OET");
  await fill();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(start).toHaveFocus();

  await signUp.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue("Meera Nair");
  await expect.element(course).toHaveValue("PTE");
  await expect.element(consent).toBeChecked();
  await expect.element(password).toHaveValue("");
  await dialog.getByRole("link", { name: "Sign In" }).click();
  await expect.element(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  // A visitor who comes to another page may be somebody else.
  await signUp.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue("");
});

test("each mistake is said at its field, that of the server too, and what was typed stays until it is taken", async () => {
  const sent = await openPage(["common-password", "taken", "unreachable"]);
  await signUp.click();
  await submit.click();
  await expect.element(name).toHaveFocus();
  for (const [field, mistake] of [
    [name, "Please enter your full name."],
    [email, "Please enter your email address."],
    [password, "Please enter a password."],
    [course, "Please choose a course."],
    [consent, "Please agree to the Terms of Use and the Privacy Notice to sign up."],
  ] as const) {
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expectText(dialog, `Error: ${mistake}`);
  }
  await expectAccessible();
  expect(sent).toEqual([]);

  await fill();
  await submit.click();
  await expect.element(password).toHaveFocus();
  await expectText(dialog, "Many people use this password");
  const banner = dialog.getByRole("alert");
  for (const words of ["There is already an account with this email address.", "An error occurred during sign up"]) {
    await submit.click();
    await expectText(banner, words);
    await expect.element(banner).toHaveFocus();
  }
  await expect.element(email).toHaveValue("meera@example.org");
  await expect.element(password).toHaveValue("seven quiet lamps");
  await expect.element(course).toHaveValue("PTE");
  await submit.click();
  await expect.element(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map((fields) => fields.get("password"))).toEqual(Array(4).fill("seven quiet lamps"));
});
