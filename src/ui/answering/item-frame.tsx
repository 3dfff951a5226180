import type { ReactNode } from "react";
import { Scenario } from "./scenario.tsx";

/** A question wherever it is shown: what is known of the patient where it tells of one, then its pieces, at their distances. */
export function ItemFrame({ scenario, children }: { scenario: string | undefined; children: ReactNode }) {
  return (
    <div className="stack gap-4">
      {scenario !== undefined && <Scenario text={scenario} />}
      {children}
    </div>
  );
}
