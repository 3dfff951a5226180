/** A rationale with what was read for it, and when. */

/** What `cited` is for texts whose sources were read on that day. */
export function citedOn(day: string): (why: string, ...sources: [string, ...string[]]) => string {
  return (why, ...sources) => {
    const label = sources.length === 1 ? "Source" : "Sources";
    return `${why}<p>${label}: ${sources.join("; ")}. Read on ${day}.</p>`;
  };
}

/** The paragraphs of a rationale with its sources behind them; a source is a name with its year where it has one. */
export const cited = citedOn("24 November 2026");
