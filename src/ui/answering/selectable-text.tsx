/** Running text of which some pieces can be chosen. */
import styles from "./selectable-text.module.css";

/** Only what can be chosen has an id. */
export type Piece = { id?: string | undefined; text: string };

/** One passage. What can be chosen is a native check box around its words, so that they wrap like all others. */
export function SelectableText(props: {
  pieces: ReadonlyArray<Piece>;
  chosen: ReadonlyArray<string>;
  disabled: boolean;
  onChange: (id: string, isChosen: boolean) => void;
}) {
  const { pieces, chosen, disabled, onChange } = props;
  return (
    <div dir="auto" className={styles.text}>
      {keyed(pieces).map(({ key, id, text }) =>
        id === undefined ? (
          <span key={key}>{text}</span>
        ) : (
          <label key={key} className={styles.span}>
            <input
              className={styles.control}
              type="checkbox"
              aria-label={text}
              checked={chosen.includes(id)}
              disabled={disabled}
              onChange={(event) => onChange(id, event.currentTarget.checked)}
            />
            {/* The box has these words for its name: they would be read twice. */}
            <span aria-hidden="true">{text}</span>
          </label>
        ),
      )}
    </div>
  );
}

/** The pieces with the key of each. */
export function keyed(pieces: ReadonlyArray<Piece>) {
  return pieces.map((piece, index) => ({
    ...piece,
    key: piece.id === undefined ? `text ${index}` : `span ${piece.id}`,
  }));
}
