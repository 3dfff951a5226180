/** Says, while a new question is written, that the bank holds nearly the same. It keeps nothing from being saved. */
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { z } from "zod/mini";
import { questionTexts } from "../../../../content/en/questions.ts";
import { requestJson } from "../../../../core/request-json.ts";
import { Alert } from "../../../../ui/alert.tsx";
import styles from "../form.module.css";
import { LIST } from "../list-address.ts";
import type { QuestionFields } from "./draft.ts";

const texts = questionTexts.form.similar;
/** Longer than between two words: nobody is interrupted in the middle of a sentence. */
const QUIET_MS = 900;

const Reply = z.object({
  similar: z.array(z.object({ id: z.string(), displayId: z.number(), stem: z.string() })),
});
type Similar = z.infer<typeof Reply>["similar"];

/** At most three, each opening beside what is being written. */
export function SimilarQuestions({ fields }: { fields: QuestionFields }) {
  const similar = useSimilar(fields);
  if (similar.length === 0) return null;
  return (
    <Alert tone="info" title={texts.title(similar.length)}>
      <ul className={styles.similar}>
        {similar.map(({ id, displayId, stem }) => (
          <li key={id}>
            <Link to={`${LIST}?id=${id}`} target="_blank">
              {texts.open(displayId)}
            </Link>{" "}
            <span>{stem}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function useSimilar({ type, content, solution }: QuestionFields): Similar {
  const [similar, setSimilar] = useState<Similar>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const body = { type, content: JSON.parse(content), solution: JSON.parse(solution) };
      const reply = await requestJson(`${LIST}/similar`, Reply, { body });
      // Nothing when the server does not say: this is only help.
      if (isCurrent) setSimilar(reply.kind === "replied" ? reply.value.similar : []);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [type, content, solution]);
  return similar;
}
