import { Link } from "react-router";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { NewSectionForm } from "../../../../modules/tests/builder-forms.ts";
import { SECTIONS_MAX } from "../../../../modules/tests/limits.ts";
import { TITLE_MAX } from "../../../../modules/tests/test-version.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { oneText } from "../../../../ui/one-text.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import type { FormMessages } from "../../../form-reply.ts";
import { builderAddress, sectionAddress } from "../addresses.ts";
import styles from "./builder.module.css";
import { BuilderCard } from "./cards.tsx";

const texts = testBuilderTexts.builder;

type ListedSection = { id: string; title: string; minutes: number | null; questions: number; rules: number | null };

/** The sections in their order, and adding one. */
export function SectionsCard({
  id,
  draft: { sections },
  messages,
  typed,
}: {
  id: string;
  draft: { sections: ReadonlyArray<ListedSection> };
  /** Of the form that adds one, with what was typed into it. */
  messages: FormMessages;
  typed: string;
}) {
  const order = sections.length > 1 && (
    <LinkButton to={`${builderAddress(id)}/order`} variant="secondary" icon="grip" preventScrollReset>
      {texts.order}
    </LinkButton>
  );
  return (
    <BuilderCard name="sections" title={texts.sections} actions={order}>
      {sections.length === 0 && <p>{texts.noSections}</p>}
      <ol className={styles.list}>
        {sections.map((section) => (
          <li key={section.id} className={styles.item}>
            <div className={styles.words}>
              <p>
                <Link to={sectionAddress(id, section.id)}>{section.title}</Link>
              </p>
              <p className={styles.quiet}>
                {oneText(
                  texts.section(section.questions, section.minutes),
                  "·",
                  section.rules === null ? texts.fixed : texts.drawn(section.rules),
                )}
              </p>
            </div>
            <span className="cluster gap-1">
              <LinkButton to={sectionAddress(id, section.id)} variant="quiet" size="sm" icon="edit">
                {texts.edit}
                <VisuallyHidden>{` ${section.title}`}</VisuallyHidden>
              </LinkButton>
              <LinkButton
                to={`${sectionAddress(id, section.id)}/remove`}
                variant="quiet"
                size="sm"
                icon="trash"
                preventScrollReset
                data-danger=""
              >
                {texts.remove}
                <VisuallyHidden>{` ${section.title}`}</VisuallyHidden>
              </LinkButton>
            </span>
          </li>
        ))}
      </ol>
      {sections.length < SECTIONS_MAX && (
        <FormFrame schema={NewSectionForm} preventScrollReset {...messages}>
          <input type="hidden" name="intent" value="add-section" />
          <div className={styles.add}>
            <TextField
              label={texts.newSection}
              name="title"
              maxLength={TITLE_MAX}
              autoComplete="off"
              defaultValue={typed}
            />
            <Button variant="secondary" icon="plus">
              {texts.addSection}
            </Button>
          </div>
        </FormFrame>
      )}
    </BuilderCard>
  );
}
