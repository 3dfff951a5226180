/** A bank of generated questions, put in as rows: for asking what it costs to look through a large one. */
import { sql } from "drizzle-orm";
import { type Id, newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { allowLongStatements } from "../db/long-statements.ts";
import { lessons, subjects } from "../db/schema.ts";
import { formPracticeTests } from "../modules/practice-tests/commands/form-practice-tests.server.ts";
import { JUDGMENT_STEPS } from "../modules/questions/taxonomy.ts";
import { EXAM_PLANS } from "../modules/tests/exam-plans.ts";
import { unique } from "./build.ts";

/** Words of the trade; each question holds a few dozen, some often, most seldom. */
export const WORDS =
  `patient client nurse assess blood pressure heart failure kidney renal dialysis hypertension diabetes insulin glucose
  oxygen saturation respiratory rate fever infection antibiotic penicillin allergy anaphylaxis epinephrine airway breathing
  circulation shock sepsis fluid electrolyte potassium sodium calcium magnesium acidosis alkalosis pneumonia asthma bronchitis
  emphysema tuberculosis hepatitis cirrhosis pancreatitis appendicitis cholecystitis fracture osteoporosis arthritis stroke seizure
  epilepsy parkinson dementia delirium depression schizophrenia bipolar anxiety pregnancy labour postpartum neonate infant toddler
  immunization vaccine measles rubella mumps chemotherapy radiation leukaemia lymphoma anaemia thrombocytopenia haemophilia
  warfarin heparin aspirin digoxin furosemide metoprolol lisinopril amlodipine atorvastatin morphine naloxone catheter wound
  dressing pressure ulcer nutrition swallowing dysphagia aspiration isolation precaution mask gloves delegation priority triage
  हृदय रोगी रक्तचाप मधुमेह निमोनिया बुखार दवा इंजेक्शन अस्पताल नर्स गुर्दा यकृत फेफड़ा संक्रमण टीका गर्भावस्था शिशु ऑक्सीजन`.split(/\s+/);
/** One question in four hundred holds each of these. */
export const RARE = { english: "rhabdomyolysis", hindi: "अग्न्याशयशोथ" } as const;
const TYPES = ["text", "text", "text", "text", "multi-select", "multi-select", "matrix", "recognize_cues"];
const NEEDS = EXAM_PLANS.filter(({ id }) => id === "nclex-rn").flatMap(({ areas }) => areas.map(({ code }) => code));
const LESSONS_A_SUBJECT = 20;
const SUBJECTS = 10;

/**
 * Fills the bank with that many questions of single answers, two seconds apart, over 200 lessons; their types, labels, areas and
 * missing rationales are spread, and one in a hundred is reserved, another one not reviewed. Gives the lessons, and analyses the tables.
 */
export async function fillBank(db: Db, count: number): Promise<{ subjectId: Id<"subject">; lessonId: Id<"lesson"> }[]> {
  const filled: { subjectId: Id<"subject">; lessonId: Id<"lesson"> }[] = [];
  for (let number = 0; number < SUBJECTS * LESSONS_A_SUBJECT; number += 1) {
    const isNew = number % LESSONS_A_SUBJECT === 0;
    const subjectId = isNew ? newId<"subject">() : (filled.at(-1)?.subjectId ?? newId<"subject">());
    if (isNew) await db.insert(subjects).values({ id: subjectId, name: unique("Filled subject") });
    const lessonId = newId<"lesson">();
    await db.insert(lessons).values({ id: lessonId, subjectId, title: unique("Filled lesson") });
    filled.push({ subjectId, lessonId });
  }
  const step = 5_000;
  for (let first = 1; first <= count; first += step) await fill(db, filled, first, Math.min(first + step - 1, count));
  await db.transaction((tx) => formPracticeTests(tx));
  // Also sorts in what the indexes of words still hold unsorted, as the database does by itself after a while.
  await db.execute(sql`vacuum analyze`);
  return filled;
}

async function fill(db: Db, filled: ReadonlyArray<{ lessonId: string }>, first: number, last: number): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongStatements(tx);
    await tx.execute(sql`
      create temporary table made on commit drop as
      select gen_random_uuid() as question_id, gen_random_uuid() as version_id, n,
        words.text || ' case ' || n || case n % 400 when 0 then ${` ${RARE.english}`} when 1 then ${` ${RARE.hindi}`} else '' end as text
      from generate_series(${first}::int, ${last}::int) as n
      cross join lateral (
        select string_agg(
          -- Squared, so that the first words of the list are common and the last ones are seldom.
          (${sql.param(WORDS)}::text[])[1 + floor(power(random(), 2) * ${WORDS.length})::int], ' ') as text
        from generate_series(1, 24 + n % 17)) as words`);
    await tx.execute(sql`
      insert into questions (id, lesson_id, version_id, type, needs_rationale, fingerprint, search_text, created_at,
        category_id, difficulty_id, areas, judgment_step, is_reserved)
      select question_id, (${sql.param(filled.map(({ lessonId }) => lessonId))}::uuid[])[1 + n % ${filled.length}], version_id,
        (${sql.param(TYPES)}::text[])[1 + n / 7 % ${TYPES.length}], n % 50 = 0, question_id::text, text,
        timestamptz '2026-01-01' + make_interval(secs => n * 2),
        (array(select id from question_labels where kind = 'category' order by position))[1 + n % 5],
        (array(select id from question_labels where kind = 'difficulty' order by position))[1 + n % 4],
        array_remove(array[(${sql.param(NEEDS)}::text[])[1 + n % ${NEEDS.length + 1}], case when n % 9 = 0 then 'snle:adult' end], null),
        (${sql.param(JUDGMENT_STEPS)}::text[])[1 + n % 40], n % 100 = 7
      from made`);
    await tx.execute(sql`
      insert into question_versions (id, question_id, number, type, content, solution)
      select version_id, question_id, 1, 'text',
        jsonb_build_object('v', 1, 'stem', '<p>' || text || '</p>', 'options', (
          select jsonb_agg(jsonb_build_object('id', 'o' || o, 'text', repeat('An option that takes a line to read. ', 2) || o))
          from generate_series(1, 4) as o)),
        jsonb_build_object('correct', 'o2', 'rationale', '<p>' || repeat('Because this is what comes first. ', 8) || '</p>')
      from made`);
    await tx.execute(sql`
      insert into question_reviews (version_id, reviewer, qualification, signed_at)
      select version_id, 'Anna Nair', 'RN', timestamptz '2026-02-01' from made where n % 100 <> 3`);
    await tx.execute(sql`
      update questions set reviewed_version_id = questions.version_id
      from made where made.question_id = questions.id and n % 100 <> 3`);
  });
}
