/** What is done by mail: proving an address, and choosing a new password when the old one is forgotten. */
import { expectAccessible, expectStateAccessible, LONG } from "../fixtures.ts";
import {
  expect,
  expectFieldError,
  linkMailedTo,
  mailsTo,
  newVisitor,
  signInWith,
  signUpQuickly,
  test,
} from "../visitors.ts";

/** These pages are one sheet; what is wide about it is seen on /login and /signup. */
const NARROW = { width: 360, height: 740 };
const DEAD_LINK = "This link has expired or has already been used.";

const reminderOf = (email: string) =>
  `Your email address ${email} is not confirmed. We cannot send emails at the moment, so you have no link yet.`;

test("a forgotten password is replaced by mail, and every session ends", async ({ page, browser }) => {
  await page.setViewportSize(NARROW);
  const other = await browser.newContext();
  const { email } = await signUpQuickly(other.request);
  const stranger = newVisitor();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveTitle("Forgot Password · Lamplight");
  await page.getByRole("button", { name: "Send Link" }).click();
  await expectFieldError(page.getByLabel("Email Address"), "Please enter your email address.");

  for (const address of [stranger.email, email]) {
    if (address === email) await page.goto("/forgot-password");
    await page.getByLabel("Email Address").fill(address);
    await page.getByRole("button", { name: "Send Link" }).click();
    await expect(page.getByRole("status")).toHaveText(
      `If ${address} has an account, we keep an email with a link for it. We cannot send emails at the moment: ask the institute for the link.`,
    );
    await expect(page.getByRole("status")).toBeFocused();
  }

  const link = await linkMailedTo(email, "reset-password");
  expect(await mailsTo(stranger.email, "reset-password")).toEqual([]);
  await page.goto(link);
  const newOne = page.getByLabel("New Password", { exact: true });
  await expectStateAccessible(page);
  await newOne.fill("short");
  await page.getByRole("button", { name: "Save Password" }).click();
  await expectFieldError(newOne, "The password must have at least 6 characters.");
  await newOne.fill("nine quiet lamps");
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(page).toHaveURL("/login?reset=1&next=%2Faccount%3Fcheck%3Dprofile");
  await expect(page.getByRole("status")).toHaveText("Your password is changed. Sign in with the new one.");
  const elsewhere = await other.request.get("/dashboard", { maxRedirects: 0 });
  expect(elsewhere.headers().location).toBe("/login?next=%2Fdashboard&ended=1");

  await signInWith(page, { email, password: "nine quiet lamps" });
  // The link came by mail, so it has proved the address as well; somebody else may have entered the rest.
  await expect(page).toHaveURL("/account?check=profile");
  await expect(page.getByRole("region", { name: "Profile" })).toContainText("Check that they are right.");
  await expectStateAccessible(page);
  await expect(page.getByText(reminderOf(email))).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(DEAD_LINK);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await expect.poll(async () => (await mailsTo(email, "password-changed")).length).toBe(1);
  await other.close();
});

test("a link that was never sent, or was used in another window, leads to asking for a new one", { tag: LONG }, async ({
  page,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400/);
  for (const query of ["?token=nonsense", "?token=", "", `?token=${"A".repeat(64)}`]) {
    const html = await (await request.get(`/reset-password${query}`)).text();
    expect(html, query).toContain(DEAD_LINK);
    expect(html, query).toMatch(/href="\/forgot-password"[^>]*><span[^>]*>Ask for a new link</);
  }

  const { email } = await signUpQuickly(request);
  await request.post("/forgot-password", { form: { email } });
  const link = await linkMailedTo(email, "reset-password");
  await page.goto(link);
  await page.getByLabel("New Password", { exact: true }).fill("nine quiet lamps");
  const token = new URL(link).searchParams.get("token") ?? "";
  await request.post("/reset-password", { form: { token, password: "ten quiet lamps" } });
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(page.getByRole("alert")).toHaveText(DEAD_LINK);
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
});

test("a banner reminds until the link from the mail has proved the address", async ({ page, browser }) => {
  await page.setViewportSize(NARROW);
  const { email } = await signUpQuickly(page.request);
  await page.goto("/dashboard/subjects");
  await expect(page.getByText(reminderOf(email))).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText("Not confirmed yet")).toBeVisible();

  const link = await linkMailedTo(email, "verify-email");
  await page.goto(link);
  await expect(page.getByRole("status")).toHaveText("Your email address is confirmed.");
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(reminderOf(email))).toHaveCount(0);
  await page.goto("/account");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole("status")).toHaveText("Your email address is confirmed.");
  const other = await browser.newContext();
  const visitorPage = await other.newPage();
  await visitorPage.goto(link);
  await expect(visitorPage.getByRole("alert")).toHaveText(DEAD_LINK);
  await expect(visitorPage.getByText("Sign in and ask for a new link on your account page.")).toBeVisible();
  await expectStateAccessible(visitorPage);
  await visitorPage.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(visitorPage).toHaveURL("/login?next=%2Faccount");
  await other.close();
});

test("a link that is opened elsewhere confirms once its owner has signed in there, and dies when it was not them", async ({
  page,
  request,
  elsewhere,
}) => {
  await page.setViewportSize(NARROW);
  const { email } = await signUpQuickly(elsewhere);
  const link = await linkMailedTo(email, "verify-email");
  await page.goto(link);
  await expect(page.getByText(`An account uses ${email}.`)).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "This was not me" }).click();
  await expect(page.getByRole("status")).toContainText("your address stays unconfirmed");
  await expect(page.getByRole("link", { name: "Choose a new password" })).toHaveAttribute("href", "/forgot-password");
  expect(await (await request.get(link)).text()).toContain(DEAD_LINK);
  expect(await (await elsewhere.get("/account")).text()).toContain("Not confirmed yet");

  const visitor = await signUpQuickly(elsewhere);
  await page.goto(await linkMailedTo(visitor.email, "verify-email"));
  await page.getByRole("link", { name: "Sign in and confirm" }).click();
  await signInWith(page, visitor);
  await expect(page.getByRole("status")).toHaveText("Your email address is confirmed.");
  await expect(page.getByText("we signed out all your other devices")).toBeVisible();
  const signedUpIn = await elsewhere.get("/dashboard", { maxRedirects: 0 });
  expect(signedUpIn.headers().location).toBe("/login?next=%2Fdashboard&ended=1");
});

test("a link proves nothing for the account of somebody else who is signed in", { tag: LONG }, async ({
  page,
  elsewhere,
}) => {
  const { email } = await signUpQuickly(elsewhere);
  await signUpQuickly(page.request);
  await page.goto(await linkMailedTo(email, "verify-email"));
  await expect(page.getByText(`This link is for ${email}`)).toBeVisible();
  await expectStateAccessible(page);
  for (const account of [await page.request.get("/account"), await elsewhere.get("/account")]) {
    expect(await account.text()).toContain("Not confirmed yet");
  }
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("the link is mailed again from the banner and from the account page, and not without end", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 429/);
  const { email } = await signUpQuickly(page.request);
  await linkMailedTo(email, "verify-email");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Send Again" }).click();
  await expect(page.getByText("A new link is kept, not sent: we cannot send emails at the moment.")).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Remind me in a week" }).press("Enter");
  await expect(page.getByText("A new link is kept")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Again" })).toHaveCount(0);

  const again = page.getByRole("button", { name: "Send the confirmation email again" });
  const section = page.getByRole("region", { name: "Email" });
  await page.goto("/account");
  for (const count of [3, 4]) {
    await again.click();
    await expect(section.getByRole("status")).toHaveText(
      "A new link is kept, not sent: we cannot send emails at the moment.",
    );
    await linkMailedTo(email, "verify-email", count);
    await page.reload();
  }
  await again.click();
  await expect(section.getByRole("alert")).toHaveText(/^Too many attempts\. Wait \d+ minutes, then try again\.$/);

  await page.goto(await linkMailedTo(email, "verify-email", 4));
  await expect(page.getByRole("status")).toHaveText("Your email address is confirmed.");
});

test("without scripts the link asks for signing in and for a press of the button, so that opening it changes nothing", {
  tag: LONG,
}, async ({ plainPage, elsewhere }) => {
  const visitor = await signUpQuickly(elsewhere);
  const link = await linkMailedTo(visitor.email, "verify-email");
  await plainPage.goto(link);
  await plainPage.getByRole("link", { name: "Sign in and confirm" }).click();
  await signInWith(plainPage, visitor);
  await expect(plainPage.getByRole("button", { name: "Confirm Email Address" })).toBeVisible();
  await plainPage.goto("/account");
  await expect(plainPage.getByText("Not confirmed yet")).toBeVisible();
  await plainPage.goto(link);
  await plainPage.getByRole("button", { name: "Confirm Email Address" }).click();
  await expect(plainPage.getByRole("status")).toHaveText("Your email address is confirmed.");
  await plainPage.goto("/account");
  await expect(plainPage.getByText("Confirmed", { exact: true })).toBeVisible();
});
