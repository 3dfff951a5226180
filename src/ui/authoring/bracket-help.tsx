import styles from "./bracket-help.module.css";

/** Explains what words in square brackets become, with an example that highlights them. */
export function BracketHelp({
  texts,
}: {
  texts: { howTo: string; exampleLabel: string; example: string; exampleMeaning: string };
}) {
  return (
    <div className={styles.help}>
      <p>{texts.howTo}</p>
      <p>
        <span>{texts.exampleLabel}</span> <q className={styles.example}>{withMarks(texts.example)}</q>{" "}
        <span>{texts.exampleMeaning}</span>
      </p>
    </div>
  );
}

function withMarks(example: string) {
  return example
    .split(/(\[[^[\]]*\])/)
    .map((piece) => (piece.startsWith("[") ? <strong key={piece}>{piece}</strong> : <span key={piece}>{piece}</span>));
}
