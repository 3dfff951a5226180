import { resultTexts } from "../../../content/en/results.ts";
import { LinkButton } from "../../../ui/button.tsx";

/** Leads from a review to its comparison with another result of the same test. */
export function CompareLink({ to, day }: { to: string; day: string }) {
  return (
    <LinkButton to={to} variant="secondary" icon="chart">
      {resultTexts.compareWith(day)}
    </LinkButton>
  );
}
