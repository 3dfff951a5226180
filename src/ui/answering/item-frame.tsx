import { itemTexts } from "../../content/en/items.ts";
import type { Elements } from "../elements.ts";
import { StemOfItem } from "./markable.tsx";
import { Scenario } from "./scenario.tsx";

/** A question wherever it is shown: the scenario if there is one, then its parts, spaced. */
export function ItemFrame({ content, children }: { content: { stem: string; scenario?: string }; children: Elements }) {
  const { stem, scenario } = content;
  return (
    <StemOfItem value={{ html: stem, label: itemTexts.answering.stem }}>
      <div className="stack gap-4">
        {scenario !== undefined && <Scenario text={scenario} />}
        {children}
      </div>
    </StemOfItem>
  );
}
