/** What the administrator is told about a post. Apart from what visitors read, so that they need not load it. */
export const blogAuthoringTexts = {
  problems: {
    titleMissing: "Please enter the title.",
    titleTooLong: (limit: number) => `A title may have at most ${limit} characters.`,
    authorMissing: "Please enter the author.",
    authorTooLong: (limit: number) => `An author's name may have at most ${limit} characters.`,
    categoryMissing: "Please enter the category.",
    categoryTooLong: (limit: number) => `A category may have at most ${limit} characters.`,
    imageMissing: "Please enter the address of the featured image, or upload one.",
    imageWrong: "This is not the address of an image. It has to begin with https://, or be an uploaded image.",
    altTooLong: (limit: number) => `A description of an image may have at most ${limit} characters.`,
    excerptMissing: "Please enter the excerpt.",
    excerptTooLong: (limit: number) => `An excerpt may have at most ${limit} characters.`,
    contentTooLong: (limit: number) => `A post may have at most ${limit.toLocaleString("en")} characters.`,
    slugWrong: (limit: number) =>
      `The end of an address may hold small letters, digits and single hyphens, at least one letter, and at most ${limit} characters.`,
    slugTaken: "Another post has this address, or had it before.",
    dateWrong: "This is not a date and time.",
  },
} as const;
