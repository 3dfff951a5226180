import { expect, test } from "vitest";
import {
  correctedDiscrimination,
  discriminationEfficiency,
  effectiveWeights,
  facilityOf,
  type Joint,
  medianOf,
  reliabilityOf,
  type Sums,
  upperLowerDifference,
} from "./item-analysis.ts";

/** Ten students and ten questions: core.ecu.edu/wuenschk/docs30/KR20.txt, where totals and their variance are published. */
const ROWS =
  "1111110110 1011011101 1111011001 0010001000 0000010010 1110111111 1101110111 1111111101 0101111101 1101101110";

function jointsOf(rows: ReadonlyArray<ReadonlyArray<number>>): Joint[] {
  const totals = rows.map((row) => row.reduce((sum, points) => sum + points, 0));
  return (rows[0] ?? []).map((_, question) =>
    rows.map((row, student) => ({ points: row[question] ?? 0, total: totals[student] ?? 0, count: 1 })),
  );
}

function sumsOf(joint: Joint, of: "points" | "total"): Sums {
  const sumOf = (power: number) => joint.reduce((sum, one) => sum + one.count * one[of] ** power, 0);
  return { count: sumOf(0), sum: sumOf(1), squares: sumOf(2) };
}

const reliabilityIn = (all: ReadonlyArray<Joint>) =>
  reliabilityOf(
    all.map((joint) => sumsOf(joint, "points")),
    sumsOf(all[0] ?? [], "total"),
  );

const joints = jointsOf(ROWS.split(" ").map((row) => [...row].map(Number)));
const closeTo = (values: ReadonlyArray<number>, digits: number) => values.map((value) => expect.closeTo(value, digits));

test("a published table of ten students and ten questions comes out as it was published and computed by hand", () => {
  expect(joints.map((joint) => facilityOf(joint, 1))).toEqual([0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6]);
  expect(joints.map(correctedDiscrimination)).toEqual(
    closeTo([0.7059, 0.7059, 0, 0.4736, 0.5839, 0.2861, -0.0274, 0.7059, -0.1236, 0.4759], 4),
  );
  expect(joints.map((joint) => 100 * (discriminationEfficiency(joint) ?? 0))).toEqual(
    closeTo([87.01, 87.01, 0, 61.04, 75, 30.23, -3.45, 87.01, -20, 62.5], 2),
  );
  expect(effectiveWeights(joints)).toEqual(
    closeTo([12.861, 12.861, 6.716, 11.305, 12.565, 8.885, 5.817, 12.861, 4.335, 11.794], 3),
  );
  // With the variance of a sample for the totals alone it would be 0.7378.
  expect(reliabilityIn(joints)).toEqual({
    alpha: expect.closeTo(0.696347, 6),
    standardError: expect.closeTo(1.3317, 4),
  });
});

test("the best and the weakest are 27 %, and who is equal at the edge belongs to them in part", () => {
  const differences = joints.map((joint) =>
    upperLowerDifference(
      joint.map(({ points, total, count }) => ({ points, value: total, count })),
      1,
    ),
  );
  // Totals 9, 9 and one of two 8s; 2, 2 and one of four 7s: of question 1 that is 3 less 0.75, of question 7 2 less 2.
  const sums = [2.25, 2.25, 1, 1, 2.5, 1.25, 0, 2.25, 0.75, 1.75];
  expect(differences).toEqual(
    closeTo(
      sums.map((sum) => sum / 3),
      6,
    ),
  );
  expect(upperLowerDifference([{ points: 1, value: 3, count: 1 }], 1)).toBeNull();
  expect(upperLowerDifference([], 1)).toBeNull();
});

test("the median is a value that occurs", () => {
  expect(
    medianOf([
      [30, 1],
      [10, 2],
      [20, 1],
    ]),
  ).toBe(10);
  expect(
    medianOf([
      [30, 2],
      [10, 1],
    ]),
  ).toBe(30);
  expect(medianOf([])).toBeNull();
});

test("counts of equal students say the same as the students one by one", () => {
  const counted = joints.map((joint) => {
    const counts = new Map<string, Joint[number]>();
    for (const { points, total } of joint) {
      const key = `${points} ${total}`;
      counts.set(key, { points, total, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    return [...counts.values()].reverse();
  });
  expect(counted.map(correctedDiscrimination)).toEqual(
    closeTo(
      joints.map((one) => correctedDiscrimination(one) ?? 9),
      12,
    ),
  );
  expect(counted.map(discriminationEfficiency)).toEqual(
    closeTo(
      joints.map((one) => discriminationEfficiency(one) ?? 9),
      12,
    ),
  );
  expect(reliabilityIn(counted)?.alpha).toBeCloseTo(reliabilityIn(joints)?.alpha ?? 9, 12);
});

test("a small matrix has the coefficients of another program, and what does not vary has none", () => {
  const small = jointsOf([
    [1, 1, 1],
    [1, 1, 0],
    [1, 0, 0],
    [1, 0, 0],
  ]);
  expect(reliabilityIn(small)?.alpha).toBeCloseTo(0.5454545, 6);
  expect(correctedDiscrimination(small[0] ?? [])).toBeNull();
  expect(discriminationEfficiency(small[0] ?? [])).toBeNull();
  expect(reliabilityIn(small.slice(0, 1))).toBeNull();
  expect(reliabilityIn([])).toBeNull();
  expect(
    reliabilityIn(
      jointsOf([
        [1, 0],
        [0, 1],
      ]),
    ),
  ).toBeNull();
  expect(facilityOf([], 1)).toBeNull();
});
