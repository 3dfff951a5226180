/** The words of faculty, results and testimonials: where the institute enters them, and where visitors read them. */
import { localized } from "../texts.ts";
export const showcaseTexts = localized({
  lists: {
    faculty: {
      title: "Faculty",
      text: (max: number) => `The people who teach here. Visitors see them on About, in this order. Up to ${max}.`,
      add: "Add a Teacher",
      edit: "Edit Teacher",
      none: "No teachers yet",
      noneText:
        "Add each teacher with a name, a qualification and, if you like, a photo. Until then, About does not mention them.",
    },
    result: {
      title: "Results",
      text: (max: number, shown: number) =>
        `What your students achieved. Home shows the first ${shown}, and each course page shows the first ${shown} of its own. Up to ${max}.`,
      add: "Add a Result",
      edit: "Edit Result",
      none: "No results yet",
      noneText:
        "Add a result once it is out and the student has agreed in writing. Until then, visitors do not see this section.",
    },
    testimonial: {
      title: "Testimonials",
      text: (max: number, shown: number) =>
        `What your students say, in their words. Home shows the first ${shown}, and each course page shows the first ${shown} of its own. Up to ${max}.`,
      add: "Add a Testimonial",
      edit: "Edit Testimonial",
      none: "No testimonials yet",
      noneText:
        "Add what a student wrote, once the student has agreed in writing. Until then, visitors do not see this section.",
    },
  },
  list: {
    order: "Change Order",
    edit: "Edit",
    delete: "Delete",
    full: (max: number) => `All ${max} places are taken. Delete one to make room.`,
    consent: (day: string) => `Written consent of ${day}`,
  },
  form: {
    fields: {
      name: "Name",
      qualification: "Qualification",
      testimonial: "In the student’s words",
      rank: "Rank or Result",
      exam: "Exam",
      resultOn: "Day of the Result",
      courseId: "Course",
      courseDuration: "Duration of the Course",
      isPaid: "Paid or Free",
      consentOn: "Agreed in Writing on",
      photo: "Photo",
      photoAlt: "What the photo shows",
      removePhoto: "Show no photo",
    },
    hints: {
      qualification: "Degree, registration, years of teaching: what you can prove on paper.",
      rank: "As published: All India Rank 214, Passed, Grade B in all four parts.",
      exam: "With its year or number: NORCET 8, NCLEX-RN.",
      courseDuration: "As this student took it: 3 months.",
      consentResult:
        "On or after the day of the result. Keep the signed paper: the rules for coaching centres require it.",
      consentTestimonial: "After the exam, if the words mention one. Keep the signed paper.",
      photo: (bytes: number) =>
        `PNG, JPEG, WebP or GIF, at most ${bytes / 1024 / 1024} MB. We make it smaller for you.`,
      photoAlt:
        "For people who cannot see it. Leave it empty if the photo only shows the face: the name is next to it.",
    },
    noCourse: "The institute as a whole",
    chooseCourse: "Choose a course",
    choosePaid: "Choose one",
    paid: "Paid",
    free: "Free",
    photoShown: "The photo as visitors see it",
    photoBroken: "This photo cannot be shown.",
    uploading: "Uploading...",
    uploaded: "The photo is ready. Save to show it.",
    submit: "Save",
    busy: "Saving...",
    cancel: "Cancel",
    failed: (reason: string) => `It was not saved: ${reason}`,
    stale:
      "Somebody else saved this after you opened it. Nothing was overwritten, and what you entered is still here. Save again to replace their version.",
    nowIs: (value: string) => `Is now: ${value || "(empty)"}`,
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    message: "This deletes it for good, with its photo. Visitors will no longer see it.",
    confirm: "Delete",
  },
  order: {
    title: {
      faculty: "Order of the Faculty",
      result: "Order of the Results",
      testimonial: "Order of the Testimonials",
    },
    hint: "Visitors see this order. Press the arrows, or drag by the handle.",
    sorted: "Sorted by name.",
  },
  errors: {
    nameMissing: "Please enter a name.",
    qualificationMissing: "Please enter a qualification.",
    testimonialMissing: "Please enter what the student says.",
    rankMissing: "Please enter the rank or the result.",
    examMissing: "Please enter the exam.",
    resultOnMissing: "Please enter the day the result came out.",
    courseMissing: "Please choose the course the student took.",
    courseUnknown: "This course does not exist.",
    durationMissing: "Please enter how long the course took.",
    paidMissing: "Please say whether the course was paid for.",
    consentMissing: "Please enter the day the student agreed in writing. You cannot show anything without consent.",
    consentEarly: "This is before the day of the result. Consent must come after it, so ask the student again.",
    dayToCome: "This day is in the future.",
    tooLong: (limit: number) => `Please use at most ${limit} characters.`,
    photoGone: "This photo is no longer here. Please choose it again.",
    full: (max: number) => `You can have up to ${max}. Please delete one first.`,
  },

  /** What visitors read. */
  shown: {
    faculty: "Who Teaches Here",
    results: "Results of Our Students",
    resultsOf: (course: string) => `Results of Our ${course} Students`,
    resultsText:
      "We show each result with the student’s written consent, given after the result. It says what one student achieved and promises nothing to others.",
    exam: (exam: string, day: string) => `${exam}, ${day}`,
    taken: (course: string, duration: string, price: string) => `${course}, ${duration}, ${price}`,
    paid: "paid course",
    free: "free course",
    testimonials: "What Students Say",
    testimonialsText: "In their own words, with their written consent.",
  },
});
