/** Texts of everything a visitor can send us: a message, a newsletter subscription, a request to be notified. */
import type { NoticeTopic } from "../notice-topics.ts";
import { localized } from "../texts.ts";
import { all, any, counted, number } from "./numbers.ts";

const days = (count: number) => (count === 1 ? "a day" : `${count} days`);
const minutes = (count: number) => counted(count, "minute", "minutes");
/** Half a day is not given in minutes. */
const waitOf = (count: number) => (count < 120 ? minutes(count) : `${Math.ceil(count / 60)} hours`);

const ofCourse = (course: string) => `lessons and practice tests for ${course}`;

const topics: Readonly<Record<NoticeTopic, string>> = {
  "video-lectures": "the video lectures",
  "course-nclex-rn": ofCourse("NCLEX-RN"),
  "course-osce": ofCourse("OSCE"),
  "course-oet": ofCourse("OET"),
  "course-pte": ofCourse("PTE"),
  "course-norcet": ofCourse("NORCET"),
  "course-dha": ofCourse("DHA"),
  "course-usmle-step-1": ofCourse("USMLE Step 1"),
  "course-teas-7": ofCourse("TEAS 7"),
  "course-medical-board-review": ofCourse("Medical Board Review"),
};

/** When the topic is available, as part of a sentence. */
const whenReady = (topic: NoticeTopic) =>
  topic === "video-lectures" ? `you can watch ${topics[topic]}` : `${topics[topic]} are ready`;

export const messagesTexts = localized({
  email: "Email",
  sending: "Sending...",
  /** Visible only without style sheets. */
  trap: "Leave this field empty",
  failed: (reason: string) => `That could not be sent: ${reason}`,
  limited: (count: number) =>
    `We have had too many of these. What you typed is still here. Try again in ${waitOf(count)}.`,

  contact: {
    title: "Contact",
    metaDescription: (
      institute: string,
      reach: { canCall: boolean; canChat: boolean; facts: ReadonlyArray<string> },
    ) => {
      const ways = [`Write to ${institute}`, ...(reach.canCall ? ["call"] : []), ...(reach.canChat ? ["chat"] : [])];
      const asked = `Questions about an exam, a course or your account? ${any(ways)}.`;
      return reach.facts.length > 0 ? `${asked} With ${all(reach.facts)}.` : asked;
    },
    facts: { address: "address", phone: "phone number", email: "email address", officeHours: "office hours" },
    lead: "A question about an exam, a course or your account? Write to us, and we will answer by email.",
    name: "Name",
    message: "Message",
    submit: "Send Message",
    done: "Your message was sent. We will answer by email.",
    again: "Send another message",
    /** Anybody may open this address: must also be true if nothing was sent. */
    sentTitle: "Your Message",
    sent: "If you have just sent us a message, it has arrived. We will answer by email.",
    toForm: "Back to the form",
    reachTitle: "Reach Us",
    address: "Address",
    phone: "Phone",
    hours: "Hours",
  },

  newsletter: {
    title: "Stay Updated",
    pageTitle: "Newsletter",
    sentTitle: "One More Step",
    metaDescription: "New articles and study advice for nursing exams by email. Leave at any time with one click.",
    lead: "New articles and study advice, by email.",
    label: "Email Address",
    submit: "Subscribe",
    consent:
      "By subscribing you agree that we email you our newsletter. It starts once you confirm your address, and one click ends it.",
    privacy: "How we treat your address",
    notSent:
      "We cannot send emails at the moment, so your subscription has not started. Ask the institute, or try again later.",
    done: (count: number) =>
      `Check your inbox. If this address is not subscribed yet, we have sent it a link to confirm, which works for ${days(count)}. Check your spam folder too.`,
    /** Must also be true if nothing was asked for. */
    sent: (count: number) =>
      `If you have just given us your address, check your inbox. Unless it was already subscribed, we have sent it a link to confirm, which works for ${days(count)}. Check your spam folder too.`,
  },

  confirm: {
    title: "Confirm Your Subscription",
    intro: "One more step: press the button to get the newsletter at this address.",
    submit: "Confirm Subscription",
    busy: "Confirming...",
    done: "You are subscribed. We will send the newsletter to this address.",
    dead: "This link has expired, or a newer one has replaced it.",
    askAgain: "Ask for a new link",
    readBlog: "Read the blog",
    failed: (reason: string) => `We could not confirm the subscription: ${reason}`,
  },

  leave: {
    title: "Leave the Newsletter",
    intro: "Press the button to stop the newsletter to this address.",
    submit: "Leave",
    busy: "One moment...",
    done: "You have left the newsletter. We will not send it to this address again.",
    mistake: "Was that a mistake?",
    again: "Subscribe again",
    back: "You are subscribed again.",
    dead: "This link does not belong to a subscription.",
    deadHelp: "Part of it may be missing. Open it from the email again.",
    tooLate: "You left a while ago. Enter your address again to subscribe.",
    failed: (reason: string) => `That could not be saved: ${reason}`,
  },

  notice: {
    title: "Notify Me",
    metaDescription: "Leave your email address, and we will write to you once when it is available.",
    open: "Notify Me When Available",
    /** What is announced, as part of a sentence. */
    topics,
    intro: (topic: NoticeTopic) =>
      `We will write to you once, when ${whenReady(topic)}, and use your address for nothing else.`,
    submit: "Notify Me",
    cancel: "Cancel",
    done: (topic: NoticeTopic) => `We will write to you when ${whenReady(topic)}.`,
    /** Must also be true if nothing was asked for. */
    sent: (topic: NoticeTopic) =>
      `If you have just given us your address, we will write to you when ${whenReady(topic)}.`,
    back: "Back to the resources",
    backToCourse: "Back to the course",
  },

  errors: {
    nameMissing: "Please enter your name.",
    messageMissing: "Please enter your message.",
    messageTooLong: (length: number, typed: number) =>
      `The message may have at most ${number(length)} characters; it has ${number(typed)}.`,
    messageCharacters: "The message contains control characters, which we cannot send. Please type it as plain text.",
    topicUnknown: "Please choose what you want to hear about.",
  },
});
