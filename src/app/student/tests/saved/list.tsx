/** "My saved tests": choices for custom tests under names, each started with one press. */
import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigation } from "react-router";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { recipeTexts } from "../../../../content/en/recipes.ts";
import { type ListedRecipe, listRecipes } from "../../../../modules/tests/queries/list-recipes.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { requireStudent } from "../../../guards.server.ts";
import { TabError } from "../../shared/tab-error.tsx";
import { describeRecipeNotStarted } from "../not-started.ts";
import type { Route } from "./+types/list";
import { actOnRecipes, type remove, type rename } from "./actions.server.ts";
import { field } from "./form.ts";
import styles from "./list.module.css";
import { NameDialog } from "./name-dialog.tsx";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = recipeTexts;

export async function loader({ context }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  return { recipes: await listRecipes(db, student) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnRecipes(context, request);
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function SavedTests({ loaderData: { recipes }, actionData }: Route.ComponentProps) {
  const started = describeRecipeNotStarted(actionData?.form === "start" ? actionData : undefined);
  const { renaming, deleting, news, failure } = useChanges();
  const message = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are news.
  useEffect(() => message.current?.focus(), [news, failure, actionData]);
  return (
    <>
      <PageHeading
        title={texts.title}
        text={recipes.length > 0 && texts.text}
        back={{ to: "/dashboard/tests", label: texts.back }}
      />
      <div className="stack gap-4">
        {(failure ?? started) ? (
          <Alert tone="error" ref={message}>
            {failure ?? started}
          </Alert>
        ) : (
          news && (
            <Alert tone="success" ref={message}>
              {news}
            </Alert>
          )
        )}
        {recipes.length === 0 && (
          <EmptyState icon="list" title={texts.empty} text={texts.emptyText}>
            <LinkButton to="/dashboard/tests" variant="secondary">
              {texts.create}
            </LinkButton>
          </EmptyState>
        )}
        {recipes.length > 0 && (
          <noscript>
            <p>{texts.needScripts}</p>
          </noscript>
        )}
        <ul className={styles.list}>
          {recipes.map((recipe) => (
            <Card as="li" key={recipe.id} className={styles.recipe}>
              <Recipe recipe={recipe} onRename={() => renaming.ask(recipe)} onDelete={() => deleting.ask(recipe)} />
            </Card>
          ))}
        </ul>
      </div>
      <NameDialog
        key={renaming.asked?.id}
        open={renaming.asked !== null}
        onClose={() => renaming.ask(null)}
        title={texts.renameTitle}
        name={renaming.asked?.name ?? ""}
        submitLabel={texts.renameSubmit}
        fetcher={renaming.fetcher}
        refusal={renaming.refusal}
        fields={{ [field.intent]: "rename", [field.recipeId]: renaming.asked?.id ?? "" }}
      />
      <ConfirmDialog
        open={deleting.asked !== null}
        title={texts.confirmTitle(deleting.asked?.name ?? "")}
        message={texts.confirmMessage}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        onCancel={() => deleting.ask(null)}
        onConfirm={deleting.confirm}
      />
    </>
  );
}

/** Renaming and deleting, one recipe at a time, and what came of the last of either. */
function useChanges() {
  const renamer = useFetcher<ReplyOf<typeof rename>>();
  const deleter = useFetcher<ReplyOf<typeof remove>>();
  const [renamed, setRenamed] = useState<ListedRecipe | null>(null);
  const [deleted, setDeleted] = useState<ListedRecipe | null>(null);
  const [last, setLast] = useState<"rename" | "delete">("rename");
  const renameReply = renamer.state === "idle" ? renamer.data : undefined;
  const deleteReply = deleter.state === "idle" ? deleter.data : undefined;
  const { taken, gone } = texts.problems;
  const refusal = describeReply(renameReply, texts.notRenamed, {
    renamed: {},
    taken: { errors: { [field.name]: taken } },
    gone,
  });
  useEffect(() => {
    if (renameReply?.code === "renamed") setRenamed(null);
  }, [renameReply]);
  const ask = (kind: typeof last, set: typeof setRenamed) => (recipe: ListedRecipe | null) => {
    if (recipe) setLast(kind);
    set(recipe);
  };
  const newsOf = {
    rename: renameReply?.code === "renamed" ? texts.renamed(renameReply.name) : undefined,
    delete: deleteReply?.code === "deleted" ? texts.deleted(deleteReply.name) : undefined,
  };
  const failure = describeReply(deleteReply, texts.notDeleted, { deleted: {}, gone }).message;
  return {
    renaming: { asked: renamed, ask: ask("rename", setRenamed), fetcher: renamer, refusal },
    deleting: {
      asked: deleted,
      ask: ask("delete", setDeleted),
      confirm: () => {
        setDeleted(null);
        const fields = { [field.intent]: "delete", [field.recipeId]: deleted?.id ?? "" };
        void deleter.submit(fields, { method: "post" });
      },
    },
    news: newsOf[last],
    failure: last === "delete" ? failure : undefined,
  };
}

type RecipeProps = { recipe: ListedRecipe; onRename: () => void; onDelete: () => void };

function Recipe({ recipe, onRename, onDelete }: RecipeProps) {
  const { id, name } = recipe;
  const { state, formData } = useNavigation();
  const isAlive = useHydrated();
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.summary}>{summaryOf(recipe)}</p>
      </div>
      <div className="cluster gap-2">
        <FormFrame busy={state !== "idle" && formData?.get(field.recipeId) === id}>
          <input type="hidden" name={field.intent} value="start" />
          <input type="hidden" name={field.recipeId} value={id} />
          <Button aria-label={texts.startNamed(name)} busyLabel={texts.starting}>
            {texts.start}
          </Button>
        </FormFrame>
        {isAlive && (
          <>
            <Button variant="quiet" size="sm" aria-label={texts.renameNamed(name)} onClick={onRename}>
              {texts.rename}
            </Button>
            <Button variant="quiet" size="sm" icon="trash" aria-label={texts.deleteNamed(name)} onClick={onDelete}>
              {texts.delete}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function summaryOf({ count, minutes, lessonCount, only, types, difficulties, areas }: ListedRecipe): string {
  const { summary } = texts;
  const { statuses } = dashboardTexts.custom.more;
  return [
    summary.questions(count),
    minutes === null ? summary.untimed : summary.minutes(minutes),
    summary.lessons(lessonCount),
    ...(types > 0 ? [summary.types(types)] : []),
    ...(difficulties > 0 ? [summary.difficulties(difficulties)] : []),
    ...(areas > 0 ? [summary.areas(areas)] : []),
    ...(only.length > 0 ? [summary.only(only.map((status) => statuses[status].toLowerCase()))] : []),
  ].join(" · ");
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={dashboardTexts.tests.failed} />;
}
