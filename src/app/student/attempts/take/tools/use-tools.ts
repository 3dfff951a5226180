import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { z } from "zod/mini";
import type { Tool } from "../../../../../modules/tests/test-version.ts";
import { readTool, storeTool } from "../../../../shared/attempts/answer-storage.ts";
import type { Scope } from "../../../../shared/marking/what-is-marked.ts";
import type { AttemptController } from "../../state/attempt-controller.ts";

const ToolsAtWork = z.object({
  isStriking: z.boolean(),
  /** What the highlighter takes at a press; null while it is away. */
  unit: z.nullable(z.enum(["words", "sentences"])),
  isNoting: z.boolean(),
  panel: z.nullable(z.enum(["calculator", "reference-values", "display"])),
});
type ToolsAtWork = z.infer<typeof ToolsAtWork>;
const AT_WORK = "at-work";

/** How the page looks can be changed in every test. */
export type OfferedTool = Tool | "display";
export type Panel = NonNullable<ToolsAtWork["panel"]>;

const NONE: ToolsAtWork = { isStriking: false, unit: null, isNoting: false, panel: null };

export type Tools = ReturnType<typeof useTools>;

/** The tools of the test, and which of them are at work, also after the page is loaded again. */
export function useTools(attemptId: string, ofTest: ReadonlyArray<Tool>) {
  const [atWork, setAtWork] = useState(NONE);
  const [isTouched, setIsTouched] = useState(false);
  const notesTaken = useRef(false);
  useEffect(() => setAtWork(readTool(attemptId, AT_WORK, ToolsAtWork) ?? NONE), [attemptId]);
  const put = (changed: Partial<ToolsAtWork>) => {
    const next = { ...atWork, ...changed };
    storeTool(attemptId, AT_WORK, next);
    setAtWork(next);
    setIsTouched(true);
  };
  const offered: ReadonlyArray<OfferedTool> = [...ofTest, "display"];
  return {
    offered,
    atWork,
    /** True once one was taken or put away since the page was loaded. */
    isTouched,
    isAtWork: (tool: OfferedTool) => isAtWork(atWork, tool),
    /** Takes a tool, or puts it away; nothing where the test has none. */
    toggle(tool: OfferedTool): void {
      if (!offered.includes(tool)) return;
      notesTaken.current = tool === "notes" && !atWork.isNoting;
      put(toggled(atWork, tool));
    },
    notesTaken,
    highlight: (unit: ToolsAtWork["unit"]) => put({ unit }),
    closePanel: () => put({ panel: null }),
  };
}

function isAtWork({ isStriking, unit, isNoting, panel }: ToolsAtWork, tool: OfferedTool): boolean {
  if (tool === "strike-out") return isStriking;
  if (tool === "highlighter") return unit !== null;
  return tool === "notes" ? isNoting : panel === tool;
}

function toggled(atWork: ToolsAtWork, tool: OfferedTool): Partial<ToolsAtWork> {
  const isOn = !isAtWork(atWork, tool);
  if (tool === "strike-out") return { isStriking: isOn };
  if (tool === "highlighter") return { unit: isOn ? "words" : null };
  return tool === "notes" ? { isNoting: isOn } : { panel: isOn ? tool : null };
}

/** What is made on the texts and options of a question, or in the record that begins with it, for `MarkupScope`. After the end it can only be read. */
export function useScope(
  { markups }: AttemptController,
  position: number,
  { atWork: { unit, isNoting, isStriking }, notesTaken }: Tools,
  isOver: boolean,
): Scope {
  const read = () => markups.read(position);
  const markup = useSyncExternalStore(markups.subscribe, read, read);
  const onChange = useCallback<NonNullable<Scope["onChange"]>>(
    (changed) => markups.change(position, changed),
    [markups, position],
  );
  return useMemo(
    () => ({ markup, unit, isNoting, notesTaken, isStriking, onChange: isOver ? null : onChange }),
    [markup, unit, isNoting, notesTaken, isStriking, isOver, onChange],
  );
}
