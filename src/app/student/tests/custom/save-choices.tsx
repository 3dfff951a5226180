/** "Save these choices" of the builder: a button, a dialog for the name, and what came of it. */
import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { recipeTexts } from "../../../../content/en/recipes.ts";
import { RECIPES_MAX } from "../../../../modules/tests/recipe-rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import type { save } from "../saved/actions.server.ts";
import { field } from "../saved/fields.ts";
import { NameDialog } from "../saved/name-dialog.tsx";

const texts = recipeTexts.save;
const SAVED_TESTS = "/dashboard/tests/saved";

/** The same without scripts: leads to a page that asks for the name. */
export function NameChoicesButton() {
  return (
    <div>
      <Button variant="quiet" size="sm" name={field.intent} value="choose-name" formAction={SAVED_TESTS}>
        {texts.open}
      </Button>
    </div>
  );
}

/** Stands outside the form of the builder, as its dialog has a form of its own. `choices` are null while they make no test. */
export function SaveChoices({ choices }: { choices: object | null }) {
  const fetcher = useFetcher<ReplyOf<typeof save>>();
  const [isOpen, setIsOpen] = useState(false);
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  const { taken, tooMany } = recipeTexts.problems;
  const refusal = describeReply(reply, texts.failed, {
    saved: {},
    taken: { errors: { [field.name]: taken } },
    "too-many": tooMany(RECIPES_MAX),
  });
  useEffect(() => {
    if (reply?.code === "saved") setIsOpen(false);
  }, [reply]);
  return (
    <div className="stack gap-3">
      <div>
        <Button variant="quiet" size="sm" disabled={choices === null} onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {reply?.code === "saved" && !isOpen && (
        <Alert tone="success">
          <span>{texts.saved(reply.name)}</span> <Link to={SAVED_TESTS}>{texts.see}</Link>
        </Alert>
      )}
      <NameDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.title}
        text={texts.text}
        name=""
        submitLabel={texts.submit}
        fetcher={fetcher}
        refusal={refusal}
        fields={{ [field.intent]: "save", [field.choices]: JSON.stringify(choices) }}
      />
    </div>
  );
}
