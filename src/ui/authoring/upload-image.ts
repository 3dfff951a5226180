/** Uploads a chosen file to the server, which makes an image of it. Every failure is a sentence. */
import { z } from "zod/mini";
import { authoringTexts } from "../../content/en/authoring.ts";
import { IMAGE_FIELD, IMAGE_FILE_LIMIT, IMAGE_PORTRAIT, IMAGE_UPLOAD } from "../../core/image-address.ts";
import { requestJson } from "../../core/request-json.ts";

const texts = authoringTexts.image.refused;
/** A photo takes minutes on a slow network. */
const TIMEOUT_MS = 300_000;

const Reply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("stored"), address: z.string(), width: z.number(), height: z.number() }),
  z.object({ kind: z.literal("refused"), message: z.string() }),
]);

/** The resulting image, or why there is none. A portrait is made smaller, and is kept as long as a person is shown with it. */
export async function uploadImage(file: File, { isPortrait = false } = {}): Promise<z.infer<typeof Reply>> {
  const refused = (message: string) => ({ kind: "refused" as const, message });
  // Larger uploads would be cut off, and the browser could only report a network failure.
  if (file.size > IMAGE_FILE_LIMIT) return refused(texts.tooLarge(IMAGE_FILE_LIMIT));
  const form = new FormData();
  form.set(IMAGE_FIELD, file);
  if (isPortrait) form.set(IMAGE_PORTRAIT, "yes");
  const reply = await requestJson(IMAGE_UPLOAD, Reply, { body: form, timeoutMs: TIMEOUT_MS });
  switch (reply.kind) {
    case "replied":
      return reply.value;
    case "signed-out":
      return refused(texts.signedOut);
    case "offline":
      return refused(texts.unreachable);
    case "refused":
    case "fault":
      return refused(texts.fault);
    default:
      return reply satisfies never;
  }
}
