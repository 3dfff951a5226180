import { adminTestTexts } from "../../../../content/en/admin-tests.ts";
import type { DeliveryRules } from "../../../../modules/tests/delivery.ts";
import { writeMarks } from "../../../../modules/tests/written-marks.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { testAddress } from "../addresses.ts";
import styles from "../change/preview.module.css";
import { passInWords } from "../pass-in-words.ts";

const texts = adminTestTexts.show;

type Sections = ReadonlyArray<{ id: string; title: string }>;

/** Marks and pass mark as they count now, with the ways to change them. */
export function RulesNow({
  id,
  sections,
  rules: { marks, pass },
}: {
  id: string;
  sections: Sections;
  rules: Pick<DeliveryRules, "marks" | "pass">;
}) {
  const rows = sections.flatMap((section) => {
    const ofSection = marks[section.id];
    return ofSection ? [{ ...section, ...ofSection }] : [];
  });
  const byPoints = rows.some(({ by }) => by === "points");
  return (
    <>
      <section aria-labelledby="marks" className="stack gap-3">
        <div className="cluster between gap-3">
          <h2 id="marks" className={styles.heading}>
            {texts.marks}
          </h2>
          <LinkButton to={`${testAddress(id)}/marks`} variant="secondary" icon="edit">
            {texts.changeMarks}
          </LinkButton>
        </div>
        <DataTable
          caption={texts.marksOf}
          isCaptionHidden
          rows={rows}
          rowId={(row) => row.id}
          columns={[
            { id: "section", header: texts.section, cell: ({ title }) => title },
            {
              id: "right",
              header: byPoints ? texts.point : texts.right,
              cell: ({ right }) => writeMarks(right),
              align: "end",
            },
            { id: "wrong", header: texts.wrong, cell: ({ wrong }) => writeMarks(wrong), align: "end" },
            { id: "omitted", header: texts.omitted, cell: ({ omitted }) => writeMarks(omitted), align: "end" },
          ]}
        />
      </section>
      <Card as="section" aria-labelledby="pass-mark" className="stack gap-3">
        <div className="cluster between gap-3">
          <h2 id="pass-mark" className={styles.heading}>
            {texts.pass}
          </h2>
          <LinkButton to={`${testAddress(id)}/pass-mark`} variant="secondary" icon="edit">
            {texts.changePass}
          </LinkButton>
        </div>
        <p>{passInWords(pass, sections)}</p>
      </Card>
    </>
  );
}
