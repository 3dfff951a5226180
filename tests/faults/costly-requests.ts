/** What would keep a server busy that is careless with it: the worst of each kind that anybody may send. */

import { FORM_LIMIT } from "../../src/server/body-limits.ts";

type Costly = { name: string; type: string; body: BodyInit };

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const JSON_TYPE = "application/json";

/** As much as a form without files may hold, less what its names take. */
const MOST = FORM_LIMIT - 512;

const upTo = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

/** Far more than any form holds. */
export const TOO_MUCH = upTo("+a", 11 * 1024 * 1024);
/** Far too long for its field, and not for a form. */
export const BETWEEN = upTo("a", 90_000);

/** Fields in which a text goes far, with others beside it that can be taken. */
const TAKEN: Readonly<Record<string, string>> = {
  name: "Asha",
  email: "asha@example.org",
  message: "Hello",
  password: "a lantern at dusk",
  course: "NCLEX-RN",
  topic: "video-lectures",
  token: "t",
  intent: "confirm",
  code: "123456",
  took: "9000",
};

/** A form with a text in one of its fields, and what can be taken in the others. */
export function filled(field: string, text: string): string {
  const others = Object.entries(TAKEN).filter(([name]) => name !== field);
  return [...others.map(([name, value]) => `${name}=${encodeURIComponent(value)}`), `${field}=${text}`].join("&");
}

const UNITS: ReadonlyArray<[name: string, unit: string]> = [
  ["plus signs", "+a"],
  ["spaces", "+"],
  ["escapes", "%41"],
  ["line breaks", "%0D%0A"],
  ["angle brackets", "<"],
  ["angle brackets, escaped", "%3C"],
  ["ampersands", "%26"],
  ["plus signs that are meant", "%2Ba"],
  ["at signs", "a%40"],
  ["dots", "a."],
  ["no UTF-8", "%FF"],
  ["half percent signs", "%"],
  ["marks that turn writing", "%E2%80%AE"],
  ["letters with marks", "e%CC%81"],
];

const part = (head: string, value = "1") => `--b\r\n${head}\r\n\r\n${value}\r\n`;
const multipart = (unit: string) => `${upTo(unit, MOST)}--b--\r\n`;

/** Names of fields that no form has, of a sign that is written longer in an answer. */
export const longNames = [
  { name: "long names", body: Array.from({ length: 999 }, (_, n) => `${upTo("%3C", 90)}${n}=`).join("&") },
  { name: "one very long name", body: `${upTo("%3C", MOST)}=` },
];

/** All of them. */
export const costlyBodies: ReadonlyArray<Costly> = [
  ...Object.keys(TAKEN).flatMap((field) => ({
    name: `plus signs as ${field}`,
    type: FORM,
    body: filled(field, upTo("+a", MOST)),
  })),
  ...UNITS.flatMap(([name, unit]) =>
    ["email", "message"].map((field) => ({
      name: `${name} as ${field}`,
      type: FORM,
      body: filled(field, upTo(unit, MOST)),
    })),
  ),
  { name: "many names", type: FORM, body: Array.from({ length: 30_000 }, (_, number) => `n${number}=`).join("&") },
  {
    name: "as many names as may be",
    type: FORM,
    body: Array.from({ length: 1_000 }, (_, n) => `n${n}=${upTo("+a", 90)}`).join("&"),
  },
  ...longNames.map((long) => ({ ...long, type: FORM })),
  { name: "one name many times", type: FORM, body: upTo("email=a&", MOST) },
  { name: "one name as often as may be", type: FORM, body: upTo(`email=${upTo("+a", 90)}&`, 990 * 97) },
  { name: "deep brackets", type: FORM, body: `a${upTo("[a]", MOST)}=1` },
  { name: "only separators", type: FORM, body: upTo("&=", MOST) },
  { name: "many parts", type: MULTIPART, body: multipart(part('Content-Disposition: form-data; name="a"')) },
  {
    name: "a part with a long head",
    type: MULTIPART,
    body: part(`Content-Disposition: form-data; name="${upTo("a", MOST)}"`),
  },
  { name: "a part with many heads", type: MULTIPART, body: part(upTo("A: b\r\n", MOST)) },
  { name: "boundaries that are none", type: MULTIPART, body: upTo("\r\n--", MOST) },
  { name: "deep JSON", type: JSON_TYPE, body: `${upTo("[", MOST / 2)}${upTo("]", MOST / 2)}` },
  { name: "a long text as JSON", type: JSON_TYPE, body: JSON.stringify({ saves: upTo("\\", MOST / 2) }) },
  { name: "a long list as JSON", type: JSON_TYPE, body: `[${upTo("1,", MOST)}1]` },
  {
    name: "many keys as JSON",
    type: JSON_TYPE,
    body: `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join()}}`,
  },
];

/** A request to which a body comes byte by byte. */
export function inPieces(asked: string): string {
  const head = [`${asked} HTTP/1.1`, "Host: localhost", "Transfer-Encoding: chunked", "Connection: close"].join("\r\n");
  return `${head}\r\n\r\n${"1\r\na\r\n".repeat(250_000)}0\r\n\r\n`;
}

/** As long as a head may be, less what else stands in it. */
const HEAD = 14_000;

/** Addresses and headers: what is added to an address, and what is sent along. */
export const costlyQuestions: ReadonlyArray<{ name: string; added?: string; headers?: Record<string, string> }> = [
  { name: "a query of plus signs", added: `?q=${upTo("+a", HEAD)}` },
  { name: "a query of escapes", added: `?category=${upTo("%41", HEAD)}` },
  { name: "a query of many names", added: `?${upTo("a&", HEAD)}` },
  { name: "a query of one name many times", added: `?${upTo("page=1&", HEAD)}` },
  { name: "a next that leads on and on", added: `?next=/${upTo("%2F..", HEAD)}` },
  { name: "a long path of escapes", added: `/${upTo("%41", HEAD)}` },
  { name: "a long path of slashes", added: upTo("/", HEAD) },
  { name: "a long path of words", added: upTo("/a", HEAD) },
  { name: "a long path of dots", added: upTo("/..", HEAD) },
  { name: "a long path of half escapes", added: `/${upTo("%", HEAD)}` },
  { name: "data of a long path", added: `${upTo("/a", HEAD)}.data` },
  { name: "many cookies", headers: { cookie: upTo("a=b; ", HEAD) } },
  { name: "a long cookie", headers: { cookie: `lamplight.session_token=${upTo("%41", HEAD)}` } },
  { name: "cookies of one name", headers: { cookie: upTo("lamplight.session_token=a.b; ", HEAD) } },
  { name: "a long accept", headers: { accept: upTo("text/html;q=0.1,", HEAD) } },
  { name: "a long accept-encoding", headers: { "accept-encoding": upTo(" ,gzip;", HEAD) } },
  { name: "spaces as accept-encoding", headers: { "accept-encoding": `,${upTo(" ", HEAD)}x` } },
  { name: "a long user agent", headers: { "user-agent": upTo("Version/", HEAD) } },
  { name: "a long if-none-match", headers: { "if-none-match": upTo('W/"a", ', HEAD) } },
  { name: "many proxies", headers: { "x-forwarded-for": `${upTo("127.0.0.1, ", HEAD)}10.1.1.1` } },
  { name: "many ranges", headers: { range: `bytes=${upTo("0-1,", HEAD)}` } },
  { name: "a long referer", headers: { referer: `http://localhost/${upTo("a/../", HEAD)}` } },
  { name: "a long content type", headers: { "content-type": upTo("a;", HEAD) } },
];
