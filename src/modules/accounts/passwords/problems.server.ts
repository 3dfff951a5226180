/** Which passwords are accepted. The lengths for students are in the forms. */

import { ADMIN_PASSWORD_MIN_LENGTH } from "../forms.ts";
import { isCommonPassword, isMadeOfNames, type PasswordOwner } from "./common.server.ts";

export type PasswordProblem = { kind: "common-password" } | { kind: "short-password"; length: number };

/** Why a new password is refused, or null. The administrator's must be longer (P29). */
export function problemOfNewPassword(
  password: string,
  owner: PasswordOwner,
  isAdmins: boolean,
): PasswordProblem | null {
  if (isAdmins && password.length < ADMIN_PASSWORD_MIN_LENGTH) {
    return { kind: "short-password", length: ADMIN_PASSWORD_MIN_LENGTH };
  }
  return isCommonPassword(password) || isMadeOfNames(password, owner) ? { kind: "common-password" } : null;
}
