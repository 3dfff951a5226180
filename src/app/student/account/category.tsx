/** The student's own category and disability, on which some pass marks depend: telling, changing and deleting it. */
import { data, Link, redirect } from "react-router";
import type { z } from "zod/mini";
import { categoryTexts } from "../../../content/en/category.ts";
import { CONSENT_VERSION } from "../../../content/en/consent.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { CategoryForm } from "../../../modules/students/category-form.ts";
import { deleteOwnCategory } from "../../../modules/students/commands/delete-own-category.server.ts";
import { saveOwnCategory } from "../../../modules/students/commands/save-own-category.server.ts";
import { findOwnCategory } from "../../../modules/students/queries/find-own-category.server.ts";
import { CATEGORIES } from "../../../modules/tests/pass-rules.ts";
import { findNeededCategory } from "../../../modules/tests/queries/find-needed-category.server.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField, SelectField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, type Given, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import {
  ADDRESS_AFTER_DELETION,
  addressAfterSaving,
  addressOfOrigin,
  type CategoryOrigin,
  categorySearch,
} from "../../shared/account/category-address.ts";
import { AccountPart, AccountParts } from "../../shared/account/part.tsx";
import type { Route } from "./+types/category";
import styles from "./category.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = categoryTexts;

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  const student = requireStudent(args.context);
  const [told, { origin, needed }] = await Promise.all([
    findOwnCategory(args.context.get(servicesContext).db, student),
    originIn(args, student),
  ]);
  return {
    origin,
    told: told && { category: told.category, hasDisability: told.hasDisability },
    // Nobody is asked for what no pass mark needs, but who changes something sees all that is stored.
    asks: told !== null || needed !== null,
    asksForDisability: told?.hasDisability || (needed ? needed.disability : told !== null),
  };
}

/** From where the page was opened, and what the pass mark there needs; null for nothing. */
async function originIn({ context, url }: Pick<Route.LoaderArgs, "context" | "url">, student: Student) {
  for (const kind of ["attempt", "preset"] as const) {
    const origin = { kind, id: url.searchParams.get(kind) ?? "" };
    const needed = origin.id && (await findNeededCategory(context.get(servicesContext).db, student, origin));
    if (needed) return { origin, needed };
  }
  return { origin: ACCOUNT, needed: null };
}

const ACCOUNT: CategoryOrigin = { kind: "account" };

export async function action(args: Route.ActionArgs) {
  const form = args.url.searchParams.get("form");
  if (form === "save") return save(args);
  if (form === "delete") return remove(args);
  throw data(null, { status: 400 });
}

async function save(args: Route.ActionArgs) {
  const { context, request } = args;
  const student = requireStudent(context);
  const { origin } = await originIn(args, student);
  const form = { form: "save", schema: CategoryForm, fields: await readForm(request) } as const;
  const run = (told: z.infer<typeof CategoryForm>, { db, now }: Given) => saveOwnCategory(db, student, told, now);
  return formAction(context, form, run, { saved: redirect(addressAfterSaving(origin)) });
}

async function remove({ context }: Route.ActionArgs) {
  const student = requireStudent(context);
  const run = ({ db }: Given) => deleteOwnCategory(db, student);
  return pressAction(context, run, { deleted: redirect(ADDRESS_AFTER_DELETION) }, { form: "delete" });
}

type Props = { loaderData: Route.ComponentProps["loaderData"]; actionData: Route.ComponentProps["actionData"] };

export default function OwnCategory({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, told, asks } = loaderData;
  return (
    <>
      <PageHeading
        title={texts.title}
        text={texts.lead}
        back={{ to: addressOfOrigin(origin), label: texts.back[origin.kind] }}
      />
      <AccountParts>
        <AccountPart id="what-for" title={texts.use.heading}>
          <ul className={styles.list}>
            {texts.use.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>
            {texts.use.noticeText} <Link to="/privacy#category">{texts.use.notice}</Link>.
          </p>
          {!asks && <p>{texts.privacy.nothing}</p>}
        </AccountPart>
        {asks && <Tell loaderData={loaderData} actionData={actionData} />}
        {told && <Delete reply={actionData} />}
      </AccountParts>
    </>
  );
}

function Tell({ loaderData: { origin, told, asksForDisability }, actionData }: Props) {
  const refused = actionData?.form === "save" ? actionData : undefined;
  const values = refused?.values ?? {
    ...(told && { category: told.category }),
    ...(told?.hasDisability && { hasDisability: "yes" }),
  };
  const words = texts.form;
  return (
    <AccountPart id="tell" title={told ? words.headingAgain : words.heading}>
      <FormFrame
        action={categorySearch(origin, { form: "save" })}
        schema={CategoryForm}
        {...describeReply(refused, texts.errors.failed)}
      >
        <SelectField
          label={words.category}
          name="category"
          options={CATEGORIES.map((category) => ({ value: category, label: words.names[category] }))}
          placeholder={words.placeholder}
          hint={words.hint}
          required
          defaultValue={values.category}
        />
        <Agreed name="consent" label={words.consent} values={values} required />
        {asksForDisability && (
          <fieldset className={styles.disability} aria-describedby="disability-text">
            <legend>{words.disability}</legend>
            <p id="disability-text">{words.disabilityText}</p>
            <CheckboxField
              label={words.hasDisability}
              name="hasDisability"
              value="yes"
              defaultChecked={values.hasDisability === "yes"}
            />
            <Agreed
              name="disabilityConsent"
              label={words.disabilityConsent}
              hint={words.disabilityHint}
              values={values}
            />
          </fieldset>
        )}
        <Button type="submit" busyLabel={words.busy} className={styles.save}>
          {words.submit}
        </Button>
      </FormFrame>
    </AccountPart>
  );
}

type AgreedProps = {
  name: "consent" | "disabilityConsent";
  label: string;
  hint?: string;
  values: Readonly<Record<string, string>>;
  required?: boolean;
};

/** A consent, never ticked beforehand. */
function Agreed({ name, values, ...field }: AgreedProps) {
  return (
    <CheckboxField name={name} value={CONSENT_VERSION} defaultChecked={values[name] === CONSENT_VERSION} {...field} />
  );
}

function Delete({ reply }: { reply: Props["actionData"] }) {
  const refused = reply?.form === "delete" ? reply : undefined;
  const words = texts.deletion;
  return (
    <AccountPart id="delete" title={words.heading}>
      <p>{words.text}</p>
      <FormFrame action="?form=delete" {...describeReply(refused, words.failed)}>
        <Button type="submit" variant="danger" busyLabel={words.busy} className={styles.save}>
          {words.submit}
        </Button>
      </FormFrame>
    </AccountPart>
  );
}
