/**
 * "My saved tests": choices for custom tests under names, each started with one press. Renaming and deleting are asked in a dialog, or,
 * without scripts, in the row that the address names.
 */
import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigation } from "react-router";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { recipeTexts } from "../../../../content/en/recipes.ts";
import { stimulusCounts } from "../../../../content/en/stimulus-counts.ts";
import { uiTexts } from "../../../../content/en/ui.ts";
import { parseId } from "../../../../core/id.ts";
import { type ListedRecipe, listRecipes } from "../../../../modules/tests/queries/list-recipes.server.ts";
import { RECIPES_MAX } from "../../../../modules/tests/recipe-rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { describeReply, type FormMessages, type ReplyOf } from "../../../form-reply.ts";
import { requireStudent } from "../../../guards.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { TabError } from "../../shared/tab-error.tsx";
import { describeRecipeNotStarted } from "../not-started.ts";
import type { Route } from "./+types/list";
import { actOnRecipes, type remove, type rename } from "./actions.server.ts";
import { field } from "./fields.ts";
import styles from "./list.module.css";
import { NameDialog } from "./name-dialog.tsx";
import { NameFields } from "./name-form.tsx";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = recipeTexts;
const ADDRESS = "/dashboard/tests/saved";

/** The lessons of a custom test can be thousands. */
export const handle = { body: "text" } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const asked = (what: Question) => parseId<"recipe">(search.get(what) ?? "");
  return { recipes: await listRecipes(db, student), asked: { rename: asked("rename"), delete: asked("delete") } };
}

/** What is asked about a saved test before it is done. */
type Question = "rename" | "delete";

export async function action({ context, request }: Route.ActionArgs) {
  return actOnRecipes(context, request);
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function SavedTests({ loaderData: { recipes, asked }, actionData }: Route.ComponentProps) {
  const changes = useChanges();
  const { renaming, deleting } = changes;
  const page = describePage(actionData);
  const failure = changes.failure ?? page.failure;
  const news = changes.news ?? page.news;
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
        {failure ? (
          <Alert tone="error" ref={message}>
            {failure}
          </Alert>
        ) : (
          news && (
            <Alert tone="success" ref={message}>
              {news}
            </Alert>
          )
        )}
        {page.naming && <NewName {...page.naming} />}
        {recipes.length === 0 && !page.naming && (
          <EmptyState icon="list" title={texts.empty} text={texts.emptyText}>
            <LinkButton to="/dashboard/tests" variant="secondary">
              {texts.create}
            </LinkButton>
          </EmptyState>
        )}
        <ul className={styles.list}>
          {recipes.map((recipe) => (
            <Card as="li" key={recipe.id} className={styles.recipe}>
              <Recipe
                recipe={recipe}
                question={
                  page.renaming?.id === recipe.id || asked.rename === recipe.id
                    ? "rename"
                    : asked.delete === recipe.id
                      ? "delete"
                      : null
                }
                refusal={page.renaming?.id === recipe.id ? page.renaming : undefined}
                onRename={() => renaming.ask(recipe)}
                onDelete={() => deleting.ask(recipe)}
              />
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

/** What came of a form that was sent without scripts. */
function describePage(reply: Route.ComponentProps["actionData"]) {
  const { taken, gone, tooMany } = texts.problems;
  switch (reply?.form) {
    case "choose-name":
      return reply.code === "chosen"
        ? { naming: { choices: reply.choices, name: "", refusal: {} } }
        : { failure: texts.save.failed(dashboardTexts.tests.malformed) };
    case "save": {
      if (reply.code === "saved") return { news: texts.save.saved(reply.name) };
      const refusal = describeReply(reply, texts.save.failed, {
        taken: { errors: { [field.name]: taken } },
        "too-many": tooMany(RECIPES_MAX),
      });
      return { naming: { choices: reply.values[field.choices] ?? "", name: reply.values[field.name] ?? "", refusal } };
    }
    case "rename": {
      if (reply.code === "renamed") return { news: texts.renamed(reply.name) };
      const refusal = describeReply(reply, texts.notRenamed, {
        taken: { errors: { [field.name]: taken } },
        gone,
      });
      return { renaming: { id: reply.values[field.recipeId], name: reply.values[field.name] ?? "", refusal } };
    }
    case "delete":
      if (reply.code === "deleted") return { news: texts.deleted(reply.name) };
      return { failure: describeReply(reply, texts.notDeleted, { gone }).message };
    case "start":
      return { failure: describeRecipeNotStarted(reply) };
    default:
      return {};
  }
}

/** Asks for the name of choices that were made without scripts. */
function NewName({ choices, name, refusal }: { choices: string; name: string; refusal: FormMessages }) {
  return (
    <Card as="section" aria-labelledby="new-name" className="stack gap-4">
      <h2 id="new-name" className={styles.name}>
        {texts.save.title}
      </h2>
      <p>{texts.save.text}</p>
      <FormFrame action={ADDRESS} {...refusal}>
        <NameFields
          name={name}
          submitLabel={texts.save.submit}
          fields={{ [field.intent]: "save", [field.choices]: choices }}
        />
      </FormFrame>
    </Card>
  );
}

type RecipeProps = {
  recipe: ListedRecipe;
  /** Asked in the row itself; null for nothing. */
  question: Question | null;
  /** Why the name that was typed was refused. */
  refusal: { name: string; refusal: FormMessages } | undefined;
  onRename: () => void;
  onDelete: () => void;
};

function Recipe({ recipe, question, refusal, onRename, onDelete }: RecipeProps) {
  const { id, name } = recipe;
  const { state, formData } = useNavigation();
  const isAlive = useHydrated();
  const words = (
    <div className={styles.words}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.summary}>{summaryOf(recipe)}</p>
    </div>
  );
  const sent = (intent: Question) => ({ [field.intent]: intent, [field.recipeId]: id });
  if (question === "rename") {
    return (
      <>
        {words}
        <div className={classes("stack gap-2", styles.asked)}>
          <FormFrame action={ADDRESS} {...refusal?.refusal}>
            <NameFields name={refusal?.name ?? name} submitLabel={texts.renameSubmit} fields={sent(question)} />
          </FormFrame>
          <Back label={uiTexts.cancel} />
        </div>
      </>
    );
  }
  if (question === "delete") {
    return (
      <>
        {words}
        <div className={classes("stack gap-3", styles.asked)}>
          <p>{`${texts.confirmTitle(name)} ${texts.confirmMessage}`}</p>
          <FormFrame action={ADDRESS} className="cluster gap-2">
            {Object.entries(sent(question)).map(([key, value]) => (
              <input key={key} type="hidden" name={key} value={value} />
            ))}
            <Button variant="danger">{texts.confirm}</Button>
            <Back label={texts.keep} />
          </FormFrame>
        </div>
      </>
    );
  }
  return (
    <>
      {words}
      <div className="cluster gap-2">
        <FormFrame busy={state !== "idle" && formData?.get(field.recipeId) === id}>
          <input type="hidden" name={field.intent} value="start" />
          <input type="hidden" name={field.recipeId} value={id} />
          <Button aria-label={texts.startNamed(name)} busyLabel={texts.starting}>
            {texts.start}
          </Button>
        </FormFrame>
        {isAlive ? (
          <>
            <Button variant="quiet" size="sm" aria-label={texts.renameNamed(name)} onClick={onRename}>
              {texts.rename}
            </Button>
            <Button variant="quiet" size="sm" aria-label={texts.deleteNamed(name)} onClick={onDelete}>
              {texts.delete}
            </Button>
          </>
        ) : (
          <>
            <LinkButton variant="quiet" size="sm" aria-label={texts.renameNamed(name)} to={`?rename=${id}`}>
              {texts.rename}
            </LinkButton>
            <LinkButton variant="quiet" size="sm" aria-label={texts.deleteNamed(name)} to={`?delete=${id}`}>
              {texts.delete}
            </LinkButton>
          </>
        )}
      </div>
    </>
  );
}

function Back({ label }: { label: string }) {
  return (
    <LinkButton variant="quiet" to={ADDRESS}>
      {label}
    </LinkButton>
  );
}

function summaryOf(recipe: ListedRecipe): string {
  const { count, minutes, units, lessonCount, only, types, difficulties, areas, explain } = recipe;
  const { summary } = texts;
  const { statuses } = dashboardTexts.custom.more;
  return [
    ...(count > 0 ? [summary.questions(count)] : []),
    ...units.map(({ kind, count: times }) => stimulusCounts.counted[kind](times)),
    minutes === null ? summary.untimed : summary.minutes(minutes),
    ...(explain ? [summary.explained] : []),
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
