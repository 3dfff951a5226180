/**
 * The lamp on a desk at night: a quiet picture beside a form, and unlit where something is missing. All colours are attributes,
 * so that it needs no style sheet. The desk extends beyond the picture: the container crops it.
 */
import { useId } from "react";

const INK = "var(--night-ink-muted)";
const LINE = "var(--night-line)";

/** Decoration that fills its container, which must be `--night` and hide the overflow. */
export function LampScene({ isLit = true, className }: { isLit?: boolean; className?: string | undefined }) {
  const glow = useId();
  return (
    <svg
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      aria-hidden="true"
      className={className}
    >
      {isLit && (
        <radialGradient id={glow}>
          <stop offset="0" stopColor="var(--lamp)" stopOpacity="0.5" />
          <stop offset="0.45" stopColor="var(--lamp)" stopOpacity="0.16" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      )}
      <g fill={INK}>
        <path d="M266 32a16 16 0 1 0 16 20a13 13 0 0 1-16-20Z" />
        {STARS.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} opacity="0.7" />
        ))}
      </g>
      <rect x="-2000" y="196" width="4320" height="400" fill="var(--night-raised)" />
      <path d="M-2000 196H2320" stroke={LINE} strokeWidth="1.5" />
      {isLit && <circle cx="160" cy="146" r="170" fill={`url(#${glow})`} />}
      <g fill="var(--night)" stroke={INK} strokeWidth="1.5" strokeLinejoin="round">
        <path d="M22 214q22-9 44 0q22-9 44 0v-14q-22-9-44 0q-22-9-44 0Z" />
        <path d="M66 214v-14M32 205q12-4 26 0M74 205q12-4 26 0" fill="none" opacity="0.7" />
        <path d="M214 212l58-9l2 5l-58 9l-7-1Z" />
      </g>
      <ellipse cx="160" cy="206" rx="46" ry="5" fill="var(--night)" opacity="0.55" />
      <Lantern isLit={isLit} />
      {!isLit && (
        <path
          d="M160 84c-9-9 9-14 0-24s7-12 2-22"
          fill="none"
          stroke={INK}
          strokeWidth="2"
          strokeLinecap="round"
          opacity="0.6"
        />
      )}
    </svg>
  );
}

const STARS = [
  [36, 44, 1.6],
  [84, 22, 1.2],
  [118, 58, 1],
  [212, 26, 1.2],
  [246, 84, 1],
  [300, 92, 1.5],
] as const;

/** The product's mark, as an object on a desk. */
function Lantern({ isLit }: { isLit: boolean }) {
  return (
    <g transform="translate(93 88) scale(4.2)">
      <path d="M12.2 5.2a3.8 3.8 0 0 1 7.6 0" fill="none" stroke={INK} strokeWidth="1.2" />
      <path
        d="M9.4 8.6q-4.6 2.6 0 5.2q-4.6 2.6 0 5.2q-4.6 2.6 0 5.2h13.2q4.6-2.6 0-5.2q4.6-2.6 0-5.2q4.6-2.6 0-5.2Z"
        fill={isLit ? "var(--lamp)" : "var(--night)"}
        stroke={isLit ? "none" : LINE}
        strokeWidth="0.5"
      />
      <path
        d="M9.4 13.8q6.6 1.6 13.2 0M9.4 19q6.6 1.6 13.2 0"
        fill="none"
        stroke={isLit ? "#b97609" : LINE}
        strokeWidth="0.6"
      />
      {isLit && <path d="M16 10.8c2.6 2.7 3.7 4.6 3.7 6.6a3.7 3.7 0 0 1-7.4 0c0-2 1.1-3.9 3.7-6.6Z" fill="#fff6dc" />}
      <rect x="8.2" y="5" width="15.6" height="4" rx="1.6" fill={INK} />
      <rect x="7" y="24" width="18" height="4" rx="1.6" fill={INK} />
    </g>
  );
}
