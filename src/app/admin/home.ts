/** /admin: leads to the questions. */
import { redirect } from "react-router";

export function loader() {
  return redirect("/admin/questions");
}
