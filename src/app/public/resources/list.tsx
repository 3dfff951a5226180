/** /resources: study resources. The guides are the newest articles of the blog; the sheets are made by `npm run sheets`. */
import { data, Link } from "react-router";
import { resourcesTexts as texts } from "../../../content/en/resources.ts";
import { sheets, sheetTexts } from "../../../content/en/sheets.ts";
import { madeSheets } from "../../../content/made-sheets.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { blogContextOf, readPostList } from "../../shared/blog/data.server.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { useVisitor } from "../../shared/frame/visitor.ts";
import { NOT_SHARED, sharedPage } from "../frame/shared-page.ts";
import { GetStarted } from "../shared/get-started.tsx";
import { PublicPage } from "../shared/page.tsx";
import type { Route } from "./+types/list";
import { ResourceCard } from "./card.tsx";
import styles from "./list.module.css";
import { NotifyMe } from "./notify-me-form.tsx";

const GUIDES_MAX = 5;

type Guide = { slug: string; title: string; readingMinutes: number };
type Download = { address: string; title: string; summary: string; size: string };

export const headers = sharedPage;

export async function loader({ context }: Route.LoaderArgs) {
  const { posts, isComplete } = await readPostList(blogContextOf(context), { category: null, page: 1 });
  const guides: Guide[] = posts
    .slice(0, GUIDES_MAX)
    .map(({ slug, title, readingMinutes }) => ({ slug, title, readingMinutes }));
  const shown = { guides, downloads: listDownloads(), studyAid: sheetTexts.studyAid };
  return data(shown, isComplete ? {} : { headers: NOT_SHARED });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: texts.metaTitle,
    description: texts.metaDescription,
    path: "/resources",
  });
}

export default function Resources({ loaderData: { guides, downloads, studyAid } }: Route.ComponentProps) {
  return (
    <PublicPage title={texts.title} text={texts.text}>
      <ul className={styles.grid}>
        <Guides guides={guides} />
        <Videos />
        <PracticeTests />
        <Downloads downloads={downloads} studyAid={studyAid} />
      </ul>
    </PublicPage>
  );
}

function Guides({ guides }: { guides: ReadonlyArray<Guide> }) {
  const { title, text, minutes, none, all } = texts.guides;
  return (
    <ResourceCard icon="book" title={title} text={text}>
      {guides.length === 0 ? (
        <p className={styles.hint}>{none}</p>
      ) : (
        <ul className={styles.items}>
          {guides.map((guide) => (
            <li key={guide.slug}>
              <Link to={`/blog/${guide.slug}`}>{guide.title}</Link>
              <span className={styles.hint}>{minutes(guide.readingMinutes)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <LinkButton to="/blog" variant="secondary">
          {all}
        </LinkButton>
      </div>
    </ResourceCard>
  );
}

function Videos() {
  const { title, soon, text, items } = texts.videos;
  return (
    <ResourceCard icon="play" title={title} text={text} badge={<Badge tone="warning">{soon}</Badge>}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <NotifyMe topic="video-lectures" />
      </div>
    </ResourceCard>
  );
}

function PracticeTests() {
  const visitor = useVisitor();
  const { title, text, sample, items, takeSample, signUp, dashboard } = texts.practice;
  return (
    <ResourceCard icon="clock" title={title} text={text}>
      <ul className={styles.items}>
        {[sample, ...items].map((item) => (
          <li key={item.title}>
            <b>{item.title}</b>
            <span className={styles.hint}>{item.text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {visitor?.kind === "student" && <LinkButton to="/dashboard/tests">{dashboard}</LinkButton>}
        {!visitor && <GetStarted>{signUp}</GetStarted>}
        <LinkButton to="/sample-test" variant="secondary">
          {takeSample}
        </LinkButton>
      </div>
    </ResourceCard>
  );
}

function Downloads({ downloads, studyAid }: { downloads: ReadonlyArray<Download>; studyAid: string }) {
  const { title, text } = texts.downloads;
  return (
    <ResourceCard icon="download" title={title} text={text} isWide>
      <ul className={classes(styles.items, styles.sheets)}>
        {downloads.map((sheet) => (
          <li key={sheet.address}>
            <a href={sheet.address} download className={styles.download}>
              <Icon name="download" size="sm" />
              <span>{sheet.title}</span>
            </a>
            <span className={styles.hint}>{`${sheet.summary} ${sheet.size}`}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{studyAid}</p>
    </ResourceCard>
  );
}

/** Server only: the sheets themselves are far larger than what the page shows of them. */
function listDownloads(): Download[] {
  const made = new Map(Object.entries(madeSheets));
  return Object.entries(sheets).flatMap(([id, { title, summary }]) => {
    const sheet = made.get(id);
    if (!sheet) return [];
    const size = texts.downloads.size(sheet.pages, sheet.bytes);
    return [{ address: `/downloads/${id}.pdf`, title, summary, size }];
  });
}
