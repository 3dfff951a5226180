import type { DemoSubject } from "./shape.ts";

export const reading: DemoSubject = {
  name: "English for health care",
  description:
    "Reading as the OET asks for it: texts of the workplace, opinions, and what a writer means without saying it.",
  courses: ["OET"],
  lessons: [
    {
      title: "OET Reading, part C: opinions in a long text",
      areas: ["oet-reading:part-c"],
      content: [
        "<h2>What part C asks</h2>",
        "<p>A long text on health care, with eight questions of four options each. They follow the text. Most ask for more than facts: what the writer thinks, why an example is there, what a word points to.</p>",
        "<h2>How to read</h2>",
        "<ol>",
        "<li>Read the question first, but not yet its options.</li>",
        "<li>Find its paragraph and answer in your own words.</li>",
        "<li>Now read the options, and look for the one that says what you said.</li>",
        "<li>Rule out the others: true but in another paragraph; a word from the text with another meaning; stronger than the writer says.</li>",
        "</ol>",
        "<h2>Words that show an opinion</h2>",
        "<p>Watch <em>though</em>, <em>quite reasonably</em>, <em>only</em>, <em>on the contrary</em>, and what a writer says of herself. Humour often carries the point: ask what would be missing without it.</p>",
        "<blockquote>The right option seldom repeats the words of the text. It repeats the thought.</blockquote>",
      ].join(""),
      questions: [],
    },
  ],
};
