/** Progress of a long command: a line that is overwritten on a terminal, and nothing in a log. */

const EVERY_MS = 200;
const MEGABYTE = 1024 * 1024;

/** Shows which part is in progress and how much of it is done; `end` removes the line. */
export function showProgress(): { report: (work: string, bytes: number) => void; end: () => void } {
  if (!process.stderr.isTTY) return { report: () => {}, end: () => {} };
  let work = "";
  let bytes = 0;
  let shownAt = 0;
  const clear = "\r\u001b[K";
  return {
    report(next, more) {
      bytes = next === work ? bytes + more : more;
      work = next;
      if (Date.now() - shownAt < EVERY_MS) return;
      shownAt = Date.now();
      process.stderr.write(`${clear}${work} ${(bytes / MEGABYTE).toFixed(1)} MB`);
    },
    end: () => process.stderr.write(clear),
  };
}

/** Aborts on the first signal, so that the command can tidy up. A second one ends it immediately. */
export function abortOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(1);
      controller.abort();
    });
  }
  return controller.signal;
}
