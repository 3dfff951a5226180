import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { addressOfFilter, type BankFilter, filterIn, isFiltering, NO_FILTER } from "./bank-filter.ts";

const filterOf = (address: string) => filterIn(new URLSearchParams(address));

test("every filter comes back from its address", () => {
  const filter: BankFilter = {
    search: "heart",
    subjectId: newId(),
    lessonId: newId(),
    type: "text",
    questionId: "#1",
    categoryId: newId(),
    difficultyId: newId(),
    area: "nclex-rn:basic-care",
    planWithoutArea: null,
    judgmentStep: "analyze-cues",
    partOf: "trend",
    isReserved: true,
    needsRationale: true,
    isUnreviewed: true,
    isWithdrawn: false,
  };

  expect(filterOf(addressOfFilter(filter))).toEqual(filter);
  expect(filterOf(addressOfFilter({ ...filter, isReserved: false, isWithdrawn: true }))).toMatchObject({
    isReserved: false,
    isWithdrawn: true,
  });
  const unplanned = { ...NO_FILTER, planWithoutArea: "norcet" };
  expect(filterOf(addressOfFilter(unplanned))).toEqual(unplanned);
  for (const [name, value] of Object.entries(filter)) {
    const alone = { ...NO_FILTER, subjectId: filter.subjectId, [name]: value };
    expect(filterOf(addressOfFilter(alone))).toEqual(alone);
  }
});

test("nonsense in an address leaves no question out", () => {
  expect(filterOf("?area=nclex-rn&step=Think&status=lost&part=whole&subject=x&lesson=y")).toEqual(NO_FILTER);
  expect(filterOf("?area=none:norcet-9")).toEqual(NO_FILTER);
  expect(isFiltering(NO_FILTER)).toBe(false);
});
