/** The fields of text that many forms have. Messages are functions, as the reader's language is known only when they are shown. */
import { z } from "zod/mini";
import { oneLine } from "./plain-text.ts";

type Limits = { missing: () => string; tooLong: (most: number) => string };

/** Text on one line with at most so many characters; it may be empty. */
export function optionalLine(most: number, tooLong: Limits["tooLong"]) {
  return z.pipe(z.pipe(z._default(z.string(), ""), z.transform(oneLine)), atMost(most, tooLong));
}

/** Text on one line, not empty. */
export function requiredLine(most: number, { missing, tooLong }: Limits) {
  return z.pipe(
    z.pipe(z._default(z.string(), ""), z.transform(oneLine)),
    atMost(most, tooLong).check(z.minLength(1, { error: missing })),
  );
}

/** Text with its lines, not empty. */
export function requiredText(most: number, { missing, tooLong }: Limits) {
  return z.pipe(
    z.pipe(
      z._default(z.string(), ""),
      z.transform((text) => text.replace(/\r\n?/g, "\n").replaceAll("\0", "").toWellFormed().trim()),
    ),
    atMost(most, tooLong).check(z.minLength(1, { error: missing })),
  );
}

function atMost(most: number, tooLong: Limits["tooLong"]) {
  return z.string().check(z.maxLength(most, { error: () => tooLong(most) }));
}
