import { Link } from "react-router";
import { testBuilderTexts } from "../../../content/en/test-builder.ts";
import type { AskingTests } from "../../../modules/tests/queries/find-tests-asking.server.ts";
import { testAddress } from "./addresses.ts";

const texts = testBuilderTexts.asking;

type Shown = Pick<AskingTests, "questions" | "total"> & {
  named: { id: string; title: string; isPublished: boolean }[];
};

/** Which tests of the institute name questions that are about to go, and what comes of it; nothing where none does. */
export function AskingTestsNote({ asking, isWithdrawing = false }: { asking: Shown; isWithdrawing?: boolean }) {
  const { named, total, questions } = asking;
  if (total === 0) return null;
  return (
    <div className="stack gap-2">
      <p>{texts.tests(questions, total)}</p>
      <ul>
        {named.map(({ id, title, isPublished }) => (
          <li key={id}>
            <Link to={testAddress(id)}>{title}</Link> <span>{`(${isPublished ? texts.published : texts.draft})`}</span>
          </li>
        ))}
        {total > named.length && <li>{texts.more(total - named.length)}</li>}
      </ul>
      {isWithdrawing && <p>{texts.withdrawing}</p>}
    </div>
  );
}
