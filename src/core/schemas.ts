/** What schemas of all modules share, beside the fields of forms. */
import { z } from "zod/mini";
import { type Id, parseId } from "./id.ts";

/** Refuses what a transformation was given, or what it holds at `path`; for the transformation to return. */
export function refuse(context: z.core.ParsePayload, message: string, path: ReadonlyArray<PropertyKey> = []) {
  context.issues.push({ code: "custom", message, path: [...path], input: context.value });
  return z.NEVER;
}

/** The id of a row; anything else is refused. */
// So that a page does not load a form that it only knows the fields of.
/* @__NO_SIDE_EFFECTS__ */
export function idSchema<Kind extends string>(problem: () => string) {
  return z.pipe(
    z.string(),
    z.transform((text, context): Id<Kind> => parseId<Kind>(text) ?? refuse(context, problem())),
  );
}
