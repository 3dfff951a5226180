/** Routes whose data others read. React Router names a route after its file; what is no route does not compile. */
import type { Register } from "react-router";

export const routeIds = {
  root: "root",
  publicShell: "public/frame/shell",
  dashboard: "student/dashboard/frame",
} as const satisfies Record<string, keyof Register["routeModules"]>;
