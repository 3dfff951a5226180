/** What a route tells the server in front of it, for itself and the routes below. */
import { z } from "zod/mini";

/** The largest body allowed (`server/body-limits.ts`): `text` is that of a lesson, `answer` that of one question's answer. */
const BodySize = z.enum(["answer", "form", "text", "image", "file"]);
export type BodySize = z.infer<typeof BodySize>;

/** The `handle` of a route; `isPlain`: its page is hydrated only when somebody wants what needs it (`plain/is-plain.ts`). */
export const RouteHandle = z.strictObject({ body: z.optional(BodySize), isPlain: z.optional(z.boolean()) });
export type RouteHandle = z.infer<typeof RouteHandle>;
