import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ContactDetails, describeReach } from "./details.tsx";

const EMPTY = { address: "", phone: "", email: "", whatsapp: "", officeHours: "" };
const HOURS = "Mon-Fri 9AM-6PM IST\nSat 10AM-4PM IST";

function shown(site: Partial<typeof EMPTY>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ContactDetails site={{ ...EMPTY, ...site }} />
    </MemoryRouter>,
  );
}

test("what the settings leave empty is not shown", () => {
  const markup = shown({ officeHours: HOURS, address: " \n" });

  expect(markup).toContain("<dd>Mon-Fri 9AM-6PM IST</dd><dd>Sat 10AM-4PM IST</dd>");
  for (const word of ["Address", "Phone", "Email", "WhatsApp", "<a "]) expect(markup).not.toContain(word);
  expect(shown({})).toBe("");
});

test("each entry of the settings is shown, and can be used", () => {
  const markup = shown({
    address: "12 Lamp Road\nMohali 160055\n",
    phone: "+91 98765 43210",
    email: "office@example.org",
    officeHours: HOURS,
  });

  expect(markup).toContain("<dd>12 Lamp Road</dd><dd>Mohali 160055</dd>");
  expect(markup).toContain('<a href="tel:+919876543210">+91 98765 43210</a>');
  expect(markup).toContain('<a href="mailto:office@example.org">office@example.org</a>');
});

test("the page's description promises only what the page shows", () => {
  const site = { ...EMPTY, instituteName: "Lantern" };
  const asked = "Questions about an exam, a course or your account? Write to Lantern";

  expect(describeReach(site)).toBe(`${asked}.`);
  expect(describeReach({ ...site, officeHours: HOURS, address: " " })).toBe(`${asked}. With office hours.`);
  expect(
    describeReach({ address: "1", phone: "2", email: "3", whatsapp: "4", officeHours: "5", instituteName: "Lantern" }),
  ).toBe(`${asked}, call or chat. With address, phone number, email address and office hours.`);
});

test("WhatsApp Chat opens the chat with the institute's number in a new tab, without access to its opener", () => {
  const [link = ""] = /<a [^>]*wa\.me[^>]*>/.exec(shown({ whatsapp: "+91 98765-43210" })) ?? [];

  expect(link).toContain('href="https://wa.me/919876543210"');
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="noopener"');
});
