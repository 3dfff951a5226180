import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const recognizeCuesSample: Sample<Content, Solution, Answer> = {
  name: "Six hours after a thyroidectomy",
  content: {
    v: 1,
    scenario:
      "A 45-year-old client came back to the ward six hours ago after the whole thyroid gland was removed for a goitre. The client sits propped up in bed. Oxygen saturation 96% on room air, pulse 84/min, blood pressure 126/78 mm Hg.",
    stem: "<p>The nurse makes the evening round. Which findings are expected after this operation, and which require follow-up?</p>",
    findings: optionsOf(
      [
        "A sore throat, pain 3 of 10 on swallowing",
        "Tingling around the mouth and in the fingertips",
        "A voice that is a little hoarse and no weaker than an hour ago",
        "A collar that feels tighter, with firm swelling above the incision",
        "Temperature of 37.4 °C",
        "A high-pitched sound when breathing in",
      ],
      "f",
    ),
  },
  solution: {
    expected: ["f1", "f3", "f5"],
    rationale:
      "<p>A sore throat and a slightly hoarse voice come from the breathing tube and from work near the nerves of the larynx, and a temperature of 37.4 °C is the body’s ordinary answer to an operation. Tingling around the mouth says that the calcium is falling because the parathyroid glands were bruised or removed. A neck that grows tight and firm is bleeding until proved otherwise, and the first six hours are the most dangerous. A high-pitched sound on breathing in means that the airway is narrowing. All of these are reported at once, before the saturation falls.</p><p>Sources: My Head and Neck Surgery (Canada), “When should I seek medical attention?” after thyroid surgery; Difficult Airway Society, British Association of Endocrine and Thyroid Surgeons and ENT UK, guideline on haematoma after thyroid surgery, Anaesthesia, 2022, 77(1):82–95, abstract. Read on 26 November 2026.</p>",
  },
  max: 6,
  scored: [
    {
      name: "every finding classified rightly",
      answer: {
        classified: {
          f1: "expected",
          f2: "follow-up",
          f3: "expected",
          f4: "follow-up",
          f5: "expected",
          f6: "follow-up",
        },
      },
      earned: 6,
    },
    {
      name: "one finding overlooked: five points, and not correct",
      answer: {
        classified: {
          f1: "expected",
          f2: "expected",
          f3: "expected",
          f4: "follow-up",
          f5: "expected",
          f6: "follow-up",
        },
      },
      earned: 5,
    },
    {
      name: "everything called expected, nothing lost",
      answer: {
        classified: { f1: "expected", f2: "expected", f3: "expected", f4: "expected", f5: "expected", f6: "expected" },
      },
      earned: 3,
    },
    { name: "one finding classified, the rest not", answer: { classified: { f6: "follow-up" } }, earned: 1 },
    {
      name: "two classified, both wrongly",
      answer: { classified: { f1: "follow-up", f4: "expected" } },
      earned: 0,
    },
    { name: "nothing", answer: { classified: {} }, earned: 0 },
  ],
};
