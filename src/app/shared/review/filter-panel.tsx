import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { reviewTexts } from "../../../content/en/review.ts";
import { averageSeconds } from "../../../modules/attempts/time-on-question.ts";
import { findArea, inPlanOrder } from "../../../modules/tests/exam-plans.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/fields.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Icon } from "../../../ui/icon.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import styles from "./filter-panel.module.css";
import { addressOf, type Choice, countFilters, isRevealing, questionsIn, type ReviewFilters } from "./filters.ts";
import type { ShownQuestion } from "./load.server.ts";
import { Palette, questionId } from "./palette.tsx";

const texts = reviewTexts;

type Reviewed = { questions: ReadonlyArray<ShownQuestion>; sections: ReadonlyArray<string>; filters: ReviewFilters };

/**
 * Filters and numbers of the questions, always in view: beside the questions or, on a phone, below a bar. Each filter counts what
 * it would show together with the others.
 */
export function FilterPanel({ isWaiting, ...reviewed }: Reviewed & { isWaiting: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { questions, filters } = reviewed;
  const shown = isWaiting && isRevealing(filters) ? [] : questionsIn(questions, filters);
  const jump = (position: number) => {
    setIsOpen(false);
    const heading = document.getElementById(questionId(position));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  return (
    <aside
      className={styles.side}
      aria-label={texts.filter}
      onKeyDown={({ key }) => {
        if (key === "Escape") setIsOpen(false);
      }}
    >
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{texts.filtersOf(shown.length, questions.length)}</span>
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        <Links {...reviewed} isWaiting={isWaiting} />
        <Choices {...reviewed} />
        {countFilters(filters) > 0 && (
          <LinkButton to="?" variant="quiet" size="sm" icon="close" preventScrollReset>
            {texts.showAll}
          </LinkButton>
        )}
        <Palette
          questions={shown}
          average={averageSeconds(questions.map(({ time }) => time))}
          search={addressOf(filters)}
          onJump={jump}
        />
      </div>
    </aside>
  );
}

function Links({ questions, filters, isWaiting }: Reviewed & { isWaiting: boolean }) {
  const isMeasured = questions.some(({ time }) => time.seconds !== null);
  const linkTo = (name: keyof typeof texts.filters, to: ReviewFilters, isCurrent: boolean) => ({
    to: addressOf(to),
    label: texts.filterCount(texts.filters[name], questionsIn(questions, { ...to, [name]: true }).length),
    isCurrent,
  });
  const outcomes = [null, "right", "partly", "wrong", "unanswered"] as const;
  const marks = isMeasured ? (["flagged", "slow"] as const) : (["flagged"] as const);
  return (
    <>
      <FilterLinks
        label={texts.filter}
        links={[
          ...outcomes
            .map((show) => ({ ...filters, show }))
            .filter((to) => !isWaiting || !isRevealing(to))
            .map((to) => linkTo(to.show ?? "all", to, to.show === filters.show)),
          ...marks.map((name) => linkTo(name, { ...filters, [name]: !filters[name] }, filters[name])),
        ]}
      />
      {isMeasured && <p className={styles.hint}>{texts.slowMeans}</p>}
    </>
  );
}

/** Lists to choose from, each only where there is a choice. They are sent at once; before scripts run, by a button. */
function Choices({ questions, sections, filters }: Reviewed) {
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const send = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    const chosen = (name: Choice) => String(form.get(name) ?? "") || null;
    const to = { ...filters, section: chosen("section"), subject: chosen("subject"), area: chosen("area") };
    void navigate(addressOf(to), { preventScrollReset: true });
  };
  const optionOf = (name: Choice, value: string, label: string) => ({
    value,
    label: texts.filterCount(label, questionsIn(questions, { ...filters, [name]: value }).length),
  });
  const subjects = [...new Set(questions.map(({ place }) => place.subject))].sort();
  const areas = inPlanOrder([...new Set(questions.flatMap(({ place }) => place.areas))]);
  const plans = [...new Set(areas.map((code) => findArea(code)?.plan))].flatMap((plan) => plan ?? []);
  if (sections.length < 2 && subjects.length < 2 && areas.length < 2) return null;
  return (
    // Back shows what the address says then.
    <form key={addressOf(filters)} className="stack gap-3" onChange={send}>
      {filters.show && <input type="hidden" name="show" value={filters.show} />}
      {filters.flagged && <input type="hidden" name="flagged" value="yes" />}
      {filters.slow && <input type="hidden" name="slow" value="yes" />}
      {sections.length > 1 && (
        <SelectField
          name="section"
          label={texts.section}
          placeholder={texts.allSections}
          defaultValue={filters.section ?? ""}
          options={sections.map((title, index) => optionOf("section", String(index + 1), title))}
        />
      )}
      {subjects.length > 1 && (
        <SelectField
          name="subject"
          label={texts.subject}
          placeholder={texts.allSubjects}
          defaultValue={filters.subject ?? ""}
          options={subjects.map((subject) => optionOf("subject", subject, subject))}
        />
      )}
      {areas.length > 1 && (
        <SelectField
          name="area"
          label={texts.area}
          placeholder={texts.allAreas}
          defaultValue={filters.area ?? ""}
          options={[]}
          groups={plans.map((plan) => ({
            label: plan.title,
            options: plan.areas
              .filter(({ code }) => areas.includes(code))
              .map(({ code, name }) => optionOf("area", code, name)),
          }))}
        />
      )}
      {!isAlive && <Button size="sm">{texts.apply}</Button>}
    </form>
  );
}
