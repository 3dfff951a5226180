/** A rationale with what was read for it, when, and that no clinician has signed it yet. */

/** The paragraphs of a rationale with its sources behind them; a source is a name with its year where it has one. */
export function cited(why: string, ...sources: [string, ...string[]]): string {
  const label = sources.length === 1 ? "Source" : "Sources";
  return `${why}<p>${label}: ${sources.join("; ")}. Read on 24 November 2026. Not yet reviewed by a clinician.</p>`;
}
