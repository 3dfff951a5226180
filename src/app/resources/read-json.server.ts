import type { z } from "zod";
import { fieldErrors } from "../../core/forms.ts";

/** The body of a JSON request as its schema has it. Throws a 400 that names what is wrong with it. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw Response.json({ kind: "malformed", errors: fieldErrors(parsed.error) }, { status: 400 });
  return parsed.data;
}
