import { useEffect } from "react";
import { REPORT_EVERY_SECONDS } from "../../../modules/learning/rules.ts";
import { advance, SIGNS_OF_LIFE, type SightEvent } from "../shared/sight-clock.ts";
import { placeInSight } from "./place.ts";
import { nextReport, startReading } from "./reading-clock.ts";

/** Reports how long a lesson is read, at intervals and whenever the page is left. Nothing waits for the response. */
export function useReadingTime(lessonId: string): void {
  useEffect(() => {
    let clock = startReading(performance.now(), document.visibilityState === "visible");
    const note = (event: SightEvent) => {
      clock = advance(clock, event, performance.now());
    };
    const report = () => {
      note("tick");
      const { seconds, sent } = nextReport(clock);
      // What the browser does not accept goes into the next report.
      if (seconds > 0 && send(lessonId, seconds)) clock = sent;
    };
    const onSign = () => note("active");
    const onSight = () => {
      const isInSight = document.visibilityState === "visible";
      note(isInSight ? "in-sight" : "out-of-sight");
      // A phone may never run this page again.
      if (!isInSight) report();
    };

    const timer = setInterval(report, REPORT_EVERY_SECONDS * 1000);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onSign, { passive: true, capture: true });
    document.addEventListener("visibilitychange", onSight);
    window.addEventListener("focus", onSign);
    window.addEventListener("pageshow", onSight);
    window.addEventListener("pagehide", report);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, onSign, { capture: true });
      document.removeEventListener("visibilitychange", onSight);
      window.removeEventListener("focus", onSign);
      window.removeEventListener("pageshow", onSight);
      window.removeEventListener("pagehide", report);
      report();
    };
  }, [lessonId]);
}

function send(lessonId: string, seconds: number): boolean {
  const report = new URLSearchParams({ seconds: String(seconds), ...placeInSight() });
  return navigator.sendBeacon(`/lessons/${lessonId}/reading`, report);
}
