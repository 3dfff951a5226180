import { expect, test } from "vitest";
import { type InstallMethod, installMethodOf, storeOf } from "./method.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`;
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

const BROWSERS: ReadonlyArray<[string, string, number, InstallMethod]> = [
  ["Safari on an iPhone", `${IPHONE} Version/18.4 Mobile/15E148 Safari/604.1`, 5, "ios-safari"],
  ["Chrome on an iPhone", `${IPHONE} CriOS/135.0.0.0 Mobile/15E148 Safari/604.1`, 5, "ios-other"],
  [
    "Safari on an iPad",
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15`,
    5,
    "ios-safari",
  ],
  [
    "Safari on a Mac",
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15`,
    0,
    "desktop-safari",
  ],
  ["Chrome on Android", `${ANDROID} Chrome/135.0.0.0 Mobile Safari/537.36`, 5, "android-chrome"],
  ["Samsung's browser", `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 5, "android-samsung"],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:137.0) Gecko/137.0 Firefox/137.0", 5, "android-firefox"],
  ["Chrome on a Mac", `${MAC} ${WEBKIT} Chrome/135.0.0.0 Safari/537.36`, 0, "desktop-chrome"],
  [
    "Edge on Windows with a touch screen",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/135.0.0.0 Safari/537.36 Edg/135.0.0.0`,
    10,
    "desktop-edge",
  ],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:137.0) Gecko/20100101 Firefox/137.0", 0, "desktop-firefox"],
  ["a browser nobody knows", "Lynx/2.9", 0, "other"],
];

for (const [name, userAgent, touchPoints, method] of BROWSERS) {
  test(`${name} installs by ${method}`, () => {
    expect(installMethodOf(userAgent, touchPoints)).toBe(method);
  });
}

test("phones and tablets belong to a store, computers to none", () => {
  expect(storeOf("ios-other")).toBe("apple");
  expect(storeOf("android-samsung")).toBe("google");
  expect(storeOf("desktop-edge")).toBeNull();
});
