/** What an option shows: its words, or a picture that they describe. */
import styles from "./option-content.module.css";
import { Strikeable } from "./strike-out.tsx";

export type ShownOption = {
  id: string;
  text: string;
  picture?: { src: string; width: number; height: number } | undefined;
};

/** The words, or the picture with the words as its alternative text; struck out where the student did that. */
export function OptionContent({ id, text, picture }: ShownOption) {
  const content = picture ? (
    <img
      src={picture.src}
      alt={text}
      width={picture.width || undefined}
      height={picture.height || undefined}
      className={styles.picture}
    />
  ) : (
    <span dir="auto">{text}</span>
  );
  return <Strikeable id={id}>{content}</Strikeable>;
}
