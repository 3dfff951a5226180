/**
 * POST /logout: ends the session. What is stored on the device is the page's to clear (`log-out-button.tsx`): `Clear-Site-Data` would
 * also delete the unsent answers, those of other students on a shared device included.
 */
import { redirect } from "react-router";
import { signOut } from "../../../modules/accounts/commands/sign-out.server.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/log-out";

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts } = context.get(servicesContext);
  const headers = new Headers();
  for (const cookie of await signOut(accounts, request.headers)) headers.append("Set-Cookie", cookie);
  return redirect("/login", { headers });
}

/** A GET does nothing: an image on any page could trigger it. */
export function loader() {
  return redirect("/");
}
