/** What an option shows: its words, or a picture that they describe. */
import styles from "./option-content.module.css";

export type ShownOption = {
  id: string;
  text: string;
  picture?: { src: string; width: number; height: number } | undefined;
};

/** The words, or the picture with the words as its alternative text. */
export function OptionContent({ text, picture }: Pick<ShownOption, "text" | "picture">) {
  return picture ? (
    <img
      src={picture.src}
      alt={text}
      width={picture.width || undefined}
      height={picture.height || undefined}
      className={styles.picture}
    />
  ) : (
    text
  );
}
