/** What waits for the administrator, and how things stand: each figure with the way to where one acts on it. */

import { useId } from "react";
import { Link } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { todayTexts } from "../../../content/en/today.ts";
import { dayOf } from "../../../core/days.ts";
import { findMailState } from "../../../modules/messages/queries/find-mail-state.server.ts";
import { findToday } from "../../../modules/today/queries/find-today.server.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { StatCard, StatGrid } from "../../../ui/page/stat-card.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dayOfCalendarWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/show";
import { backupFigure } from "./backup-figure.ts";
import { figuresOf, type TodayFigure } from "./figures.ts";
import { mailFigures } from "./mail-figure.ts";
import styles from "./show.module.css";

const texts = todayTexts;

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone, transport, backups: plan } = context.get(servicesContext);
  const now = context.get(nowContext);
  const [{ counts, backups }, mail] = await Promise.all([findToday(db, admin), findMailState(db, admin, transport)]);
  return {
    day: dayOfCalendarWriter()(dayOf(now, timeZone)),
    figures: [...figuresOf(counts), ...mailFigures(mail), backupFigure(backups, { isPlanned: plan !== null, now })],
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Today({ loaderData: { day, figures } }: Route.ComponentProps) {
  const waiting = figures.filter(({ state }) => state === "waits");
  const ids = { waiting: useId(), standing: useId() };
  return (
    <div className="stack gap-6">
      <PageHeading title={texts.title} text={day} />
      <section aria-labelledby={ids.waiting} className="stack gap-4">
        <h2 id={ids.waiting}>{texts.waits}</h2>
        {waiting.length > 0 ? (
          <Figures figures={waiting} />
        ) : (
          <EmptyState icon="check" title={texts.nothing} text={texts.nothingText} />
        )}
      </section>
      <section aria-labelledby={ids.standing} className="stack gap-4">
        <h2 id={ids.standing}>{texts.stands}</h2>
        <Figures figures={figures.filter(({ state }) => state === "stands")} />
      </section>
    </div>
  );
}

function Figures({ figures }: { figures: ReadonlyArray<TodayFigure> }) {
  return (
    <StatGrid>
      {figures.map(({ label, value, icon, hint, links }) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          value={value}
          hint={
            <>
              {hint && <span className={styles.hint}>{hint}</span>}
              <span className={styles.links}>
                {links.map(({ to, label: words }) => (
                  <Link key={to} to={to} aria-label={`${label}: ${words}`}>
                    {words}
                  </Link>
                ))}
              </span>
            </>
          }
        />
      ))}
    </StatGrid>
  );
}
