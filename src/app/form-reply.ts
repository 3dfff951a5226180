/** What comes back when a form was not accepted, on the server or on the way there. */
import { data, isRouteErrorResponse } from "react-router";
import { z } from "zod";
import { type FieldErrors, type FormValues, parseForm } from "../core/forms.ts";

/** A form that was not accepted: what was typed, and what is to be said about it. */
export type FormReply = { values: FormValues; errors: FieldErrors; message: string | undefined };

const UNREACHABLE = 503;

/** Sends a form to its action. When no answer comes, the page stays as it is, with everything typed, and says `message`. */
export async function sendForm<Reply>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Reply> },
  message: string,
) {
  const { values } = parseForm(z.unknown(), await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const reply: FormReply = { values, errors: {}, message };
    return data(reply, { status: UNREACHABLE });
  }
}
