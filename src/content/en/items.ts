/** What the item types say to whoever answers, reviews or writes a question. */

const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);

export const itemTexts = {
  typeNames: {
    text: "Single answer",
    "multi-select": "Multiple answers",
  },
  typeHints: {
    text: "One option is right.",
    "multi-select": "Several options may be right.",
  },
  answering: {
    chooseOne: "Choose one answer.",
    chooseAll: "Select all that apply.",
    yourAnswer: "Your answer",
    options: "Answer options",
  },
  review: {
    chosenRight: "Your answer, right",
    chosenWrong: "Your answer, wrong",
    missed: "Right answer, not chosen",
    notAnswered: "You did not answer this question.",
    rationale: "Why",
    noRationale: "The author has not written an explanation yet.",
    earned: (earned: number, max: number) => `${earned} of ${points(max)}`,
    oneRight: "Right: 1 of 1 point.",
    oneWrong: "Wrong: 0 of 1 point.",
    noneChosen: (max: number) => `Not answered: 0 of ${points(max)}.`,
    plusMinus: (right: number, wrong: number, earned: number, max: number) =>
      `${right} right, ${wrong} wrong: ${earned} of ${points(max)}.${
        wrong > right
          ? " A question never earns less than 0."
          : wrong > 0
            ? " Each wrong choice takes one point off."
            : ""
      }`,
  },
  authoring: {
    option: (number: number) => `Option ${number}`,
    optionsOfOne: "Options: mark the one that is correct",
    optionsOfMany: "Options: mark all that are correct",
    addOption: "Add Option",
    removeOption: (number: number) => `Remove option ${number}`,
    twoOptionsStay: "A question keeps at least two options.",
    markCorrect: (number: number) => `Option ${number} is the correct answer`,
    markOneOfCorrect: (number: number) => `Option ${number} is a correct answer`,
    correct: "Correct",
  },
} as const;
