/** The SQLSTATE of the PostgreSQL error that an error is or was caused by; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return "code" in error && typeof error.code === "string" ? error.code : sqlStateOf(error.cause);
}

export const FOREIGN_KEY_VIOLATION = "23503";

/** PostgreSQL ended one of two transactions that waited for each other. */
export const DEADLOCK = "40P01";
