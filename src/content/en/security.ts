/** The words of the second factor and of the devices, on the account pages of students and of the administrator. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const codes = (count: number) => counted(count, "recovery code", "recovery codes");

export const securityTexts = localized({
  title: "Security",
  adminTitle: "Your Account",
  passwordElsewhere: "To choose another password, go to the Account page:",
  toPassword: "Change Password",
  failed: (reason: string) => `That could not be saved: ${reason}`,
  busy: "One moment...",
  password: "Current Password",
  back: "Back",

  factor: {
    title: "Two-Step Sign-In",
    on: "On",
    off: "Off",
    what: "After your password, you enter a code from an app on your phone. Even with your password, nobody else can get in.",
    since: (day: string) => `On since ${day}.`,
    left: (count: number, of: number) => `${count} of ${of} recovery codes left.`,
    few: (count: number) =>
      count === 0
        ? "You have no recovery codes left. If you lose your phone, you cannot sign in. Make new codes now."
        : `Only ${codes(count)} left. Make new ones soon.`,
    required: "The institute requires this for the administrator, so you cannot switch it off.",
    recommended:
      "The administrator can read and change everything here. Switch this on before real students use the site.",
    unproved: (email: string) =>
      `Before you switch it on, confirm your email address: open the link we sent to ${email}.`,
    unprovedKept: (email: string) =>
      `Before you switch it on, confirm your email address ${email}. We cannot send emails at the moment, so you have no link yet.`,
    setUp: "Set Up",
    newCodes: "New Recovery Codes",
    newApp: "Use Another App",
    switchOff: "Switch Off",
  },

  saved: {
    password: "Your password is changed. All other devices were signed out.",
    devices: "The chosen devices were signed out.",
    "switched-on": "Two-step sign-in is on. All other devices were signed out.",
    "switched-off": "Two-step sign-in is off.",
    codes: "Your new recovery codes are ready. The old ones no longer work.",
  },

  setUp: {
    title: "Set Up Two-Step Sign-In",
    changeTitle: "Use Another App",
    requiredIntro: "The administrator signs in with a password and a code. Set this up once to open everything else.",
    beginIntro:
      "You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, Aegis or 2FAS. First, enter your password again.",
    changeIntro:
      "Use this when you change your phone. Your current app works until you enter the first code from the new one. You also get new recovery codes.",
    begin: "Continue",
    scan: "1. Add the account to your app",
    scanText: "Scan this picture with the app.",
    picture: "QR code for your authenticator app",
    onThisDevice: "Is the app on this device?",
    open: "Open it here",
    byHand: "Or type this key into the app:",
    copyKey: "Copy Key",
    confirm: "2. Enter the code that it shows",
    submit: "Switch On",
    submitChange: "Use This App",
    late: "That took too long, or you began on another device. Start again.",
    wrong:
      "This is not the code your app should show now. Check that your phone’s clock is right, then enter the newest code.",
  },

  codes: {
    title: "Keep Your Recovery Codes",
    text: "If you lose your phone, each of these codes lets you in once. You see them only now. Keep them away from your phone: on paper, or in a password manager.",
    list: "Recovery codes",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Copying failed",
    download: "Download",
    fileName: "lamplight-recovery-codes.txt",
    fileHead: (email: string, day: string) => `Recovery codes of ${email}, made on ${day}. Each works once.`,
    print: "Print",
    kept: "I have saved these codes",
    keptMissing: "Please confirm that you have saved them. You will not see them again.",
    done: "Done",
  },

  renew: {
    title: "New Recovery Codes",
    text: "You get ten new codes, and the old ones stop working at once.",
    submit: "Make New Codes",
  },

  switchOff: {
    title: "Switch Off Two-Step Sign-In",
    text: "You will sign in with your password alone. Your recovery codes stop working.",
    submit: "Switch Off",
  },

  devices: {
    title: "Where You Are Signed In",
    text: "If you do not recognise one of these, sign it out and change your password.",
    shown: (count: number) => `Your ${count} most recent devices.`,
    thisOne: "This device",
    browserOf: ({ browser, system }: { browser: string | null; system: string | null }) =>
      browser || system ? [browser, system].filter(Boolean).join(" on ") : "Unknown device",
    address: (address: string) => `Address ${address}`,
    noAddress: "Address not known",
    since: (day: string) => `since ${day}`,
    lastSeen: (day: string) => `last seen ${day}`,
    now: "in use now",
    onlyThis: "You are signed in on no other device.",
    which: "Sign out",
    others: (count: number) => `All ${count} other devices`,
    otherOne: "The other device",
    submit: "Sign Out",
  },

  /** At the administrator's, about a student. */
  student: {
    label: "Two-step sign-in",
    on: (day: string) => `On since ${day}`,
    off: "Off",
    switchOff: "Switch off two-step sign-in",
    title: "Switch off two-step sign-in?",
    message: (name: string) =>
      `Do this for a student who has lost their phone and recovery codes. ${name} then signs in with the password alone, and gets an email about it. First make sure that it is really ${name} who asks.`,
    confirm: "Switch off",
  },
});
