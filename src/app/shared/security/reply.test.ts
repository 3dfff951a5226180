import { expect, test } from "vitest";
import { ADMIN_ADDRESSES, adminAddressesIn, securityFormIn, withForm } from "./reply.ts";

test("the page asked for before setting up stays in the address of each of its forms", () => {
  const { setUp, next } = adminAddressesIn("?next=%2Fadmin%2Fstudents%3Fq%3Dasha");
  const form = withForm(setUp, "begin");

  expect(next).toBe("/admin/students?q=asha");
  expect(adminAddressesIn(new URL(form, "http://here").search)).toEqual({ ...ADMIN_ADDRESSES, setUp, next });
  expect(securityFormIn(new URL(form, "http://here").search)).toBe("begin");
  expect(withForm(ADMIN_ADDRESSES.setUp, "confirm")).toBe("/admin/second-factor?form=confirm");
});

test("setting up never redirects to another site", () => {
  for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""]) {
    expect(adminAddressesIn(`?${new URLSearchParams({ next })}`), next).toEqual(ADMIN_ADDRESSES);
  }
});
