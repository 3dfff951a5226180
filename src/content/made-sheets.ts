/** Written by `npm run sheets`: what is known about the PDFs in `public/downloads`. */

export type MadeSheet = {
  pages: number;
  bytes: number;
  /** The fingerprint of what it was made from. */
  madeFrom: string;
};

export const madeSheets = {
  "adult-reference-values": { pages: 2, bytes: 77049, madeFrom: "d49754faa93cf1c9" },
  "drug-calculations": { pages: 2, bytes: 76446, madeFrom: "fb0d3e1e98ab21a8" },
  "ngn-item-types": { pages: 1, bytes: 47534, madeFrom: "10ee8644092a9f2b" },
  "abcde-checklist": { pages: 2, bytes: 62806, madeFrom: "474ea974d5ef3a54" },
  "study-planner": { pages: 1, bytes: 38258, madeFrom: "310245a7eddd9f5f" },
} satisfies Record<string, MadeSheet>;
