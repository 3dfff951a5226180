import { expect, test } from "vitest";
import { ADAPTIVE_PRESETS } from "./nclex.ts";
import { generateBank, simulate } from "./simulation.ts";

// At small size: chance alone moves a share of 40 students by 0.08. In full: `npm run simulate -- --students 2000`.
test.each(ADAPTIVE_PRESETS)(
  "$id decides as it should, stops early when it is clear, and asks what the plan says",
  ({ plan }) => {
    const bank = generateBank(plan, { questions: 1_500, deviation: 1.1, seed: 7 });
    const thetas = [-0.5, 0, 0.5].map((away) => plan.cut + away);
    const { cells, exposure } = simulate(plan, bank, { thetas, students: 12, seed: 20_261_126 });

    const [below, at, above] = cells;
    expect(below?.atOrAbove).toBeLessThanOrEqual(0.1);
    expect(above?.atOrAbove).toBeGreaterThanOrEqual(0.9);
    expect(below?.meanLength).toBeLessThan(at?.meanLength ?? 0);
    expect(above?.meanLength).toBeLessThan(at?.meanLength ?? 0);
    for (const { bias, rmse, contentDeviation } of cells) {
      expect(Math.abs(bias)).toBeLessThan(0.2);
      expect(rmse).toBeLessThan(0.35);
      expect(contentDeviation.worst).toBeLessThan(1);
    }
    expect(exposure.overlap).toBeLessThan(0.25);
  },
);
