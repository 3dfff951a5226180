/** The certificate itself: A4 landscape in print, as tall as its text on a phone. */
import { certificateTexts } from "../../../content/en/certificates.ts";
import type { Site } from "../../../modules/site/queries/load-site.server.ts";
import { Logo } from "../../../ui/logo.tsx";
import type { WrittenDate } from "../../dates.server.ts";
import { CornerOrnament, Rosette, Seal } from "./ornaments.tsx";
import styles from "./sheet.module.css";

const texts = certificateTexts.sheet;

/** Longer names are set smaller, to stay on one line. */
const LONG_NAME = 26;

/** What is printed: who completed what, when, under which number, and where to check it. */
export function CertificateSheet({
  certificate: { number, name, course, issued, address },
  site,
}: {
  certificate: { number: string; name: string; course: string; issued: WrittenDate; address: string };
  site: Pick<Site, "instituteName" | "logoUrl">;
}) {
  return (
    <article aria-label={texts.label} className={styles.frame}>
      <div className={styles.sheet}>
        <Rosette className={styles.watermark} />
        <div className={styles.border} />
        {(["start-top", "end-top", "start-bottom", "end-bottom"] as const).map((corner) => (
          <CornerOrnament key={corner} className={styles.corner} corner={corner} />
        ))}
        <div className={styles.words}>
          <p className={styles.institute}>
            <Logo name={site.instituteName} src={site.logoUrl} />
          </p>
          <p className={styles.kind}>
            <span>{texts.kind}</span> <span className={styles.kindOf}>{texts.kindOf}</span>
          </p>
          <p className={styles.line}>{texts.certifies}</p>
          <p className={styles.name} data-long={name.length > LONG_NAME || undefined}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.line}>{texts.completed}</p>
          <p className={styles.course}>{course}</p>
          <div className={styles.foot}>
            <dl className={styles.fact}>
              <dt>{texts.issued}</dt>
              <dd>
                <time dateTime={issued.iso}>{issued.text}</time>
              </dd>
            </dl>
            <Seal className={styles.seal} />
            <dl className={styles.fact}>
              <dt>{texts.number}</dt>
              <dd className={styles.number}>{number}</dd>
            </dl>
          </div>
          <p className={styles.verify}>
            {texts.verify} <span className={styles.address}>{address}</span>
          </p>
        </div>
      </div>
    </article>
  );
}
