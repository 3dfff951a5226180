import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from "./fields.tsx";
import { FormFrame } from "./form-frame.tsx";

test("a control is described by its hint and its error, and marked as invalid", () => {
  const html = renderToStaticMarkup(<TextField label="Email Address" name="email" hint="A hint" error="An error" />);

  const [input] = tagsOf(html, "input");
  const [hint, error] = (attributeOf(input, "aria-describedby") ?? "").split(" ");
  expect(html).toMatch(new RegExp(`id="${hint}"[^>]*>A hint`));
  expect(html).toMatch(new RegExp(`id="${error}".*An error`));
  expect(attributeOf(input, "aria-invalid")).toBe("true");
});

test("a control without hint or error has no description and is not marked as invalid", () => {
  const [input] = tagsOf(renderToStaticMarkup(<TextField label="Email Address" name="email" />), "input");

  expect(input).not.toContain("aria-describedby");
  expect(input).not.toContain("aria-invalid");
});

test("the label alone is the name of its control, required or not", () => {
  const html = renderToStaticMarkup(<TextField label="Email Address" name="email" required />);

  const [input] = tagsOf(html, "input");
  expect(html).toMatch(new RegExp(`<label [^>]*for="${attributeOf(input, "id")}"[^>]*>Email Address</label>`));
});

test("a group of options follows the rest under its label, and is left out when empty", () => {
  const [first, last] = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];
  const shown = (more: (typeof last)[]) =>
    renderToStaticMarkup(
      <SelectField
        label="Course"
        name="course"
        options={[first]}
        groups={[{ label: "More courses", options: more }]}
      />,
    );

  expect(shown([last])).toContain(
    '<option value="a">A</option><optgroup label="More courses"><option value="b">B</option></optgroup>',
  );
  expect(shown([])).not.toContain("optgroup");
});

test("an optional field says so beside its label, a required one through its control alone", () => {
  const optional = renderToStaticMarkup(<TextAreaField label="Description" name="description" isOptional />);
  const needed = renderToStaticMarkup(<TextField label="Email Address" name="email" required />);

  expect(optional).toMatch(/<label [^>]*>Description<\/label><span[^>]*>optional<\/span>/);
  expect(tagsOf(needed, "input")[0]).toContain("required");
  expect(needed.replace(/<[^>]+>/g, "")).toBe("Email Address");
});

test("a password is never sent back into the page", () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" name="password" />);

  expect(tagsOf(html, "input")[0]).toContain('type="password"');
});

test("text over the limit is reported and never cut, in every kind of field", () => {
  const long = "Pharmacology of the newborn";
  const fields = [
    <TextField key="1" label="Name" name="name" maxLength={20} defaultValue={long} />,
    <TextField key="2" label="Name" name="name" maxLength={20} value={long} readOnly />,
    <TextAreaField key="3" label="Name" name="name" maxLength={20} defaultValue={long} />,
    <PasswordField key="4" label="Name" name="name" maxLength={20} value={long} readOnly />,
  ];

  for (const field of fields) {
    const html = renderToStaticMarkup(field);
    expect(html).toContain("This may have at most 20 characters; now it has 27.");
    expect(html).not.toContain("maxLength");
    expect(html).toContain('aria-invalid="true"');
  }
  const html = renderToStaticMarkup(<TextField label="Name" name="name" maxLength={27} defaultValue={`${long}  `} />);
  expect(html).not.toContain("aria-invalid");
});

test("fields show the errors of their form without being passed them, and the banner those of no field", () => {
  const html = renderToStaticMarkup(
    <Page
      errors={{ email: "Wrong email", course: "No course", about: "Too long", rules: "Say yes", "": "All wrong" }}
    />,
  );

  for (const error of ["Wrong email", "No course", "Too long", "Say yes"]) expect(html).toContain(error);
  expect(html).toMatch(/role="alert".*All wrong/);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(4);
});

test("forms turn native validation off, so that errors are in our words", () => {
  expect(tagsOf(renderToStaticMarkup(<Page errors={{}} />), "form")[0]).toContain("noValidate");
});

function Page({ errors }: { errors: Record<string, string> }) {
  const form = (
    <FormFrame errors={errors}>
      <TextField label="Email" name="email" />
      <SelectField label="Course" name="course" options={[]} placeholder="Choose a course" />
      <TextAreaField label="About" name="about" />
      <CheckboxField label="Rules" name="rules" />
    </FormFrame>
  );
  return <RouterProvider router={createMemoryRouter([{ path: "/", element: form }])} />;
}

function tagsOf(html: string, tag: string): string[] {
  return html.match(new RegExp(`<${tag} [^>]*>`, "g")) ?? [];
}

function attributeOf(tag: string | undefined, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag ?? "")?.[1];
}
