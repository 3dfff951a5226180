/** When and how often a student may take a test of the institute. Pure: callers bring the clock. */

/** The part of a delivery that decides it; null for no bound. */
export type Window = { opensAt: Date | null; closesAt: Date | null; attemptsMax: number | null };

/** What a student has had of a test. */
export type Takings = {
  /** All attempts, those that were discarded among them (P65). */
  taken: number;
  /** Those of them that started after the test had closed. */
  takenLate: number;
  /** How often the institute has opened it again for this student. */
  reopened: number;
};

/** Why a student cannot start. */
export type NotNow =
  | { kind: "not-open"; opensAt: Date }
  | { kind: "closed"; closedAt: Date }
  /** As many as were allowed. */
  | { kind: "attempts-used"; allowed: number };

/**
 * Null when the student may start now. Each re-opening is one more attempt, and lets the student start after the test has closed
 * (P66).
 */
export function whyNotNow({ opensAt, closesAt, attemptsMax }: Window, takings: Takings, now: Date): NotNow | null {
  const { taken, takenLate, reopened } = takings;
  if (opensAt !== null && now < opensAt) return { kind: "not-open", opensAt };
  if (closesAt !== null && now >= closesAt && takenLate >= reopened) return { kind: "closed", closedAt: closesAt };
  const allowed = attemptsAllowed(attemptsMax, reopened);
  return allowed !== null && taken >= allowed ? { kind: "attempts-used", allowed } : null;
}

/** Null for as many as the student likes. */
export function attemptsAllowed(attemptsMax: number | null, reopened: number): number | null {
  return attemptsMax === null ? null : attemptsMax + reopened;
}
