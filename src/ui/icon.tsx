/** The one set of icons: drawn on a grid of 24, with a stroke in the colour of the words beside it. */
import styles from "./icon.module.css";

const PATHS = {
  alert: "M12 4.2 21 19.5H3L12 4.2Z M12 10v4.2 M12 16.9v.1",
  "arrow-left": "M20 12H4.5 M11 5.5 4.5 12l6.5 6.5",
  "arrow-right": "M4 12h15.5 M13 5.5l6.5 6.5-6.5 6.5",
  book: "M12 6.5C10 4.9 7 4.5 3.5 4.5v13.8c3.5 0 6.5.4 8.5 2 2-1.6 5-2 8.5-2V4.5c-3.5 0-6.5.4-8.5 2Z M12 6.5v13.8",
  calculator: "M6 3.5h12v17H6Z M9 7h6v3H9Z M9 13.7h.1 M12 13.7h.1 M15 13.7h.1 M9 17h.1 M12 17h.1 M15 17h.1",
  calendar: "M4.5 6h15v13.5h-15Z M4.5 10.5h15 M8.5 3.5V8 M15.5 3.5V8",
  chart: "M4 4v16h16 M8.5 16v-4 M13 16V7.5 M17.5 16v-6.2",
  chat: "M12 4a8 8 0 0 1 0 16c-1.4 0-2.7-.3-3.8-.9L4 20.2l1.1-4.2A8 8 0 0 1 12 4Z M8.5 12h.1 M12 12h.1 M15.5 12h.1",
  check: "M4.5 12.6 9.7 17.8 19.7 6.8",
  "chevron-down": "M6 9.2l6 6 6-6",
  "chevron-left": "M14.8 6l-6 6 6 6",
  "chevron-right": "M9.2 6l6 6-6 6",
  "chevron-up": "M6 14.8l6-6 6 6",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z M12 7.5V12l3.2 2",
  close: "M5.5 5.5l13 13 M18.5 5.5l-13 13",
  cloud: "M7.5 18.5a4.5 4.5 0 0 1-.4-9 5.5 5.5 0 0 1 10.6 1.2 3.9 3.9 0 0 1-.4 7.8Z",
  "cloud-off": "M4 4l16 16 M9.8 6.2a5.5 5.5 0 0 1 7.9 4.5 3.9 3.9 0 0 1 2.4 6 M16.5 18.5h-9a4.5 4.5 0 0 1-.4-9",
  copy: "M9 9h10.5v10.5H9Z M5.5 15H4.5V4.5H15v1",
  cross: "M7 7l10 10 M17 7 7 17",
  display: "M3.5 18 8 6.5 12.5 18 M5 14.3h6 M14.5 18l3-7.5 3 7.5 M15.4 15.7h4.2",
  download: "M12 4v11 M7 10.5l5 5 5-5 M4.5 20h15",
  edit: "M4.5 19.5l.9-4.2L16.2 4.5l3.3 3.3L8.7 18.6Z M13.8 6.9l3.3 3.3",
  expand: "M14 4.5h5.5v5.5 M10 19.5H4.5V14 M19.5 4.5l-6.2 6.2 M4.5 19.5l6.2-6.2",
  eye: "M2.8 12C5 8 8.2 5.8 12 5.8s7 2.2 9.2 6.2c-2.2 4-5.4 6.2-9.2 6.2S5 16 2.8 12Z M12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4Z",
  "eye-off":
    "M4 4l16 16 M9.7 6.1A8.9 8.9 0 0 1 12 5.8c3.8 0 7 2.2 9.2 6.2a15 15 0 0 1-2.5 3.3 M6.6 7.5A14.3 14.3 0 0 0 2.8 12C5 16 8.2 18.2 12 18.2c1.7 0 3.3-.5 4.7-1.3 M10.1 10.2a2.7 2.7 0 0 0 3.7 3.7",
  flask: "M9.5 3.5h5 M10.5 3.5v6L5 19a1 1 0 0 0 .9 1.5h12.2A1 1 0 0 0 19 19l-5.5-9.5v-6 M8 14.5h8",
  flag: "M5.5 21V4 M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0",
  grip: "M9 6v.1 M15 6v.1 M9 12v.1 M15 12v.1 M9 18v.1 M15 18v.1",
  highlighter: "M4 20.5h8 M8.2 15.2 16.8 4.8l3.7 3-8.7 10.4Z M8.2 15.2l-1.5 4 5.1-1",
  home: "M4 11.2 12 4.5l8 6.7V20h-5.5v-5.5h-5V20H4Z",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z M12 11v5.2 M12 7.8v.1",
  list: "M9 6.5h11 M9 12h11 M9 17.5h11 M4.5 6.5h.1 M4.5 12h.1 M4.5 17.5h.1",
  logout: "M14 4.5H5.5v15H14 M10 12h10.5 M16.5 8l4 4-4 4",
  mail: "M3.5 5.5h17v13h-17Z M3.5 7l8.5 6.5L20.5 7",
  menu: "M4 7h16 M4 12h16 M4 17h16",
  note: "M5.5 4.5h13v10l-4.5 5h-8.5Z M18.5 14.5H14v5 M9 9h6 M9 12.5h3",
  pause: "M8.5 5.5v13 M15.5 5.5v13",
  pen: "M4.5 19.5c3.2-9.7 7.7-14.2 15-15-.6 7-4.8 11.4-12 12.5 M4.5 19.5 13 11",
  play: "M7.5 5.2 18.8 12 7.5 18.8Z",
  plus: "M12 5v14 M5 12h14",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 8.8 M19.5 4v4.8h-4.8",
  printer: "M7 9V4h10v5 M7 17H4.5V9h15v8H17 M7 14h10v6H7Z",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z M15.4 15.4 20.5 20.5",
  settings:
    "M4 7h8.5 M17.5 7H20 M4 17h2.5 M11.5 17H20 M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z M9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  strike: "M17 7.5C15.5 5 9 5 8 8c-.5 1.8 1 3 4 4 4 1.2 5 2.6 4.2 4.5-1.2 2.7-7.4 2.5-9.2-.3 M4 12h16",
  trash: "M4.5 6.5h15 M9 6.5V4h6v2.5 M6.5 6.5l.8 13.5h9.4l.8-13.5 M10.2 10.5v5.5 M13.8 10.5v5.5",
  upload: "M12 15.5v-11 M7 9.5l5-5 5 5 M4.5 20h15",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M4.5 20.5c.6-3.8 3.6-6 7.5-6s6.9 2.2 7.5 6",
  users:
    "M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z M2.5 19.5c.5-3.2 3-5 6.5-5s6 1.8 6.5 5 M15.5 5.2a3.5 3.5 0 0 1 0 6.6 M17.5 14.8c2.2.6 3.6 2.2 4 4.7",
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside words. Without `label` it is decoration and not read aloud. */
export function Icon({ name, label, size }: { name: IconName; label?: string; size?: "sm" | "md" | "lg" }) {
  const shared = {
    className: styles.icon,
    "data-size": size ?? "md",
    viewBox: "0 0 24 24",
  } as const;
  const drawing = <path d={PATHS[name]} />;
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {drawing}
    </svg>
  );
}
