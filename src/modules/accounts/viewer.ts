/**
 * Who is asking. A `Student` or `Admin` is made in one place, `queries/find-viewer.server.ts`, from a session that was
 * checked; a command that takes one as its parameter cannot be called by a route that has none.
 */
import type { Id } from "../../core/id.ts";

export type Student = {
  kind: "student";
  userId: Id<"user">;
  studentId: Id<"student">;
  name: string;
  email: string;
  emailVerified: boolean;
  course: string;
  /** An inactive student sees own results but starts no test (decision 18). */
  status: "Active" | "Inactive";
};

export type Admin = { kind: "admin"; userId: Id<"user">; name: string; email: string };

/** Whoever is signed in. A visitor is `null`. */
export type Viewer = Student | Admin;
