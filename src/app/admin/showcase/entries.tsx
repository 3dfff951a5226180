import { showcaseTexts } from "../../../content/en/showcase.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { CheckedImage } from "../images/checked.tsx";
import styles from "./list.module.css";

const texts = showcaseTexts.list;

export type ListedEntry = { id: string; name: string; photo: string | null; lines: ReadonlyArray<string> };

/** Everybody of a kind, in the order in which visitors see them. */
export function EntryList({
  entries,
  list,
  search,
}: {
  entries: ReadonlyArray<ListedEntry>;
  list: string;
  search: string;
}) {
  return (
    <ol className="stack gap-3">
      {entries.map(({ id, name, photo, lines }) => (
        <Card as="li" padding="sm" key={id} className={styles.entry}>
          {photo ? (
            // The name stands beside it.
            <CheckedImage src={photo} alt="" width={56} height={56} className={styles.face} fallback={<NoPortrait />} />
          ) : (
            <NoPortrait />
          )}
          <div className={styles.words}>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className={styles.buttons}>
            <LinkButton to={`${list}/${id}/edit${search}`} variant="quiet" size="sm" icon="edit" preventScrollReset>
              {texts.edit}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </LinkButton>
            <LinkButton to={`${list}/${id}/delete${search}`} variant="quiet" size="sm" icon="trash" preventScrollReset>
              {texts.delete}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </LinkButton>
          </div>
        </Card>
      ))}
    </ol>
  );
}

function NoPortrait() {
  return (
    <span className={styles.face}>
      <Icon name="user" />
    </span>
  );
}
