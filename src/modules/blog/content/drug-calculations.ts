import type { BuiltInPost } from "./shape.ts";
import { sourcesOf } from "./sources.ts";

export const drugCalculations: BuiltInPost = {
  number: 6,
  slug: "drug-calculations-four-habits",
  title: "Drug calculations: four habits that catch the mistake before the patient does",
  excerpt:
    "Many calculation errors are not errors of arithmetic. They are a unit nobody converted, a zero nobody saw, an answer nobody looked at twice. Four habits, with sums worked to the end.",
  author: "Lamplight Team",
  category: "Pharmacology",
  imageUrl: "/pictures/post-drug-calculations.svg",
  imageAlt: "A syringe and a measuring cup beside an open notebook with a sum in four lines, under a lantern",
  publishedAt: new Date("2026-10-26T03:30:00Z"),
  content: [
    "<p>You passed mathematics at school. You can divide 750 by 250. And yet, in an examination hall or at two in the morning, you write 30 where it should say 3. Arithmetic is seldom the only reason. The mistake is often made before the first digit, or after the last one.</p>",
    "<p>The numeracy part of the United Kingdom’s test of competence gives 30 minutes for 15 sums; NCLEX-RN wants a number typed into a box; every ward wants it right the first time. The same four habits serve all three.</p>",
    "<h2>Habit one: units before numbers</h2>",
    "<p>Write the question down with its units and make them equal before you calculate anything. Grams to milligrams: times 1,000. Milligrams to micrograms: times 1,000. Hours to minutes: times 60.</p>",
    "<p><strong>Ordered:</strong> digoxin 0.125 mg. <strong>In stock:</strong> tablets of 62.5 micrograms. 0.125 mg is 125 micrograms. 125 ÷ 62.5 = <strong>2 tablets</strong>. If you had divided 0.125 by 62.5, the answer would have been 0.002 and, with luck, you would have been puzzled.</p>",
    "<h2>Habit two: one formula, always written out</h2>",
    "<p>What you want, divided by what you have, times the volume it is in:</p>",
    "<blockquote><p>(dose ordered ÷ dose in stock) × volume of the stock = volume to give</p></blockquote>",
    "<p><strong>Ordered:</strong> amoxicillin 375 mg by mouth. <strong>In stock:</strong> 250 mg in 5 mL. 375 ÷ 250 = 1.5, and 1.5 × 5 mL = <strong>7.5 mL</strong>.</p>",
    "<p><strong>By weight:</strong> paracetamol 15 mg/kg for a child of 14 kg. 15 × 14 = 210 mg. In stock 120 mg in 5 mL: 210 ÷ 120 × 5 = <strong>8.75 mL</strong>. Then ask the second question that children deserve: how many doses a day are prescribed, and do they stay below the daily maximum?</p>",
    "<h2>Habit three: guess before, compare after</h2>",
    "<p>Before you calculate, say roughly what the answer must be. For the amoxicillin: more than one spoon of 5 mL, less than two. If your result is 75 mL or 0.75 mL, the guess has caught it. Treat a result that asks for five ampoules, or for a twentieth of one, as wrong until somebody proves otherwise.</p>",
    "<p>Infusions show how well this works. <strong>Ordered:</strong> 1 litre of sodium chloride 0.9% over 8 hours, giving set of 20 drops per mL. A litre in eight hours is a bit more than 120 mL an hour, so about 2 mL a minute, so about 40 drops. Now exactly: 1,000 mL × 20 ÷ (8 × 60 min) = 41.67, so <strong>42 drops a minute</strong>. The estimate needed no paper.</p>",
    "<p><strong>With a pump:</strong> heparin 1,200 units an hour from a bag of 25,000 units in 500 mL. That is 50 units in each mL, and 1,200 ÷ 50 = <strong>24 mL an hour</strong>. Always find the “units in each mL” first. It is the line that is missing in most wrong solutions.</p>",
    "<p><strong>By weight and minute:</strong> dopamine 5 micrograms/kg/min for 60 kg, from 400 mg in 250 mL. Needed: 5 × 60 = 300 micrograms a minute, × 60 = 18,000 micrograms = 18 mg an hour. In the bag: 400 ÷ 250 = 1.6 mg in each mL. 18 ÷ 1.6 = <strong>11.25 mL an hour</strong>.</p>",
    "<h2>Habit four: write numbers that cannot be misread</h2>",
    "<ul>",
    "<li>A zero <strong>before</strong> the point, always: 0.5 mg. Without it, .5 becomes 5.</li>",
    "<li><strong>No</strong> zero after it: 5 mg, never 5.0 mg. When the point is lost in a fold of the paper, 50 mg is given.</li>",
    "<li>“Units” and “micrograms” in full. A hurried U looks like a 0.</li>",
    "<li>A comma in large numbers: 10,000 units.</li>",
    "</ul>",
    "<p>And round once, at the end, the way the question says. Drops are whole. Millilitres in a small syringe go to one or two decimals. Tablets are halved only when they are scored for it.</p>",
    "<h2>When the second nurse checks</h2>",
    "<p>A double check helps only if it is independent. Do not show your sum and ask “right?” Hand over the prescription and the vial, and let your colleague calculate alone. If the two answers differ, neither is given until you know why. High-alert drugs such as insulin, heparin, opioids, potassium and chemotherapy deserve this most; your hospital’s policy says for which of them it is required.</p>",
    "<h2>Ten minutes a day</h2>",
    "<p>Take five worked examples from a book or a practice test, cover the answers, estimate, calculate, compare. Soon the conversions come without thinking, and your head is free for the question that no formula asks: is this the right drug for this patient, today?</p>",
    "<p><em>This article is for examination preparation. At work, follow the prescriptions and policies of your own hospital.</em></p>",
    sourcesOf([
      {
        text: "Institute for Safe Medication Practices, list of error-prone abbreviations, symbols and dose designations, 2024",
        href: "https://www.ismp.org/news/ismp-updates-list-error-prone-abbreviations-symbols-and-dose-designations",
      },
      {
        text: "World Health Organization, Medication Without Harm",
        href: "https://www.who.int/initiatives/medication-without-harm",
      },
      {
        text: "Nursing and Midwifery Council, test of competence: the computer-based test",
        href: "https://www.nmc.org.uk/registration/joining-the-register/toc/toc-nursing-and-midwifery/cbt/",
      },
    ]),
  ].join(""),
};
