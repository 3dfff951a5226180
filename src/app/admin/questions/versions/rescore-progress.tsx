import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { correctionTexts } from "../../../../content/en/corrections.ts";
import { Alert } from "../../../../ui/alert.tsx";

/** The field of the address that names a version whose results a job still scores. */
export const FOLLOWED = "v";
const LOOK_AGAIN_MS = 1_500;

/** How many results are still waiting for the job; it looks again by itself while the page is seen. */
export function RescoreProgress({ waiting }: { waiting: number }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return <Alert tone="info">{correctionTexts.rescore.waiting(waiting)}</Alert>;
}
