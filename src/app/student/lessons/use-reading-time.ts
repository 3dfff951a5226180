import { useEffect } from "react";
import { REPORT_EVERY_SECONDS } from "../../../modules/learning/rules.ts";
import { advance, SIGNS_OF_LIFE, type SightEvent } from "../shared/sight-clock.ts";
import { type Place, placeInSight } from "./place.ts";
import { nextReport, startReading } from "./reading-clock.ts";

/** A scroll is many signs of life. */
const LOOK_EVERY_MS = 200;

/** Reports how long a lesson is read and how far, at intervals and whenever the page is left. Nothing waits for the response. */
export function useReadingTime(lessonId: string): void {
  useEffect(() => {
    let clock = startReading(performance.now(), document.visibilityState === "visible");
    const note = (event: SightEvent) => {
      clock = advance(clock, event, performance.now());
    };
    // When the page is left its text is gone before the last report.
    let place: Place = {};
    let lookedAt = 0;
    const look = () => {
      const found = placeInSight();
      if (found.block !== undefined) place = found;
    };
    const report = () => {
      note("tick");
      look();
      const { seconds, sent } = nextReport(clock);
      // What the browser does not accept goes into the next report.
      if (seconds > 0 && send(lessonId, seconds, place)) clock = sent;
    };
    const onSign = () => {
      note("active");
      if (performance.now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = performance.now();
      look();
    };
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

function send(lessonId: string, seconds: number, place: Place): boolean {
  const report = new URLSearchParams({ seconds: String(seconds), ...place });
  return navigator.sendBeacon(`/lessons/${lessonId}/reading`, report);
}
