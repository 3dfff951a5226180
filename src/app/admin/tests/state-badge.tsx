import { testBuilderTexts } from "../../../content/en/test-builder.ts";
import type { TestState } from "../../../modules/tests/institute-test.ts";
import { Badge } from "../../../ui/badge.tsx";

const TONES = { draft: "neutral", published: "accent", closed: "warning", archived: "neutral" } as const;

export function TestStateBadge({ state }: { state: TestState }) {
  return <Badge tone={TONES[state]}>{testBuilderTexts.list.states[state]}</Badge>;
}
