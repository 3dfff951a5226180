/** Routes whose data other routes read. React Router names a route after its file; an unknown name does not compile. */
import type { Register } from "react-router";

export const routeIds = {
  root: "root",
  publicShell: "public/frame/shell",
  dashboard: "student/dashboard/frame",
} as const satisfies Record<string, keyof Register["routeModules"]>;
