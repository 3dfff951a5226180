/** Case studies as text: what of a good file arrives, and what is said of a broken one. */
import { describe, expect, test } from "vitest";
import { importTexts } from "../../../content/en/questions.ts";
import { plainText } from "../../../core/html.ts";
import { problemsOfStimulus } from "../../stimuli/problems.ts";
import { CASE_TEXT_EXAMPLE } from "../case-text-example.ts";
import { JUDGMENT_STEPS } from "../taxonomy.ts";
import type { FileRow } from "./read-question.ts";
import { readQuestions } from "./read-questions.server.ts";
import { ImportFileError } from "./read-text.server.ts";

const texts = importTexts.row;

/** The rows of a file, which comes in pieces of so many bytes. */
async function rowsOf(file: string | Uint8Array, size = 1_000_000): Promise<FileRow[]> {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const rows: FileRow[] = [];
  for await (const row of readQuestions(pieces(), 50)) rows.push(row);
  return rows;
}

/** The case studies and passages of a file without errors. */
async function stimuliIn(file: string, size?: number) {
  return (await rowsOf(file, size)).map(({ row }) => {
    if (row.kind !== "stimulus" || !row.draft) throw new Error(JSON.stringify(row));
    return { ...row, draft: row.draft };
  });
}

/** What is wrong with a file, as line, field and reason. */
async function problemsIn(file: string) {
  return (await rowsOf(file)).flatMap(({ line, row }) =>
    row.kind === "wrong" ? row.problems.map((problem) => [problem.line ?? line, problem.column, problem.reason]) : [],
  );
}

async function fileProblemOf(file: string | Uint8Array) {
  const error: unknown = await rowsOf(file).catch((thrown: unknown) => thrown);
  return error instanceof ImportFileError ? error.problem : error;
}

const PLACE = "SUBJECT: Adult Health\nLESSON: Diabetes\n";
const CASE = "NUMBER: 1\nTYPE: Case Study\nNAME: A case\nCLIENT: A man\nTAB1: Notes\nTAB1TEXT: Pale.\nEND\n";
const QUESTION = "NUMBER: 2\nTYPE: Multiple Choice\nTEXT: Which?\nA: This\nB: That\nANSWER: B\nEND\n";

describe("a good file", () => {
  test("a tag in a text, which is plain, is warned of in the line of its field", async () => {
    const [row] = await rowsOf(PLACE + CASE.replace("Pale.", "<b>Pale</b>.") + QUESTION.replace("This", "<i>This</i>"));
    expect(row?.row).toMatchObject({
      kind: "stimulus",
      warnings: [
        { column: "TAB1TEXT", line: 8 },
        { column: "A", line: 13 },
      ],
    });
  });

  test("the example can be published as it is", async () => {
    const [read, ...others] = await stimuliIn(CASE_TEXT_EXAMPLE);
    expect(others).toEqual([]);
    expect(read).toMatchObject({
      stimulus: "case",
      title: "Shaking before lunch",
      lesson: { subject: "Adult Health", lesson: "Diabetes" },
      published: null,
    });
    expect(read?.draft.questions.map(({ judgmentStep }) => judgmentStep)).toEqual(JUDGMENT_STEPS);
    expect(read && problemsOfStimulus("case", read.draft)).toEqual([]);
  });

  test("everything it says arrives: tabs by number, texts by question, tables, options, answers and explanations", async () => {
    const [read] = await stimuliIn(
      `${PLACE}NUMBER: 4
TYPE: Case Study
NAME: Chest pain
CLIENT: A woman of 62 years
TAB2: Orders
TAB2TEXT@4: Oxygen
TEXT: She comes at night.

Her son is with her.
TAB1: Vital signs
TAB1TEXT@ 3: Again
Time\tPulse
10:00\t110
Her skin is moist.
TAB1TEXT: Time\tPulse\tPressure
08:00\t88
09:00\t102\t140/90
TAB3:
TAB3TEXT:
END
NUMBER: 7
TYPE: Multiple Response
TEXT: What matters <now>?
A: Pulse
C: Pain
D: Age
ANSWER: a;C
STEP: Recognize cues
RATIONALE: Pulse and pain do.
TAB1: is no field of a question.
END`,
    );
    expect(read?.draft.content).toEqual({
      v: 1,
      client: "A woman of 62 years",
      exhibits: [
        {
          ...{ kind: "notes", id: "text", title: "Scenario" },
          entries: [
            {
              ...{ id: "text-1", at: "", from: 1 },
              text: "<p>She comes at night.<br /><br />Her son is with her.</p>",
              table: null,
              picture: null,
            },
          ],
        },
        {
          ...{ kind: "notes", id: "tab-1", title: "Vital signs" },
          entries: [
            {
              ...{ id: "tab-1-1-1", at: "", from: 1, text: "", picture: null },
              table: {
                headings: ["Time", "Pulse", "Pressure"],
                rows: [
                  ["08:00", "88", ""],
                  ["09:00", "102", "140/90"],
                ],
              },
            },
            {
              ...{ id: "tab-1-3-1", at: "", from: 3, text: "<p>Again</p>", picture: null },
              table: { headings: ["Time", "Pulse"], rows: [["10:00", "110"]] },
            },
            { ...{ id: "tab-1-3-2", at: "", from: 3, text: "<p>Her skin is moist.</p>" }, table: null, picture: null },
          ],
        },
        {
          ...{ kind: "notes", id: "tab-2", title: "Orders" },
          entries: [{ ...{ id: "tab-2-4-1", at: "", from: 4, text: "<p>Oxygen</p>" }, table: null, picture: null }],
        },
      ],
    });
    const [asked] = read?.draft.questions ?? [];
    expect(asked).toMatchObject({ areas: [], judgmentStep: "recognize-cues", body: { type: "multi-select" } });
    const { content, solution } = asked?.body ?? {};
    const options = content && "options" in content ? content.options : [];
    expect(options.map((option) => "text" in option && option.text)).toEqual(["Pulse", "Pain", "Age"]);
    expect(solution && "correct" in solution && solution.correct).toEqual(
      ["a", "b"].map((_, index) => (options[index] && "id" in options[index] ? options[index].id : "")),
    );
    expect(content?.stem).toBe("<p>What matters &lt;now&gt;?</p>");
    expect(plainText(solution?.rationale ?? "")).toBe("Pulse and pain do. TAB1: is no field of a question.");
  });

  test("byte order mark, lines of Windows and pieces of one byte change nothing", async () => {
    const shape = (read: Awaited<ReturnType<typeof stimuliIn>>) =>
      JSON.stringify(read).replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, "");
    const plain = shape(await stimuliIn(CASE_TEXT_EXAMPLE));
    const other = `\uFEFF\n${CASE_TEXT_EXAMPLE.replaceAll("\n", "\r\n")}`;
    expect(shape(await stimuliIn(other))).toBe(plain);
    expect(shape(await stimuliIn(other, 1))).toBe(plain);
  });

  test("two columns of a spreadsheet are read as the lines with a colon are", async () => {
    const [read] = await stimuliIn(
      `SUBJECT\tAdult Health\nLESSON\tDiabetes\t\nNUMBER\t1\t\nTYPE\t"Case Study"\nNAME\tA case\nCLIENT\t"A ""large"" man"\nTAB1\tNotes\nTAB1TEXT@2\t"Pale.\nTime\tPulse\n08:00\t88"\nEND\t\n`,
    );
    expect(read).toMatchObject({
      title: "A case",
      draft: {
        content: {
          client: 'A "large" man',
          exhibits: [
            { title: "Notes", entries: [{ from: 2, text: "<p>Pale.</p>", table: { headings: ["Time", "Pulse"] } }] },
          ],
        },
      },
    });
  });

  test("what the text does not say is missing from the draft, and keeps it from being published", async () => {
    const [read] = await stimuliIn(`${PLACE}NUMBER: 1\nTYPE: CASE STUDY\nNAME: A case\nTAB1: Notes\nEND\n${QUESTION}`);
    expect(read?.draft.content).toMatchObject({ client: "", exhibits: [{ title: "Notes", entries: [] }] });
    expect(read && problemsOfStimulus("case", read.draft).filter(({ level }) => level === "error")).toHaveLength(4);
  });

  test("a narrative is a passage with its questions, and each case has its own", async () => {
    const narrative = "NUMBER: 3\nTYPE: Narrative\nNAME: Sleep\nLESSON: Reading\nTEXT: Nurses sleep little.\nEND\n";
    const read = await stimuliIn(
      `${PLACE}${CASE}${QUESTION}${narrative}${QUESTION.replace("2", "4")}${QUESTION.replace("2", "5")}`,
    );
    expect(read.map(({ stimulus, lesson, draft }) => [stimulus, lesson, draft.questions.length])).toEqual([
      ["case", { subject: "Adult Health", lesson: "Diabetes" }, 1],
      ["passage", { subject: "Adult Health", lesson: "Reading" }, 2],
    ]);
    expect(read[1]?.draft.content).toMatchObject({ client: "Sleep", exhibits: [{ title: "" }] });
  });

  test("a line with a tab is no table, and a line with a space in front is no field", async () => {
    const [read] = await stimuliIn(`${PLACE}${CASE.replace("Pale.", "Pulse\t88\n END\n NAME: unknown")}`);
    expect(read?.draft.content.exhibits[0]?.entries).toMatchObject([{ table: null, from: 1 }]);
    expect(JSON.stringify(read?.draft.content)).toContain("END<br /> NAME: unknown");
    expect(JSON.stringify(read?.draft.content)).toContain("Pulse 88");
  });
});

describe("a broken file", () => {
  test.each([
    [
      "no place",
      CASE,
      [
        [1, "SUBJECT", texts.missing],
        [1, "LESSON", texts.missing],
      ],
    ],
    ["no name", PLACE + CASE.replace("NAME: A case\n", ""), [[3, "NAME", texts.missing]]],
    ["a text of a tab without name", PLACE + CASE.replace("TAB1: Notes\n", ""), [[3, "TAB1", texts.tabUnnamed]]],
    [
      "a tab that does not exist",
      PLACE + CASE.replaceAll("TAB1", "TAB13"),
      [
        [7, "TAB13", texts.tabUnknown(12, 20)],
        [8, "TAB13TEXT", texts.tabUnknown(12, 20)],
      ],
    ],
    [
      "a question that does not exist",
      PLACE + CASE.replace("TAB1TEXT", "TAB1TEXT@21"),
      [[8, "TAB1TEXT@21", texts.tabUnknown(12, 20)]],
    ],
    [
      "no number behind @",
      PLACE + CASE.replace("TAB1TEXT", "TAB1TEXT@later"),
      [[8, "TAB1TEXT@later", texts.tabUnknown(12, 20)]],
    ],
    ["a field twice", PLACE + CASE.replace("END", "NAME: Another\nEND"), [[9, "NAME", texts.fieldTwice]]],
    [
      "the same question twice",
      PLACE + CASE.replace("END", "TAB1TEXT@1: Red.\nEND"),
      [[9, "TAB1TEXT@1", texts.fieldTwice]],
    ],
    ["a number twice", PLACE + CASE + QUESTION.replace("2", "1"), [[10, "NUMBER", texts.numberTooLow(1, 1)]]],
    [
      "numbers in the wrong order",
      PLACE + CASE.replace("1", "9") + QUESTION,
      [[10, "NUMBER", texts.numberTooLow(2, 9)]],
    ],
    ["no number", PLACE + CASE.replace("NUMBER: 1", "NUMBER: one"), [[3, "NUMBER", texts.numberWrong]]],
    ["a question before its case", PLACE + QUESTION + CASE.replace("1", "3"), [[3, "NUMBER", texts.questionAlone]]],
    ["no END", PLACE + CASE.replace("END\n", "") + QUESTION, [[9, "END", texts.endMissing]]],
    ["a file that was cut off", PLACE + CASE + QUESTION.replace("END\n", ""), [[15, "END", texts.endMissing]]],
    ["a line between blocks", `${PLACE}${CASE}\nSome words\n${QUESTION}`, [[11, null, texts.strayLine]]],
    [
      "an unknown type",
      PLACE + CASE + QUESTION.replace("Multiple Choice", "Essay"),
      [[11, "TYPE", expect.stringContaining("“Essay”")]],
    ],
    [
      "no type",
      PLACE + CASE + QUESTION.replace("TYPE: Multiple Choice\n", ""),
      [[10, "TYPE", expect.stringContaining("missing")]],
    ],
    [
      "a question without anything",
      `${PLACE}${CASE}NUMBER: 2\nTYPE: Multiple Choice\nEND`,
      [
        [10, "TEXT", texts.missing],
        [10, "B", texts.twoOptions],
        [10, "ANSWER", texts.answerMissing],
      ],
    ],
    [
      "an answer that is no option",
      PLACE + CASE + QUESTION.replace("ANSWER: B", "ANSWER: D"),
      [[15, "ANSWER", texts.answerWithoutOption("D")]],
    ],
    [
      "two answers where one is right",
      PLACE + CASE + QUESTION.replace("ANSWER: B", "ANSWER: A, B"),
      [[15, "ANSWER", texts.answerNotALetter("A, B, C, D, E, F, G, H")]],
    ],
    [
      "an option twice",
      PLACE + CASE + QUESTION.replace("That", "this").replace("This", "this"),
      [[14, "B", texts.sameOption("A")]],
    ],
    [
      "an unknown step",
      PLACE + CASE + QUESTION.replace("END", "STEP: think\nEND"),
      [[16, "STEP", expect.stringContaining("think")]],
    ],
    [
      "a text that is too long",
      PLACE + CASE.replace("Pale.", "x".repeat(100_001)),
      [[8, "TAB1TEXT", expect.stringContaining("too long")]],
    ],
    [
      "a table that is too long",
      PLACE + CASE.replace("Pale.", "a\tb\n".repeat(50)),
      [[8, "TAB1TEXT", expect.stringContaining("40 rows")]],
    ],
    [
      "more questions than any can have",
      PLACE + CASE + Array.from({ length: 21 }, (_, index) => QUESTION.replace("2", String(index + 2))).join(""),
      [[3, null, expect.stringContaining("20 questions")]],
    ],
  ])("%s", async (_, file, expected) => {
    expect(await problemsIn(file)).toEqual(expected);
  });

  test("a problem of one case leaves the others good", async () => {
    const rows = await rowsOf(`${PLACE}${CASE.replace("NAME: A case\n", "")}${CASE.replace("NUMBER: 1", "NUMBER: 5")}`);
    expect(rows.map(({ line, row }) => [line, row.kind])).toEqual([
      [3, "wrong"],
      [9, "stimulus"],
    ]);
  });

  test("a block, or a case with its questions, without an end is refused before it fills the memory", async () => {
    expect(await fileProblemOf(`${PLACE}${CASE.replace("END\n", "x".repeat(99).concat("\n").repeat(30_000))}`)).toEqual(
      ["rowTooLong", 3],
    );
    expect(await fileProblemOf(`${PLACE}${CASE}${"stray\n".repeat(20_000)}`)).toEqual(["rowTooLong", 3]);
  });

  test("Rich Text, binary files and other encodings are named", async () => {
    expect(await fileProblemOf("{\\rtf1\\ansi NUMBER: 1}")).toEqual(["richText"]);
    expect(await fileProblemOf(`${PLACE}\0`)).toEqual(["binary"]);
    expect(await fileProblemOf(new Uint8Array([0x4e, 0x55, 0xff]))).toEqual(["notUtf8"]);
  });

  test("columns of a CSV file with capitals and tabs stay CSV", async () => {
    expect(await fileProblemOf("SUBJECT\tLESSON\tQUESTION\nA\tB\tC\n")).toEqual(["missingColumns", expect.anything()]);
  });
});
