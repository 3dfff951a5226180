/** /admin: leads to the students (product-spec section 2). */
import { redirect } from "react-router";

export function loader() {
  return redirect("/admin/students");
}
