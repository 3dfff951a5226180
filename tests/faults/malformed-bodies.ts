/**
 * Bodies that no page of ours sends. `isText` marks those whose fields are odd but could be somebody's words: where any
 * text is welcome they may be taken.
 */
export type Malformed = {
  name: string;
  type: string | null;
  body: BodyInit;
  isText?: true;
  headers?: Record<string, string>;
};

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/** Names that fields of the product have, so that a body gets as far as it can. */
const FIELDS = [
  ..."intent name email password passwordNow passwordNew course consent token message position topic took homepage".split(
    " ",
  ),
  ..."practiceTestId lessonIds attemptId mark seconds title content description courses subjectId lessonId manualId".split(
    " ",
  ),
  ..."categoryId difficultyId areas judgmentStep isReserved logit type solution labelId kind order ids file image status shown studentId note noteId".split(
    " ",
  ),
  ..."reportId reason basedOn updatedAt slug author category imageUrl excerpt publishedAt answer code id from to q".split(
    " ",
  ),
  ..."extraTimePercent text format filter all undo versionId number month days months zone logo phone address".split(
    " ",
  ),
];

const encode = (value: string) => FIELDS.map((name) => `${name}=${value}`).join("&");
const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const part = (name: string, value: string, filename = "") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n${value}\r\n`;
const multipart = (parts: string) => `${parts}--b--\r\n`;
const MULTIPART = "multipart/form-data; boundary=b";
const bytes = (...numbers: number[]) => new Uint8Array(numbers);
const save = (fields: object) =>
  JSON.stringify({ saves: [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0, ...fields }] });

/** All of them; more than fifty. */
export const malformedBodies: ReadonlyArray<Malformed> = [
  { name: "nothing", type: null, body: "" },
  { name: "an empty form", type: FORM, body: "" },
  { name: "an empty JSON body", type: JSON_TYPE, body: "" },
  { name: "a form without a type", type: null, body: new Blob(["intent=start&email=a"]) },
  { name: "plain text", type: "text/plain", body: "intent=start" },
  { name: "XML", type: "application/xml", body: "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>" },
  { name: "a type that is none", type: "a;b;c=/", body: "x" },
  { name: "bytes", type: "application/octet-stream", body: bytes(0, 1, 2, 255, 254) },
  { name: "a form in another character set", type: `${FORM}; charset=utf-16`, body: bytes(255, 254, 97, 0, 61, 0) },
  { name: "a form with bytes that are no UTF-8", type: FORM, body: bytes(101, 109, 97, 105, 108, 61, 255, 254, 192) },
  { name: "bytes that are no UTF-8, encoded", type: FORM, body: encode("%FF%FE%C0"), isText: true },
  { name: "half a percent sign", type: FORM, body: encode("%"), isText: true },
  { name: "percent signs before no digits", type: FORM, body: encode("%zz%u1234"), isText: true },
  { name: "NUL bytes", type: FORM, body: encode("%00") },
  { name: "NUL bytes within words", type: FORM, body: encode("a%00b"), isText: true },
  { name: "a NUL byte in a name", type: FORM, body: "in%00tent=start&email%00=a" },
  { name: "half a surrogate pair", type: FORM, body: encode("%ED%A0%80"), isText: true },
  { name: "a very long field", type: FORM, body: `email=${"a".repeat(900_000)}` },
  { name: "a long value in every field", type: FORM, body: encode("9".repeat(5_000)) },
  { name: "thousands of fields", type: FORM, body: "a=1&".repeat(5_000) },
  { name: "every field twice", type: FORM, body: `${encode("1")}&${encode("2")}` },
  { name: "only signs", type: FORM, body: "&&&===&=&" },
  {
    name: "keys of prototypes",
    type: FORM,
    body: "__proto__=1&constructor=2&prototype=3&toString=4&__proto__[a]=5&hasOwnProperty=6",
  },
  { name: "prototypes as values", type: FORM, body: encode("__proto__"), isText: true },
  { name: "names with brackets", type: FORM, body: "intent[]=start&email[a]=b&ids[0][x]=1" },
  { name: "unknown fields", type: FORM, body: "isAdmin=1&role=admin&userId=1" },
  { name: "an intent that is none", type: FORM, body: "intent=drop-everything" },
  { name: "an intent that every object has", type: FORM, body: "intent=constructor" },
  { name: "numbers without bounds", type: FORM, body: encode("1e400"), isText: true },
  { name: "numbers that no column takes", type: FORM, body: encode("99999999999999999999"), isText: true },
  { name: "negative numbers", type: FORM, body: encode("-1"), isText: true },
  { name: "no numbers", type: FORM, body: encode("NaN"), isText: true },
  { name: "days that do not exist", type: FORM, body: encode("2026-02-31T25%3A61%3A61Z"), isText: true },
  { name: "days beyond all calendars", type: FORM, body: encode("%2B275760-09-13T00%3A00%3A00.001Z"), isText: true },
  { name: "ids of nothing", type: FORM, body: encode("01900000-0000-7000-8000-000000000000"), isText: true },
  { name: "paths", type: FORM, body: encode("..%2F..%2Fetc%2Fpasswd"), isText: true },
  { name: "statements", type: FORM, body: encode("%27%3B+drop+table+users%3B--"), isText: true },
  { name: "line breaks for headers", type: FORM, body: encode("a%0D%0ABcc%3A+x%40example.org"), isText: true },
  { name: "writing turned around", type: FORM, body: encode("%E2%80%AEabc"), isText: true },
  { name: "JSON in every field", type: FORM, body: encode(encodeURIComponent(deep(2_000))), isText: true },
  { name: "a multipart body without its boundary", type: "multipart/form-data", body: "--b\r\n" },
  { name: "a multipart body that does not end", type: MULTIPART, body: part("email", "a").slice(0, -2) },
  { name: "a multipart body without parts", type: MULTIPART, body: "--b--\r\n" },
  { name: "a part without a name", type: MULTIPART, body: multipart("--b\r\nContent-Type: a\r\n\r\nx\r\n") },
  { name: "a part without an end of its head", type: MULTIPART, body: "--b\r\nContent-Disposition: form-data; name=" },
  {
    name: "files where text belongs",
    type: MULTIPART,
    body: multipart(FIELDS.map((name) => part(name, "x", '; filename="a.txt"')).join("")),
  },
  {
    name: "text where a file belongs",
    type: MULTIPART,
    body: multipart(["file", "image", "logo"].map((name) => part(name, "x")).join("")),
  },
  { name: "thousands of parts", type: MULTIPART, body: multipart(part("a", "1").repeat(2_000)) },
  { name: "an empty object", type: JSON_TYPE, body: "{}" },
  { name: "null", type: JSON_TYPE, body: "null" },
  { name: "a list", type: JSON_TYPE, body: "[1,2,3]" },
  { name: "half an object", type: JSON_TYPE, body: '{"saves":[{"position":1' },
  { name: "a very deep list", type: JSON_TYPE, body: deep(100_000) },
  {
    name: "JSON with keys of prototypes",
    type: JSON_TYPE,
    body: '{"__proto__":{"a":1},"constructor":{"prototype":{}}}',
  },
  { name: "JSON behind a mark", type: JSON_TYPE, body: bytes(239, 187, 191, 123, 125, 255) },
  { name: "an answer at no position", type: JSON_TYPE, body: save({ position: 0 }) },
  { name: "an answer at a position without bounds", type: JSON_TYPE, body: save({ position: 1e308 }) },
  { name: "an answer at half a position", type: JSON_TYPE, body: save({ position: 1.5 }) },
  { name: "an answer from the future", type: JSON_TYPE, body: save({ ageMs: -1 }) },
  { name: "an answer older than time", type: JSON_TYPE, body: save({ ageMs: 1e300 }) },
  { name: "an answer on no save", type: JSON_TYPE, body: save({ basedOn: -1 }) },
  { name: "an answer with more than was asked", type: JSON_TYPE, body: save({ isCorrect: true }) },
  { name: "an answer that is none", type: JSON_TYPE, body: save({ answer: { chosen: { $ne: null } } }) },
  { name: "an answer of half a character", type: JSON_TYPE, body: save({ answer: { chosen: "\ud800" } }) },
  { name: "an answer with a NUL byte", type: JSON_TYPE, body: save({ answer: { chosen: "a\0" } }) },
  {
    name: "an answer of a million characters",
    type: JSON_TYPE,
    body: save({ answer: { chosen: "a".repeat(900_000) } }),
  },
  { name: "a very deep answer", type: JSON_TYPE, body: save({}).replace('"a"', deep(5_000)) },
  { name: "a flag at a place without bounds", type: JSON_TYPE, body: '{"position":99999999999,"flagged":true}' },
  { name: "a flag that is none", type: JSON_TYPE, body: '{"position":1,"flagged":"true"}' },
  {
    name: "more answers than questions",
    type: JSON_TYPE,
    body: JSON.stringify({ saves: Array.from({ length: 5_000 }, (_, position) => ({ position })) }),
  },
  {
    name: "a body that says it is compressed",
    type: FORM,
    body: "intent=start",
    headers: { "content-encoding": "gzip" },
  },
];
