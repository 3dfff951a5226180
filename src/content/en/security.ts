/** The words of the second factor and of the devices, on the account pages of students and of the administrator. */
const codes = (count: number) => (count === 1 ? "1 recovery code" : `${count} recovery codes`);

export const securityTexts = {
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
    what: "After your password, signing in asks for a code from an app on your phone. Whoever finds out your password still gets no further.",
    since: (day: string) => `On since ${day}.`,
    left: (count: number, of: number) => `${count} of ${of} recovery codes left.`,
    few: (count: number) =>
      count === 0
        ? "You have no recovery codes left. Without your phone you could not sign in: please make new ones."
        : `Only ${codes(count)} left. Please make new ones.`,
    required: "This institute asks for it from the administrator, so it cannot be switched off.",
    recommended:
      "The administrator can read and change everything here. Switch it on before real students use this site.",
    unproved: (email: string) =>
      `Before you switch it on, please confirm your email address: open the link that we sent to ${email}.`,
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
    codes: "Your new recovery codes are in force. The old ones no longer work.",
  },

  setUp: {
    title: "Set Up Two-Step Sign-In",
    changeTitle: "Use Another App",
    requiredIntro:
      "The administrator of this institute signs in with a password and a code. Set this up once, then everything else opens.",
    beginIntro:
      "You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, Aegis or 2FAS. First, please enter your password once more.",
    changeIntro:
      "For a new phone. The app that you use now keeps working until the new one has shown its first code. You also get new recovery codes.",
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
    late: "That took too long, or was begun on another device. Please begin again.",
    wrong:
      "This is not the code that the app should show now. Check that the clock of your phone is right, and enter the newest code.",
  },

  codes: {
    title: "Keep Your Recovery Codes",
    text: "If your phone is lost, each of these codes lets you in once. They are shown now and never again. Keep them apart from the phone: printed, or in a password manager.",
    list: "Recovery codes",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Copying failed",
    download: "Download",
    fileName: "lamplight-recovery-codes.txt",
    fileHead: (email: string, day: string) => `Recovery codes of ${email}, made on ${day}. Each works once.`,
    print: "Print",
    kept: "I have kept these codes",
    keptMissing: "Please confirm that you have kept them. They are not shown again.",
    done: "Done",
  },

  renew: {
    title: "New Recovery Codes",
    text: "Ten new codes are made, and the old ones stop working at once.",
    submit: "Make New Codes",
  },

  switchOff: {
    title: "Switch Off Two-Step Sign-In",
    text: "From then on the password alone is enough to sign in. Your recovery codes stop working.",
    submit: "Switch Off",
  },

  devices: {
    title: "Where You Are Signed In",
    text: "If you do not know one of these, sign it out and change your password.",
    shown: (count: number) => `The ${count} devices that were seen last.`,
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
      `For a student who has lost phone and recovery codes. ${name} then signs in with the password alone, and is told by mail. Make sure that it is really ${name} who asks.`,
    confirm: "Switch off",
  },
} as const;
