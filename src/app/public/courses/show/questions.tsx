/** Frequently asked questions before enrolling. Every answer must be true of the product as it is now. */
import type { FAQPage, WithContext } from "schema-dts";
import { coursesTexts } from "../../../../content/en/courses.ts";
import { Icon } from "../../../../ui/icon.tsx";
import styles from "./lessons.module.css";

const texts = coursesTexts.course.questions;

type Question = { asked: string; answer: string };

/** `ready` is null while the number of lessons is unknown; `all` is the number the institute states. */
export function questionsAbout({ ready, all }: { ready: number | null; all: number }): Question[] {
  const isWhole = ready === null || ready >= all;
  return [...texts.always, ...(isWhole ? [] : [{ asked: texts.allThere, answer: texts.notAllThere(ready, all) }])];
}

export function CommonQuestions({ questions }: { questions: ReadonlyArray<Question> }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{texts.title}</h2>
      <div className={styles.questions}>
        {questions.map(({ asked, answer }) => (
          <details key={asked}>
            <summary>
              <span className={styles.name}>{asked}</span>
              <Icon name="chevron-down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The same as structured data for search engines. */
export function structuredQuestions(questions: ReadonlyArray<Question>): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ asked, answer }) => ({
      "@type": "Question",
      name: asked,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
