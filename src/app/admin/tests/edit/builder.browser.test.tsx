/** The builder of tests: a rule with what matches it, questions chosen from the bank, the pass mark, the preview. */
import { createRoutesStub, data, redirect, useActionData, useLoaderData } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { newId } from "../../../../core/id.ts";
import { parseOpenItem } from "../../../../items/registry/models.ts";
import { filterIn } from "../../../../modules/questions/bank-filter.ts";
import { boxValues, RULE_BOXES } from "../../../../modules/tests/builder-forms.ts";
import { expectAccessible, expectText, PHONE } from "../../../../testing/component.ts";
import { sampleBody } from "../../../../testing/sample-body.ts";
import type { Reply } from "../../../form-reply.ts";
import { builderAddress, sectionAddress } from "../addresses.ts";
import { PassFields } from "../pass-fields.tsx";
import { ChooseScreen, type OfferedPage } from "./choose/screen.tsx";
import { type Preview, PreviewScreen } from "./preview/screen.tsx";
import { RuleScreen } from "./rule/screen.tsx";
import { Rules } from "./section/rules.tsx";

const [TEST, SECTION] = [newId<"test">(), "s1"];
const BACK = sectionAddress(TEST, SECTION);
const RULE = `${BACK}/rules/1`;
const LESSONS = [
  { id: newId<"lesson">(), title: "Heart failure" },
  { id: newId<"lesson">(), title: "Asthma" },
];
const SUBJECT = { id: newId<"subject">(), name: "Adult health", lessons: LESSONS };
const button = (name: string) => page.getByRole("button", { name });
const checkbox = (name: string) => page.getByRole("checkbox", { name, exact: true });

beforeEach(async () => {
  await cleanup();
});

/** Renders a stored rule, and the section behind it. `replies` come one after the other, then the rule is saved; returns what was sent. */
async function openRule(replies: ((values: Reply["values"]) => Reply<"stale">)[] = []): Promise<FormData[]> {
  const sent: FormData[] = [];
  const rule = {
    ...{ testId: TEST, sectionId: SECTION, sectionTitle: "Drawn", number: 1, basedOn: "2026-11-28T10:00:00.000Z" },
    ...{ count: "3", unit: null, offered: { subjects: [SUBJECT], labels: [] }, matching: 12 },
    stored: { place: [], area: [], type: [], category: [], difficulty: [] },
  };
  function Page() {
    const reply = useActionData<Reply<"stale"> & { time: string }>();
    return <RuleScreen rule={rule} reply={reply} />;
  }
  const Stub = createRoutesStub([
    {
      path: RULE,
      Component: Page,
      async action({ request }) {
        const fields = await request.formData();
        const reply = replies[sent.length]?.(boxValues(fields, RULE_BOXES));
        sent.push(fields);
        return reply ? data({ ...reply, time: "10:05 am" }, { status: 409 }) : redirect(BACK);
      },
    },
    { path: BACK, Component: () => <h1>Section</h1> },
  ]);
  await render(<Stub initialEntries={[RULE]} />);
  return sent;
}

test("a rule says how many questions match while they are chosen, and comes back as it was when it is refused", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const matching: (() => Promise<Response>)[] = [
    async () => Response.error(),
    async () => Response.json({ matching: 2 }),
  ];
  vi.spyOn(window, "fetch").mockImplementation(
    async () => (await matching.shift()?.()) ?? Response.json({ matching: 5 }),
  );
  const stale = (values: Reply["values"]): Reply<"stale"> => ({ code: "stale", values, errors: {} });
  const sent = await openRule([stale]);
  // Counts fields that the browser has filled in again when the page opens.
  await expect.element(page.getByText("We could not count them.")).toBeVisible();
  const count = page.getByLabelText("Number of questions");
  await page.getByText(SUBJECT.name, { exact: true }).click();
  await checkbox("Heart failure").click();
  await expect.element(page.getByText("2 questions match. That is too few for 3.")).toBeVisible();
  await count.fill("0");
  await button("Save rule").click();
  await expect.element(count).toHaveFocus();
  await expect.element(count).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  await count.fill("4");
  await expect.element(page.getByText("5 questions match, 1 to spare.")).toBeVisible();
  await checkbox("Single answer").click();

  await button("Save rule").click();
  await expectText(page.getByRole("alert"), "Somebody else saved this test at 10:05 am.");
  await expect.element(checkbox("Heart failure")).toBeChecked();
  await expect.element(checkbox("Single answer")).toBeChecked();
  await expect.element(count).toHaveValue("4");
  await page.getByRole("link", { name: "Drawn" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await page.getByLabelText("What it draws").selectOptions("Reading passages");
  await expect.element(page.getByLabelText("Questions of each passage")).toBeVisible();
  await expect.element(checkbox("Single answer")).not.toBeInTheDocument();
  await page.getByLabelText("Questions of each passage").fill("3");
  await button("Save rule").click();
  await expect.element(page.getByRole("heading", { name: "Section" })).toBeVisible();
  expect(sent.map((fields) => [fields.get("count"), fields.getAll("place")])).toEqual([
    ["4", [LESSONS[0]?.id]],
    ["4", [LESSONS[0]?.id]],
  ]);
});

test("what is selected in the bank stays selected on other pages and below other filters, and all of it is added", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const all = [1, 2, 3].map((number) => ({
    ...{ id: newId(), displayId: number, type: "text", subjectName: SUBJECT.name, lessonTitle: "Asthma" },
    ...{ text: `Question ${number}`, partOf: null, isThere: number === 3, isReserved: false },
  }));
  const sent: FormDataEntryValue[][] = [];
  const here = `${BACK}/choose`;
  const Stub = createRoutesStub([
    {
      path: here,
      Component: () => <ChooseScreen page={useLoaderData<OfferedPage>()} reply={useActionData<Reply<"none">>()} />,
      HydrateFallback: () => null,
      loader({ request }): OfferedPage {
        const filter = filterIn(new URL(request.url).searchParams);
        const questions = filter.type === "matrix" ? all.slice(1) : all;
        return {
          ...{ testId: TEST, sectionId: SECTION, title: "By hand", filter, questions, total: questions.length },
          ...{ isTotalCapped: false, corrections: [], previous: null, next: null },
          ...{ subjects: [SUBJECT], lessons: [], labels: [] },
        };
      },
      async action({ request }) {
        const ids = (await request.formData()).getAll("id");
        sent.push(ids);
        const none: Reply<"none"> = { code: "none", values: {}, errors: {} };
        return ids.length === 0 ? data(none, { status: 400 }) : redirect(BACK);
      },
    },
    { path: BACK, Component: () => <h1>Section</h1> },
  ]);
  await render(<Stub initialEntries={[here]} />);
  const box = (number: number) => page.getByRole("checkbox", { name: `#${number} ` });
  await button("Add to section").click();
  await expectText(page.getByRole("alert"), "Please select at least one question.");
  await expect.element(box(3)).toBeDisabled();
  await box(1).click();
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabelText("Question type").selectOptions("Matrix");
  await expect.element(box(1)).not.toBeInTheDocument();
  await box(2).click();
  await expect.element(page.getByText("2 questions selected")).toBeVisible();
  await expectAccessible();
  await button("Add to section").click();
  await expect.element(page.getByRole("heading", { name: "Section" })).toBeVisible();
  expect(sent[1]?.toSorted()).toEqual([all[0]?.id, all[1]?.id].toSorted());
});

test("each rule of a section says how many questions match, and which of them draws from too few", async () => {
  const rules = [
    { count: 5, from: {}, matching: 12 },
    { count: 5, from: {}, matching: 6 },
    { count: 5, from: {}, matching: 3 },
  ];
  const Stub = createRoutesStub([
    { path: "/", Component: () => <Rules testId={TEST} sectionId={SECTION} rules={rules} /> },
  ]);
  await render(<Stub />);
  const said = (number: number) => page.getByRole("listitem").nth(number - 1);
  await expectText(said(1), "Rule 1: 5 of 12 questions that match");
  await expect.element(said(1).getByText(testBuilderTexts.section.near)).not.toBeInTheDocument();
  await expectText(said(2), "Rule 2: 5 of 6 questions that match", testBuilderTexts.section.near);
  await expectText(said(3), "Rule 3: 5 of 3 questions that match", testBuilderTexts.section.tooFew(2, null));
});

test("only what the chosen kind of pass mark needs is in sight", async () => {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <PassFields sections={[{ id: "s1", title: "Section 1" }]} values={{ kind: "none" }} />,
    },
  ]);
  await render(<Stub />);
  const inSight = () =>
    page
      .getByRole("textbox")
      .elements()
      .map((field) => field.getAttribute("name"));
  const kind = page.getByLabelText("Kind of pass mark");
  await expect.poll(inSight).toEqual([]);
  await kind.selectOptions("One percentage of all marks");
  await expect.poll(inSight).toEqual(["percent"]);
  await kind.selectOptions("A percentile for each category");
  await expect.poll(inSight).toEqual(["UR", "EWS", "OBC", "SC", "ST", "less"]);
  await kind.selectOptions("A percentage in each section");
  await expect.poll(inSight).toHaveLength(1);
});

test("a preview says what binds students at each question, tells of another one, and keeps no answer", async () => {
  const { type, content } = sampleBody("text");
  const section = { minutes: null, navigation: "free", answerRequired: false, instructions: "" } as const;
  const shownAt = (position: number): Preview => ({
    ...{ id: TEST, title: "Weekly test", position, example: 1, isDrawn: true, minutes: 30 },
    ...{ leavingASection: "closes", instructions: "No phones." },
    sections: [
      { ...section, title: "By hand", count: 1, breakAfter: 5 },
      { ...section, title: "Drawn", count: 1, breakAfter: null, answerRequired: true, minutes: 10 },
    ],
    shown: { section: position - 1, number: 1, item: parseOpenItem({ type, content }) },
  });
  const Stub = createRoutesStub([
    {
      path: `${builderAddress(TEST)}/preview`,
      Component: () => <PreviewScreen preview={useLoaderData<Preview>()} />,
      HydrateFallback: () => null,
      loader: ({ request }) => shownAt(Number(new URL(request.url).searchParams.get("page") ?? "1")),
    },
  ]);
  await render(<Stub initialEntries={[`${builderAddress(TEST)}/preview`]} />);
  await expect.element(page.getByText("No phones.")).toBeVisible();
  await expect.element(page.getByText("By hand (section 1 of 2) · 30 minutes for the whole test")).toBeVisible();
  await expectText(
    page.getByRole("region", { name: "Question 1 of 1" }),
    "Students cannot come back to this section. After it students have a break of 5 minutes.",
  );
  await page.getByRole("radio").first().click();
  await page.getByRole("link", { name: "Next" }).click();
  await expect.element(page.getByRole("heading", { name: "Question 1 of 1" })).toHaveFocus();
  await expect.element(page.getByText("Drawn (section 2 of 2) · 10 minutes for this section")).toBeVisible();
  const limits = "Students have to answer it before the next one. After this question students submit the test.";
  await expect.element(page.getByText(limits)).toBeVisible();
  await expect.element(page.getByRole("radio").first()).not.toBeChecked();
  await expect.element(page.getByRole("link", { name: "Next" })).not.toBeInTheDocument();
  await userEvent.tab();
  await expectAccessible();
});
