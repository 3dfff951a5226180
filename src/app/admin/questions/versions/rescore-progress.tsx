import { correctionTexts } from "../../../../content/en/corrections.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { useLookAgain } from "../../shared/use-look-again.ts";

/** The field of the address that names a version whose results a job still scores. */
export const FOLLOWED = "v";

/** How many results are still waiting for the job; it looks again by itself while the page is seen. */
export function RescoreProgress({ waiting }: { waiting: number }) {
  useLookAgain();
  return <Alert tone="info">{correctionTexts.rescore.waiting(waiting)}</Alert>;
}
