/** /admin leads to the students (docs/product/administration.md#overview). */
import { redirect } from "react-router";

export function loader() {
  return redirect("/admin/students");
}
