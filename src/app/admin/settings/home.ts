/** Site Settings begin with their first part. */
import { replace } from "react-router";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/home";
import { addressOfPart } from "./addresses.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context);
  throw replace(addressOfPart("institute") + url.search);
}
