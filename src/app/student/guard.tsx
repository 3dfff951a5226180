/** Who may enter the student's pages and their data. The loader is what makes in-page navigation ask the server, too. */
import { Outlet } from "react-router";
import { studentMiddleware } from "../guards.server.ts";
import type { Route } from "./+types/guard";

export const middleware: Route.MiddlewareFunction[] = [studentMiddleware];

export function loader() {
  return null;
}

export default function StudentGuard() {
  return <Outlet />;
}
