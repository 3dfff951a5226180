/** Drawing areas on a picture, and moving them. Whoever shows it has the same as numbers beside it. */
import { type PointerEvent, useRef, useState } from "react";
import { styleOf } from "../answering/marked-picture.tsx";
import styles from "./picture-areas.module.css";

/** In percent of the picture. */
export type Area = { left: number; top: number; width: number; height: number };

/** A press without a movement draws nothing. */
const SMALLEST = 1;

export function PictureAreas({
  picture,
  areas,
  onDraw,
  onMove,
}: {
  picture: { src: string; alt: string };
  areas: ReadonlyArray<Area & { id: string; letter: string }>;
  onDraw: (area: Area) => void;
  onMove: (id: string, left: number, top: number) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ x: number; y: number; moved: string | null } | null>(null);
  const [drawn, setDrawn] = useState<Area | null>(null);

  /** Where a pointer is, in percent. */
  function at({ clientX, clientY }: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const percent = (part: number, whole: number) =>
      Math.round(Math.min(100, Math.max(0, (100 * part) / whole)) * 10) / 10;
    return { x: percent(clientX - box.left, box.width), y: percent(clientY - box.top, box.height) };
  }

  function start(event: PointerEvent, moved: (Area & { id: string }) | null) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    frame.current?.setPointerCapture(event.pointerId);
    const { x, y } = at(event);
    setDrag(moved ? { x: x - moved.left, y: y - moved.top, moved: moved.id } : { x, y, moved: null });
  }

  function follow(event: PointerEvent) {
    if (!drag) return;
    const { x, y } = at(event);
    const area = areas.find(({ id }) => id === drag.moved);
    if (area) {
      const within = (start: number, size: number) => Math.round(Math.min(100 - size, Math.max(0, start)) * 10) / 10;
      onMove(area.id, within(x - drag.x, area.width), within(y - drag.y, area.height));
      return;
    }
    const size = (one: number, other: number) => Math.round(Math.abs(one - other) * 10) / 10;
    setDrawn({ left: Math.min(x, drag.x), top: Math.min(y, drag.y), width: size(x, drag.x), height: size(y, drag.y) });
  }

  function end() {
    if (drawn && drawn.width >= SMALLEST && drawn.height >= SMALLEST) onDraw(drawn);
    setDrag(null);
    setDrawn(null);
  }

  return (
    <div
      ref={frame}
      className={styles.frame}
      onPointerDown={(event) => start(event, null)}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => {
        setDrag(null);
        setDrawn(null);
      }}
    >
      <img src={picture.src} alt={picture.alt} draggable={false} />
      {areas.map(({ letter, ...area }) => (
        <div
          key={area.id}
          aria-hidden="true"
          className={styles.area}
          hidden={area.width === 0 || area.height === 0}
          style={styleOf(area)}
          onPointerDown={(event) => start(event, area)}
        >
          {letter}
        </div>
      ))}
      {drawn && <div aria-hidden="true" className={styles.area} style={styleOf(drawn)} />}
    </div>
  );
}
