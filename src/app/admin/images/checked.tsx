import { type ComponentProps, useState } from "react";
import type { Elements } from "../../../ui/elements.ts";

/** An image from wherever its author says, who is not told who looks; `fallback` stands where it cannot be shown. */
export function CheckedImage({
  fallback,
  ...image
}: Omit<ComponentProps<"img">, "ref" | "onError" | "referrerPolicy"> & { src: string; fallback: Elements }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === image.src) return fallback;
  const setIsBroken = () => setBroken(image.src);
  return (
    // biome-ignore lint/a11y/useAltText: whoever shows the image says what is to be seen.
    <img
      {...image}
      referrerPolicy="no-referrer"
      // It may have failed before scripts ran.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== "") setIsBroken();
      }}
      onError={setIsBroken}
    />
  );
}
