import { useEffect, useState } from "react";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { LOW_TIME_SECONDS } from "../../../modules/attempts/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./time-left.module.css";

const texts = dashboardTexts.running;
const TICK_MS = 5_000;

/** The minutes until an attempt closes. Counted on from what the server said, so the device's own clock does not matter. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds);
  return (
    <span className={styles.time} data-low={left <= LOW_TIME_SECONDS || undefined}>
      <Icon name="clock" size="sm" />
      <span>{left <= 0 ? texts.timeIsUp : texts.timeLeft(Math.floor(left / 60))}</span>
    </span>
  );
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const start = performance.now();
    const update = () => setLeft(seconds - (performance.now() - start) / 1000);
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
