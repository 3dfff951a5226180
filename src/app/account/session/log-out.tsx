/** POST /logout: ends the session and has the browser clear what this site stored on the device. */
import { redirect } from "react-router";
import { signOut } from "../../../modules/accounts/commands/sign-out.server.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/log-out";

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts } = context.get(servicesContext);
  const setCookies = await signOut(accounts, request.headers);
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return redirect("/login", { headers });
}

/** A GET does nothing: an image on any page could trigger it. */
export function loader() {
  return redirect("/");
}
