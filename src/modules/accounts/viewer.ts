/**
 * The viewer of a request. A `Student` or `Admin` is made in one place, `queries/find-viewer.server.ts`, from a session that
 * was checked; a command or query that takes one as its parameter cannot be called by a route that has none.
 */
import type { Language } from "../../content/language.ts";
import type { Id } from "../../core/id.ts";

export type Student = {
  kind: "student";
  userId: Id<"user">;
  studentId: Id<"student">;
  name: string;
  email: string;
  emailVerified: boolean;
  language: Language;
  course: string;
  /** An inactive student sees own results but starts no test (P18). */
  status: "Active" | "Inactive";
  /** Percent on top of the time of every test that is started from now on. */
  extraTimePercent: number;
};

export type Admin = {
  kind: "admin";
  userId: Id<"user">;
  name: string;
  email: string;
  language: Language;
  /** True while the product itself puts in its demo content in the administrator's name: the audit does not say it was a person. */
  isDemo?: true;
};

/** A person at the server's console, who has no account. */
export type Operator = { kind: "operator" };

/** A student who deletes their own account, which leaves no name behind. */
export type Leaver = { kind: "leaver" };

/** The product itself, when it does what its settings say. */
export type Product = { kind: "product" };

/** Anyone who is signed in. A visitor is `null`. */
export type Viewer = Student | Admin;
