/** Dragging with a mouse between tokens and slots of one part. */
import type { DragEvent } from "react";

/** What is being dragged in this part, and how to say so. */
export type Dragging = {
  /** The id of a token; null while nothing is dragged. */
  dragged: string | null;
  onStart: (id: string) => void;
  onEnd: () => void;
};

/** What makes an element draggable. The browser wants text to go with it, though nobody else reads it. */
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

/** What makes an element take the token that is dragged; only tokens of its own part are dragged as far as it knows. */
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
