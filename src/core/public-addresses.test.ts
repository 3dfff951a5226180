import { expect, test } from "vitest";
import { addressesIn } from "./public-addresses.ts";

const { pathIn, read, alternatesOf } = addressesIn(["en", "hi"]);

test("only languages other than the default appear in an address", () => {
  expect(pathIn("en", "/courses")).toBe("/courses");
  expect(pathIn("hi", "/courses")).toBe("/hi/courses");
  expect(pathIn("hi", "/")).toBe("/hi");
});

test.each(["/", "/courses", "/courses/oet", "/history"])("%s is read back as it was written", (path) => {
  expect(read(pathIn("en", path))).toEqual({ language: "en", path });
  expect(read(pathIn("hi", path))).toEqual({ language: "hi", path });
});

test("a page names itself in each language, where there are several", () => {
  expect(alternatesOf("/about")).toEqual([
    { language: "en", path: "/about" },
    { language: "hi", path: "/hi/about" },
  ]);
  expect(addressesIn(["en"]).alternatesOf("/about")).toEqual([]);
});
