import { expect, test } from "vitest";
import { sendFile } from "./file-response.server.ts";

const FILE = { name: "students.csv", type: "text/csv" };

function newLog() {
  const errors: object[] = [];
  return { errors, info() {}, warn() {}, error: (details: object) => errors.push(details) };
}

async function* lines(...texts: string[]): AsyncGenerator<string, void> {
  yield* texts;
}

test("a file is sent in pieces under its name, and no cache keeps it", async () => {
  const answer = sendFile(newLog(), lines("name\n", "Asha\n"), FILE);

  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="students.csv"');
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await answer.text()).toBe("name\nAsha\n");
});

test("a fault midway ends the file and is logged, and the error that ends the stream contains nothing personal", async () => {
  const fault = new Error("Failed query: select\nparams: asha@example.org");
  async function* failing(): AsyncGenerator<string, void> {
    yield "name\n";
    throw fault;
  }
  const log = newLog();

  await expect(sendFile(log, failing(), FILE).text()).rejects.toThrow(/^The file could not be finished\.$/);
  expect(log.errors).toEqual([{ err: fault }]);
});

test("reading stops when the client disconnects", async () => {
  let isOver = false;
  async function* endless(): AsyncGenerator<string, void> {
    try {
      for (;;) yield "more\n";
    } finally {
      isOver = true;
    }
  }
  const reader = sendFile(newLog(), endless(), FILE).body?.getReader();

  await reader?.read();
  await reader?.cancel();

  expect(isOver).toBe(true);
});
