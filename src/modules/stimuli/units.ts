/** What is asked together. Pure. */

/** The questions in their order, those of a stimulus together where its first one stands. */
export function unitsIn<Question extends { stimulus: { id: string } | null }>(
  questions: ReadonlyArray<Question>,
): Question[][] {
  return [...Map.groupBy(questions, (question) => question.stimulus?.id ?? question).values()];
}
