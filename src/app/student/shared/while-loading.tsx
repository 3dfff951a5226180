import { useNavigation } from "react-router";
import type { Elements } from "../../../ui/elements.ts";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";

/** Says that the next page below that address is loading. */
export function WhileLoading({ below, children }: { below: string; children: Elements }) {
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && (location?.pathname.startsWith(below) ?? false);
  return <LoadingArea isLoading={isLoading}>{children}</LoadingArea>;
}
