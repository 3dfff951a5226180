import { useEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { requestJson } from "../../../../../core/request-json.ts";
import { RULE_BOXES, UNIT_FIELDS } from "../../../../../modules/tests/builder-forms.ts";
import { testAddress } from "../../addresses.ts";

/** Shorter than a pause for thought, longer than between two boxes. */
const PAUSE_MS = 300;

const Matching = z.object({ matching: z.nullable(z.number()) });

/** How many questions match what is chosen in the form of a rule, asked for after each change; null while that is not known. */
export function useMatching(testId: string, first: number | null) {
  const [count, setCount] = useState<number | "counting" | "failed" | null>(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current = -1;
    },
    [],
  );
  const ask = (fields: FormData) => {
    clearTimeout(timer.current);
    const asked = new URLSearchParams();
    for (const name of [...UNIT_FIELDS, ...RULE_BOXES]) {
      for (const value of fields.getAll(name)) if (typeof value === "string") asked.append(name, value);
    }
    latest.current += 1;
    const number = latest.current;
    setCount("counting");
    timer.current = setTimeout(() => {
      void requestJson(`${testAddress(testId)}/matching`, Matching, { body: asked }).then((reply) => {
        if (latest.current === number) setCount(reply.kind === "replied" ? reply.value.matching : "failed");
      });
    }, PAUSE_MS);
  };
  return { count, ask };
}
