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

/** The names of browser and system; null if unknown. */
export function describeUserAgent(userAgent: string): { browser: string | null; system: string | null } {
  const nameIn = (names: ReadonlyArray<[RegExp, string]>) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
