/** The words of signing up, signing in and the account page. */
import { localized } from "../texts.ts";
import { tooManyAttempts } from "./address-reminder.ts";

/** Two of them are links. */
const takenParts = {
  start: "There is already an account with this email address. Please ",
  signIn: "sign in",
  or: ", or ",
  reset: "reset your password",
  end: ".",
};

export const accountsTexts = localized({
  tooMany: tooManyAttempts,
  email: "Email Address",
  password: "Password",
  newPassword: "New Password",
  passwordHint: (length: number) => `At least ${length} characters.`,
  fullName: "Full Name",
  backToSignIn: "Back to Sign In",

  login: {
    title: "Welcome Back",
    pageTitle: "Sign In",
    description: "Sign in to your lessons, practice tests and results.",
    aside: {
      title: "Pick up where you left off.",
      text: "Your lessons, tests and answers are just as you left them.",
    },
    submit: "Sign In",
    busy: "Signing in...",
    inLine:
      "Still signing you in. When many students do so at once it takes a few seconds. There is no need to press again.",
    crowded: "Too many students are signing in at this moment. Wait a few seconds, then press Sign In again.",
    refused: "Invalid email or password. Please try again.",
    failed: (reason: string) => `Signing in did not work: ${reason}`,
    forgot: "Forgot your password?",
    noAccount: "No account yet?",
    signUp: "Sign Up",
    ended: "Your session has ended. Sign in again.",
    signInFirst: "Sign in to continue.",
  },

  secondStep: {
    title: "One More Step",
    pageTitle: "Second Step of Signing In",
    description: "The code that completes signing in.",
    intro: "Your password is correct. Enter the code from your authenticator app.",
    introRecovery: "Your password is correct. Enter one of your recovery codes. Each works once.",
    code: "Code from Your App",
    codeHint: "Six digits.",
    anyCode: "Code",
    anyCodeHint: "From your authenticator app, or a recovery code.",
    recoveryCode: "Recovery Code",
    recoveryHint: "24 letters and digits in four groups. Capitals and hyphens do not matter.",
    submit: "Sign In",
    busy: "Signing in...",
    wrong: "This code is wrong or already used. Wait for the next one and try again.",
    wrongRecovery: "This is not one of your recovery codes, or you have used it before.",
    late: "That took too long. Sign in again.",
    failed: (reason: string) => `Signing in did not work: ${reason}`,
    useRecovery: "Use a recovery code",
    useApp: "Use the code from your app",
    back: "Back to Sign In",
    lost: "Lost your phone and your codes? Write to the institute: it can switch off two-step sign-in for you.",
  },

  signUp: {
    title: "Sign Up",
    description:
      "Create a free account and prepare for NCLEX-RN, OSCE, DHA, OET, PTE or NORCET with lessons and timed practice tests.",
    intro: "Free access to lessons and practice tests.",
    aside: {
      title: "A light for the long evenings.",
      text: "Lessons, timed practice tests, and the reason behind every answer. Free, without a credit card.",
    },
    email: "Email",
    password: "Password",
    course: "Course",
    chooseCourse: "Choose a course",
    submit: "Sign Up",
    busy: "Signing up...",
    haveAccount: "Already have an account?",
    signIn: "Sign In",
    taken: Object.values(takenParts).join(""),
    takenParts,
    failed: "An error occurred during sign up",
  },

  invitation: {
    title: "Accept Your Invitation",
    intro: "Check your name and choose a password. This also confirms your email address.",
    email: "Email",
    emailHint: "We sent the invitation to this address.",
    course: (course: string) => `Your course is ${course}.`,
    submit: "Sign Up",
    busy: "Signing up...",
    invalid: "This link has expired or has already been used.",
    invalidHelp:
      "If you have an account, sign in. If not, sign up with the address we wrote to: we then send you a link to confirm it.",
    signIn: "Sign In",
    signUp: "Sign Up",
    hasAccount: "There is already an account with this email address. Sign in to use it.",
    signedIn: (email: string) =>
      `You are signed in as ${email}. To use this invitation, log out, then open the link again.`,
    failed: "An error occurred during sign up",
  },

  forgot: {
    title: "Forgot Password",
    intro: "Tell us your email address and we will send you a link to choose a new password.",
    submit: "Send Link",
    busy: "Sending...",
    sent: (email: string) =>
      `If ${email} has an account, an email with a link is on its way. It may take a few minutes. Check your spam folder too.`,
    kept: (email: string) =>
      `If ${email} has an account, we keep an email with a link for it. We cannot send emails at the moment: ask the institute for the link.`,
    notSent: "We cannot send emails at the moment. Ask the institute for help with your password.",
    failed: (reason: string) => `We could not send the email: ${reason}`,
  },

  reset: {
    title: "Choose a New Password",
    submit: "Save Password",
    busy: "Saving...",
    invalid: "This link has expired or has already been used.",
    askAgain: "Ask for a new link",
    done: "Your password is changed. Sign in with the new one.",
    failed: (reason: string) => `The password could not be saved: ${reason}`,
  },

  verify: {
    title: "Confirm Your Email Address",
    intro: "One more step: press the button to confirm that this email address is yours.",
    submit: "Confirm Email Address",
    busy: "Confirming...",
    done: "Your email address is confirmed.",
    othersEnded: "To be safe, we signed out all your other devices. You can sign in there again.",
    invalid: "This link has expired or has already been used.",
    invalidHelp: "Sign in and ask for a new link on your account page.",
    failed: (reason: string) => `We could not confirm the address: ${reason}`,
    signInTitle: "Sign In to Confirm",
    signInText: (email: string) => `An account uses ${email}. If it is yours, sign in to confirm the address.`,
    signIn: "Sign in and confirm",
    otherAccount: (own: string, other: string) =>
      `This link is for ${other}, but you are signed in as ${own}. Log out, then open the link again.`,
    notMine: "Not you?",
    disown: "This was not me",
    disowning: "One moment...",
    disowned:
      "The link no longer works, and your address stays unconfirmed. To use the account yourself, or to keep others out of it, choose a new password.",
    choosePassword: "Choose a new password",
  },

  account: {
    title: "Your Account",
    tabsLabel: "Your account",
    tabs: { account: "Account", security: "Security", privacy: "Privacy" },
    profile: "Profile",
    course: "Course",
    saveProfile: "Save",
    profileSaved: "Your profile is saved.",
    profileCheck:
      "Welcome. Your name and course were entered before this email address was confirmed. Check that they are right.",
    emailTitle: "Email",
    verified: "Confirmed",
    notVerified: "Not confirmed yet",
    resend: "Send the confirmation email again",
    passwordTitle: "Change Password",
    currentPassword: "Current Password",
    savePassword: "Change Password",
    passwordSaved: "Your password is changed. All other devices were signed out.",
    busy: "Saving...",
    failed: (reason: string) => `That could not be saved: ${reason}`,
  },

  errors: {
    nameMissing: "Please enter your full name.",
    nameTooLong: (length: number) => `The name may have at most ${length} characters.`,
    nameAddress: "Please write your name without a web address.",
    nameCharacters: "The name may not contain line breaks or other control characters.",
    emailMissing: "Please enter your email address.",
    emailInvalid: "Please enter a valid email address, like name@example.org.",
    emailTooLong: (length: number) => `The email address may have at most ${length} characters.`,
    passwordMissing: "Please enter your password.",
    newPasswordMissing: "Please enter a password.",
    passwordTooShort: (length: number) => `The password must have at least ${length} characters.`,
    passwordTooLong: (length: number) => `The password may have at most ${length} characters.`,
    passwordCommon:
      "Many people use this password or one much like it, so it is easy to guess. Please choose another one.",
    passwordUnchanged: "This is your current password. Choose another one.",
    courseMissing: "Please choose a course.",
    courseNotOffered: "This course is not offered at the moment. Please choose another one.",
    currentPasswordWrong: "This is not your current password.",
    codeMissing: "Please enter a code.",
    codeWrong: "This code is wrong, expired or already used. Wait for the next one and try again.",
    deviceMissing: "Please choose a device.",
  },
});
