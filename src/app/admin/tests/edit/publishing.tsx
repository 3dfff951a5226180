import { Form, Link, useNavigation } from "react-router";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import type { TestState } from "../../../../modules/tests/institute-test.ts";
import type { DraftProblem } from "../../../../modules/tests/queries/find-draft-problems.server.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { builderAddress, sectionAddress } from "../addresses.ts";
import styles from "./builder.module.css";

const texts = testBuilderTexts.builder;

/** What students have of a test now, what is missing before its draft can be published, and publishing it. */
export function Publishing({
  id,
  state,
  isWaiting,
  isPublished,
  hasDraft,
  problems,
  basedOn,
  delivery,
  versions,
}: {
  id: string;
  state: TestState;
  isWaiting: boolean;
  isPublished: boolean;
  hasDraft: boolean;
  problems: ReadonlyArray<DraftProblem>;
  basedOn: string;
  delivery: { opens: string | null; closes: string | null };
  versions: ReadonlyArray<unknown>;
}) {
  const navigation = useNavigation();
  const isBusy = navigation.state === "submitting" && navigation.formData?.get("intent") === "publish";
  return (
    <Card as="section" aria-labelledby="publish" className="stack gap-3">
      <h2 id="publish" className={styles.heading}>
        {texts.publishTitle}
      </h2>
      <p>{stateInWords(state, isWaiting, delivery)}</p>
      {!hasDraft && <p>{texts.nothing}</p>}
      {isPublished && hasDraft && <p>{texts.changes}</p>}
      {problems.length > 0 && (
        <>
          <h3 className={styles.sub}>{texts.problems}</h3>
          <ul className={styles.problems}>
            {problems.map((problem, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two problems may read the same.
              <li key={index}>
                <Link to={addressOfProblem(id, problem)}>
                  {problem.section ? texts.problem(problem.section.title, problem.message) : problem.message}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasDraft && problems.length === 0 && (
        <>
          <p>{`${texts.ready} ${isPublished ? texts.readyChanges(versions.length) : texts.readyText}`}</p>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="basedOn" value={basedOn} />
            <Button name="intent" value="publish" busy={isBusy} busyLabel={texts.publishing}>
              {texts.publish}
            </Button>
          </Form>
        </>
      )}
    </Card>
  );
}

function addressOfProblem(id: string, { page, section }: DraftProblem): string {
  switch (page) {
    case "general":
      return section ? sectionAddress(id, section.id) : `${builderAddress(id)}/general`;
    case "section":
      return section ? sectionAddress(id, section.id) : builderAddress(id);
    case "marks":
    case "delivery":
      return `${builderAddress(id)}/${page}`;
    default:
      return page satisfies never;
  }
}

function stateInWords(
  state: TestState,
  isWaiting: boolean,
  { opens, closes }: { opens: string | null; closes: string | null },
): string {
  switch (state) {
    case "draft":
    case "archived":
      return texts.state[state];
    case "published":
      return isWaiting && opens ? texts.state.opens(opens) : texts.state.published;
    case "closed":
      return texts.state.closed(closes ?? "");
    default:
      return state satisfies never;
  }
}
