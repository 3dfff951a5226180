/** The ornaments of a certificate, drawn from ellipses and arcs as banknotes are. All of them are decoration. */
import { LogoMark } from "../../../ui/logo.tsx";
import styles from "./ornaments.module.css";

/** Ellipses around one centre, each turned a little further. */
function Ellipses({ count, rx, ry }: { count: number; rx: number; ry: number }) {
  return Array.from({ length: count }, (_, nth) => nth * (180 / count)).map((angle) => (
    <ellipse key={angle} rx={rx} ry={ry} transform={`rotate(${angle})`} />
  ));
}

/** A large figure of fine lines, behind the words. */
export function Rosette({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className={className}>
      <g className={styles.fine}>
        <Ellipses count={24} rx={98} ry={38} />
        <Ellipses count={18} rx={52} ry={22} />
      </g>
    </svg>
  );
}

/** Drawn for the top left corner, and rotated for the others. */
export function CornerOrnament({
  corner,
  className,
}: {
  corner: "start-top" | "end-top" | "start-bottom" | "end-bottom";
  className: string | undefined;
}) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" data-corner={corner} className={className}>
      <path d="M0 0H100C74 6 58 18 48 32C40 44 44 40 32 48C18 58 6 74 0 100Z" className={styles.ground} />
      <path d="M14 92C20 66 34 58 40 40C58 34 66 20 92 14" className={styles.stroke} />
      <path d="M8 70C14 52 24 44 30 30C44 24 52 14 70 8" className={styles.stroke} />
      <circle cx="48" cy="48" r="4" className={styles.dot} />
      <circle cx="12" cy="12" r="5" className={styles.dot} />
    </svg>
  );
}

/** The lamp in a ring of fine lines. */
export function Seal({ className }: { className: string | undefined }) {
  return (
    <span className={className}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true" className={styles.ring}>
        <g className={styles.gold}>
          <Ellipses count={30} rx={48} ry={36} />
        </g>
        <circle r="33" className={styles.disc} />
        <circle r="30" className={styles.line} />
      </svg>
      <LogoMark className={styles.lamp} />
    </span>
  );
}
