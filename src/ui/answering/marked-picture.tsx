/** A picture with lettered areas: to be pressed while answering, with their outcomes after scoring. */
import type { Elements } from "../elements.ts";
import styles from "./marked-picture.module.css";
import type { ChoiceState } from "./reviewed-choices.tsx";

/** Its area is in percent of the picture. `chosen` and `open` are the states while answering. */
type Mark = {
  id: string;
  letter: string;
  left: number;
  top: number;
  width: number;
  height: number;
  state: "open" | "chosen" | ChoiceState;
  /** Icon of an outcome. */
  sign?: Elements;
};

/** The areas are for those who point: whoever shows the picture shows the same choices in words beside it. */
export function MarkedPicture({
  picture,
  marks,
  onPress,
}: {
  picture: { src: string; alt: string; width: number; height: number };
  marks: ReadonlyArray<Mark>;
  onPress?: (id: string) => void;
}) {
  return (
    <div className={styles.frame}>
      {picture.src !== "" && (
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width || undefined}
          height={picture.height || undefined}
        />
      )}
      <div aria-hidden="true">
        {marks.map(({ id, letter, state, sign, ...area }) => (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={styles.mark}
            data-state={state}
            disabled={!onPress}
            style={styleOf(area)}
            onClick={() => onPress?.(id)}
          >
            <span className={styles.letter}>
              <span>{letter}</span>
              {sign}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Where an area is in its picture. */
export function styleOf({ left, top, width, height }: Pick<Mark, "left" | "top" | "width" | "height">) {
  return { insetInlineStart: `${left}%`, insetBlockStart: `${top}%`, inlineSize: `${width}%`, blockSize: `${height}%` };
}
