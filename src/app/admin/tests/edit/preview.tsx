/** A test of the institute as a student would get it, question by question. There is no attempt, so nothing is left of it. */
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { previewTest } from "../../../../modules/tests/queries/preview-test.server.ts";
import { TestVersion } from "../../../../modules/tests/test-version.ts";
import { servicesContext } from "../../../context.ts";
import { pageNumberIn } from "../../../shared/page-number.ts";
import type { Route } from "./+types/preview";
import { EXAMPLE, PreviewScreen } from "./preview/screen.tsx";
import { requireInstituteTest } from "./steps.server.ts";

const texts = testBuilderTexts.preview;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { admin, test } = await requireInstituteTest(context, params.testId);
  const search = new URL(request.url).searchParams;
  const position = pageNumberIn(search);
  const example = Math.min(Math.max(Math.trunc(Number(search.get(EXAMPLE)) || 1), 1), 1_000);
  const version = TestVersion.safeParse(test.draft).data;
  const { db } = context.get(servicesContext);
  const preview = version ? await previewTest(db, admin, version, { seed: example, position }) : null;
  const { leavingASection, instructions, minutes, breaks } = test.draft;
  return {
    ...{ id: test.id, title: test.title, position, example, instructions, leavingASection, minutes },
    isDrawn: test.draft.sections.some(({ source }) => source.kind === "drawn"),
    sections: test.draft.sections.map(({ id, title, instructions, minutes, navigation, answerRequired }, index) => ({
      ...{ title, instructions, minutes, navigation, answerRequired },
      count: preview?.counts[index] ?? 0,
      breakAfter: breaks.kind === "fixed" ? (breaks.breaks.find(({ after }) => after === id)?.minutes ?? null) : null,
    })),
    shown: preview?.shown ?? null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function PreviewOfTest({ loaderData }: Route.ComponentProps) {
  return <PreviewScreen preview={loaderData} />;
}
