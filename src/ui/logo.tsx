/** The lamp of the product: the folding lantern that Florence Nightingale carried, not the oil lamp of the pictures. */
import { useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";
import type { Elements } from "./elements.ts";
import styles from "./logo.module.css";

/** The mark alone. Its caps inherit the text colour. */
export function LogoMark({ isLit = true, className }: { isLit?: boolean; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classes(styles.mark, className)} data-lit={isLit}>
      <path d="M12.2 5.2a3.8 3.8 0 0 1 7.6 0" className={styles.ring} />
      <path
        d="M9.4 8.6q-4.6 2.6 0 5.2q-4.6 2.6 0 5.2q-4.6 2.6 0 5.2h13.2q4.6-2.6 0-5.2q4.6-2.6 0-5.2q4.6-2.6 0-5.2Z"
        className={styles.paper}
      />
      <path d="M9.4 13.8q6.6 1.6 13.2 0M9.4 19q6.6 1.6 13.2 0" className={styles.fold} />
      <path d="M16 10.8c2.6 2.7 3.7 4.6 3.7 6.6a3.7 3.7 0 0 1-7.4 0c0-2 1.1-3.9 3.7-6.6Z" className={styles.flame} />
      <rect x="8.2" y="5" width="15.6" height="4" rx="1.6" className={styles.cap} />
      <rect x="7" y="24" width="18" height="4" rx="1.6" className={styles.cap} />
    </svg>
  );
}

/** Names with more letters, or a longer word, are set smaller and may break anywhere. */
const LONG_NAME = /.{21}|\S{14}/;

/**
 * The institute's logo, or the mark with its name if there is none or it fails to load. The text around it says where it leads.
 */
export function Logo({ name, src }: { name: string; src: string | null }) {
  const words = (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name} data-long={LONG_NAME.test(name)}>
        {name}
      </span>
    </span>
  );
  return <LogoPicture src={src} alt={name} fallback={words} />;
}

/** The institute's logo; `fallback` if there is none or it fails to load. */
export function LogoPicture({ src, alt, fallback }: { src: string | null; alt: string; fallback: Elements }) {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  // It may have failed before hydration.
  useEffect(() => {
    if (src && picture.current?.complete && picture.current.naturalWidth === 0) setFailed(src);
  }, [src]);
  if (src && failed !== src) {
    return (
      <img ref={picture} src={src} alt={alt} className={styles.picture} onError={() => setFailed(src)} height={40} />
    );
  }
  return fallback;
}
