/** Browser and device from the User-Agent header. Enough to recognise one's own; never to base a decision on. */

/** The first match wins: most browsers also name those they descend from. */
const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUC ?Browser\//, "UC Browser"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** Characters that are looked at. Real headers have some 200. */
const LENGTH_MAX = 1_000;

/** The names of browser and system; null if unknown. */
export function describeUserAgent(userAgent: string): { browser: string | null; system: string | null } {
  const beginning = userAgent.slice(0, LENGTH_MAX);
  const nameIn = (names: ReadonlyArray<[RegExp, string]>) =>
    names.find(([pattern]) => pattern.test(beginning))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
