/** What a route says about itself to the server in front of it, for itself and for what lies below it. */
import { z } from "zod";

/** How large what is sent may be (`server/body-limits.ts`): `text` is that of a lesson, `answer` that to one question. */
const BodySize = z.enum(["answer", "form", "text", "image", "file"]);
export type BodySize = z.infer<typeof BodySize>;

/** The `handle` of a route. */
export const RouteHandle = z.strictObject({ body: BodySize });
export type RouteHandle = z.infer<typeof RouteHandle>;
