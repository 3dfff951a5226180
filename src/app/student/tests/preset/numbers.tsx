import { examTexts } from "../../../../content/en/exams.ts";
import { Card } from "../../../../ui/card.tsx";
import { oneText } from "../../../../ui/one-text.ts";
import styles from "./rules.module.css";
import type { ShownPreset } from "./shown.ts";

const texts = examTexts.page.numbers;

/** Where the numbers of the exam come from, when they were checked, and what of them is not certain. */
export function NumbersOfPreset({
  preset: { sources, confidence, unsure, differs },
  verifiedOn,
  validFrom,
  changedOn,
}: {
  preset: ShownPreset;
  verifiedOn: string;
  validFrom: string | null;
  /** When the institute changed the marks or the pass mark. */
  changedOn: string | null;
}) {
  return (
    <Card as="section" aria-labelledby="numbers" className="stack gap-3">
      <h2 id="numbers" className={styles.heading}>
        {texts.heading}
      </h2>
      <p>
        {oneText(texts.checked(verifiedOn), texts.confidence[confidence], validFrom !== null && texts.since(validFrom))}
      </p>
      {changedOn !== null && <p>{texts.changed(changedOn)}</p>}
      <h3 className={styles.subheading}>{texts.sources}</h3>
      <ul className={styles.list}>
        {sources.map(({ name, address }) => (
          <li key={name}>
            <Source name={name} address={address} />
          </li>
        ))}
      </ul>
      <Statements heading={texts.unsure} statements={unsure} />
      <Statements heading={texts.differs} statements={differs} />
    </Card>
  );
}

function Statements({ heading, statements }: { heading: string; statements: ReadonlyArray<string> }) {
  if (statements.length === 0) return null;
  return (
    <>
      <h3 className={styles.subheading}>{heading}</h3>
      <ul className={styles.list}>
        {statements.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** An address of the web without its protocol; others only say where a source was found. */
const WEB_ADDRESS = /^[a-z0-9-]+(\.[a-z0-9-]+)+\/\S*$/;

function Source({ name, address }: { name: string; address: string }) {
  return WEB_ADDRESS.test(address) ? (
    <a href={`https://${address}`} rel="noreferrer">
      {name}
    </a>
  ) : (
    <>
      <span>{name}</span> <span className={styles.address}>{`(${address})`}</span>
    </>
  );
}
