import type { ReactNode } from "react";
import { Scenario } from "./scenario.tsx";

/** A question wherever it is shown: the scenario if there is one, then its parts, spaced. */
export function ItemFrame({ scenario, children }: { scenario: string | undefined; children: ReactNode }) {
  return (
    <div className="stack gap-4">
      {scenario !== undefined && <Scenario text={scenario} />}
      {children}
    </div>
  );
}
