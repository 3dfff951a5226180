/** Dragging with a mouse between tokens and slots of one part. */
import type { DragEvent } from "react";

/** What is being dragged in this part, and its setter. */
export type Dragging = {
  /** The id of a token; null while nothing is dragged. */
  dragged: string | null;
  onStart: (id: string) => void;
  onEnd: () => void;
};

/** Makes an element draggable. Browsers require data with it, though nothing reads it. */
export function dragSource({ onStart, onEnd }: Dragging, token: { id: string; text: string }, disabled: boolean) {
  if (disabled) return {};
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData("text/plain", token.text);
      event.dataTransfer.effectAllowed = "move";
      onStart(token.id);
    },
    onDragEnd: onEnd,
  };
}

/** Makes an element a drop target; it only knows of drags of tokens of its own part. */
export function dropTarget({ dragged }: Dragging, onDrop: (id: string) => void) {
  if (dragged === null) return {};
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onDrop(dragged);
    },
  };
}
