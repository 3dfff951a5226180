/** Screenshots of the product, made by `npm run pictures` (docs/pictures.md): narrow pages show the phone version. */
import { screenTexts } from "../../../content/en/screens.ts";
import styles from "./screen.module.css";

/** In pixels of the file; pages show them smaller. */
export const SCREEN_SIZES = {
  "1600.avif": { width: 1600, height: 900 },
  "960.avif": { width: 960, height: 540 },
  "960.webp": { width: 960, height: 540 },
  "phone.avif": { width: 720, height: 900 },
} as const;

export const PHONES_SIZE = { width: 1040, height: 760 };

const addresses = import.meta.glob<string>("../screens/*.{avif,webp}", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

function addressOf(file: string): string {
  return addresses[`../screens/${file}`] ?? "";
}

/** One screenshot. `sizes` is its width on pages that are not narrow. */
export function Screen({
  name,
  sizes,
  className,
}: {
  name: keyof typeof screenTexts;
  sizes: string;
  className?: string | undefined;
}) {
  const [phone, wide] = [SCREEN_SIZES["phone.avif"], SCREEN_SIZES["1600.avif"]];
  return (
    <picture className={styles.picture}>
      <source media="(width < 40rem)" type="image/avif" srcSet={addressOf(`${name}-phone.avif`)} {...phone} />
      <source
        type="image/avif"
        srcSet={`${addressOf(`${name}-960.avif`)} 960w, ${addressOf(`${name}-1600.avif`)} 1600w`}
        sizes={sizes}
      />
      <img
        src={addressOf(`${name}-960.webp`)}
        alt={screenTexts[name]}
        {...wide}
        loading="lazy"
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  );
}

/** Two phones showing the product, cut off at the bottom. */
export function Phones({ className }: { className?: string | undefined }) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={addressOf("phones.avif")} />
      <img
        src={addressOf("phones.webp")}
        alt=""
        {...PHONES_SIZE}
        loading="lazy"
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  );
}
