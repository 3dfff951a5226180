/** Tools that open a panel beside the question. Each is loaded when it is first opened, or soon after the start for a page without network. */
import type { ComponentType } from "react";
import { toolTexts as texts } from "../../../../../content/en/tools.ts";
import { Alert } from "../../../../../ui/alert.tsx";
import { loadEffects } from "../../../../shared/display/display.tsx";
import { loadMarks } from "../../../../shared/marking/scope.tsx";
import { useLoaded } from "../../../../shared/use-loaded.ts";
import { loadShortcuts } from "../shortcut-help.tsx";
import { focusTool } from "./bar.tsx";
import type { PanelProps } from "./panel.tsx";
import type { Panel, Tools } from "./use-tools.ts";

const panelLoaders: Readonly<Record<Panel, () => Promise<{ ToolPanel: ComponentType<PanelProps> }>>> = {
  calculator: () => import("./calculator.tsx"),
  "reference-values": () => import("./reference-values.tsx"),
  display: () => import("./display.tsx"),
};

/** Loads the bar of the highlighter. */
export const loadHighlighterBar = () => import("./highlighter-bar.tsx");

/** All that the tools of a test load later. */
export const toolLoaders = [loadHighlighterBar, loadMarks, loadEffects, loadShortcuts, ...Object.values(panelLoaders)];

/** The panel that is open, if one is. */
export function OpenPanel({ tools, attemptId }: { tools: Tools; attemptId: string }) {
  const { panel } = tools.atWork;
  if (!panel || !tools.offered.includes(panel)) return null;
  return (
    <LoadedPanel
      key={panel}
      panel={panel}
      attemptId={attemptId}
      isOpenedHere={tools.isTouched}
      onClose={() => {
        tools.closePanel();
        focusTool(panel);
      }}
    />
  );
}

function LoadedPanel({ panel, ...props }: PanelProps & { panel: Panel }) {
  const { part, isFailed } = useLoaded(panelLoaders[panel], true);
  if (part) return <part.ToolPanel {...props} />;
  return isFailed ? <Alert tone="warning">{texts.needsNetwork}</Alert> : null;
}
