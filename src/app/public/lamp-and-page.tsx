import styles from "./lamp-and-page.module.css";

/** The picture of the start page: a lantern at night, and its light on a question. Decoration, so it is not read aloud. */
export function LampAndPage({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 600 500" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id="lamp-glow">
          <stop offset="0" stopColor="#ffdb8f" stopOpacity="0.7" />
          <stop offset="0.3" stopColor="#f3b23c" stopOpacity="0.3" />
          <stop offset="0.65" stopColor="#f3b23c" stopOpacity="0.09" />
          <stop offset="1" stopColor="#f3b23c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="lamp-shade" gradientUnits="userSpaceOnUse" cx="446" cy="342" r="130">
          <stop offset="0" stopColor="#fff7e0" />
          <stop offset="0.4" stopColor="#ffdc92" />
          <stop offset="0.75" stopColor="#f5b843" />
          <stop offset="1" stopColor="#dd9423" />
        </radialGradient>
        <linearGradient id="lamp-sheet" x1="1" y1="0.3" x2="0" y2="0.6">
          <stop offset="0" stopColor="#fff3d3" />
          <stop offset="1" stopColor="#e4dcc8" />
        </linearGradient>
      </defs>
      <Window />
      <circle cx="446" cy="330" r="340" fill="url(#lamp-glow)" />
      <Clipboard />
      <Books />
      <Lantern />
    </svg>
  );
}

function Window() {
  return (
    <g>
      <path d="M40 400V170a130 130 0 0 1 260 0v230Z" className={styles.sky} />
      <path d="M238 92a34 34 0 1 0 28 54 41 41 0 0 1-28-54Z" className={styles.moon} />
      <path d="M96 134h.1M132 226h.1M74 272h.1M118 98h.1M196 76h.1M212 196h.1M70 206h.1" className={styles.stars} />
      <path d="M170 40v360M40 178h260M40 290h260" className={styles.bars} />
      <path d="M40 400V170a130 130 0 0 1 260 0v230Z" className={styles.frame} />
      <path d="M22 402h296" className={styles.sill} />
    </g>
  );
}

/** The rows of answers: how far down, how long, and which one is chosen. */
const ROWS = [
  { y: 328, length: 104 },
  { y: 362, length: 128 },
  { y: 396, length: 112, isChosen: true },
  { y: 430, length: 84 },
];

function Clipboard() {
  return (
    <g transform="rotate(-5 190 480)">
      <rect x="92" y="200" width="224" height="290" rx="14" className={styles.board} />
      <rect x="104" y="216" width="200" height="270" rx="6" fill="url(#lamp-sheet)" />
      <path d="M168 216v-14a10 10 0 0 1 10-10h10a16 16 0 0 1 32 0h10a10 10 0 0 1 10 10v14Z" className={styles.clip} />
      <path d="M126 250h134M126 270h154M126 290h82" className={styles.stem} />
      {ROWS.map((row) => (
        <g key={row.y}>
          <circle cx="136" cy={row.y} r="9.5" className={row.isChosen ? styles.chosen : styles.open} />
          <path d={`M160 ${row.y}h${row.length}`} className={row.isChosen ? styles.right : styles.option} />
        </g>
      ))}
      <path d="M131.5 396.3l3.3 3.5 5.7-7.2" className={styles.tick} />
    </g>
  );
}

function Books() {
  return (
    <g>
      <rect x="78" y="472" width="262" height="28" rx="4" className={styles.bookBelow} />
      <path d="M112 472v28M120 472v28" className={styles.bookBand} />
      <rect x="96" y="448" width="222" height="24" rx="4" className={styles.bookAbove} />
      <path d="M282 448v24M290 448v24" className={styles.bookBand} />
    </g>
  );
}

function Lantern() {
  return (
    <g>
      <path d="M400 182v-30a46 46 0 0 1 92 0v30" className={styles.handle} />
      <path
        d="M384 222q-34 19 0 38q-34 19 0 38q-34 19 0 38q-34 19 0 38q-34 19 0 38q-34 19 0 38h124q34-19 0-38q34-19 0-38q34-19 0-38q34-19 0-38q34-19 0-38q34-19 0-38Z"
        fill="url(#lamp-shade)"
      />
      <path
        d="M384 260q62 15 124 0M384 298q62 15 124 0M384 336q62 15 124 0M384 374q62 15 124 0M384 412q62 15 124 0"
        className={styles.fold}
      />
      <path
        d="M450 282c3 26 27 38 27 66a31 31 0 0 1-62 0c0-17 9-26 15-37 2 9 5 13 9 15 6-15 3-29 11-44Z"
        className={styles.flame}
      />
      <path d="M404 186c4-14 22-22 42-22s38 8 42 22Z" className={styles.brass} />
      <rect x="380" y="184" width="132" height="40" rx="9" className={styles.brass} />
      <path d="M382 204h128" className={styles.brassLine} />
      <rect x="376" y="446" width="140" height="28" rx="8" className={styles.brass} />
      <rect x="362" y="470" width="168" height="30" rx="8" className={styles.brass} />
      <path d="M364 472h164" className={styles.brassLine} />
    </g>
  );
}
