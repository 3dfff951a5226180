import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Alert } from "../../../ui/alert.tsx";
import { useNoticeOnce } from "./use-notice-once.ts";

/** Says once that something was saved, and takes the focus, which would be lost with the form that was removed. */
export function SavedAlert({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  useNoticeOnce(true);
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words at a new place are news.
  useEffect(() => alert.current?.focus(), [key]);
  return (
    <Alert tone="success" ref={alert}>
      {children}
    </Alert>
  );
}
