/** The words of signing up, signing in and the account page. */
const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);

export const accountsTexts = {
  tooMany: (count: number) => `Too many attempts. Please wait ${minutes(count)} and try again.`,
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
    submit: "Sign In",
    busy: "Signing in...",
    refused: "Invalid email or password. Please try again.",
    failed: (reason: string) => `Signing in did not work: ${reason}`,
    forgot: "Forgot your password?",
    noAccount: "No account yet?",
    signUp: "Sign Up",
    ended: "Your session has ended. Please sign in again.",
    signInFirst: "Please sign in to go on.",
  },

  signUp: {
    title: "Sign Up",
    description:
      "Make a free account and prepare for NCLEX-RN, OSCE, DHA, OET, PTE or NORCET with lessons and timed practice tests.",
    intro: "Free access to lessons and practice tests.",
    email: "Email",
    password: "Password",
    course: "Course",
    chooseCourse: "Choose a course",
    submit: "Sign Up",
    busy: "Signing up...",
    haveAccount: "Already have an account?",
    signIn: "Sign In",
    taken: "There is already an account with this email address. Please sign in, or reset your password.",
    failed: "An error occurred during sign up",
  },

  forgot: {
    title: "Forgot Password",
    intro: "Tell us your email address and we will send you a link to choose a new password.",
    submit: "Send Link",
    busy: "Sending...",
    sent: (email: string) =>
      `If there is an account for ${email}, a mail with a link is on its way. It may take a few minutes; look in the spam folder too.`,
    failed: (reason: string) => `The mail could not be prepared: ${reason}`,
  },

  reset: {
    title: "Choose a New Password",
    submit: "Save Password",
    busy: "Saving...",
    invalid: "This link has expired or was already used.",
    askAgain: "Ask for a new link",
    done: "Your password was changed. Please sign in with the new one.",
    failed: (reason: string) => `The password could not be saved: ${reason}`,
  },

  verify: {
    title: "Confirm Your Email Address",
    intro: "One more step: press the button to confirm that this email address is yours.",
    submit: "Confirm Email Address",
    busy: "Confirming...",
    done: "Your email address is confirmed.",
    invalid: "This link has expired or was already used.",
    invalidHelp: "Sign in and ask for a new link on your account page.",
    failed: (reason: string) => `The address could not be confirmed: ${reason}`,
    goOn: "Continue",
    signInTitle: "Sign In to Confirm",
    signInText: (email: string) => `Somebody signed up with ${email}. If it was you, sign in to confirm the address.`,
    signIn: "Sign in and confirm",
    otherAccount: (own: string, other: string) =>
      `This link is for the account of ${other}, and you are signed in as ${own}. Log out, then open the link again.`,
    notMine: "It was not you?",
    disown: "This was not me",
    disowning: "One moment...",
    disowned:
      "The link works no more, and your address stays unconfirmed. To use Lamplight yourself, or to keep others out of the account, choose a new password for it.",
    choosePassword: "Choose a new password",
  },

  reminder: {
    text: (email: string) => `Please confirm your email address. We sent a link to ${email}.`,
    resend: "Send Again",
    busy: "Sending...",
    sent: "A new link is on its way.",
    failed: (reason: string) => `The mail could not be prepared: ${reason}`,
  },

  account: {
    title: "Your Account",
    profile: "Profile",
    course: "Course",
    saveProfile: "Save",
    profileSaved: "Your profile is saved.",
    emailTitle: "Email",
    verified: "Confirmed",
    notVerified: "Not confirmed yet",
    resend: "Send the confirmation mail again",
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
    nameCharacters: "The name may not contain line breaks or other control characters.",
    emailMissing: "Please enter your email address.",
    emailInvalid: "Please enter a valid email address, like name@example.org.",
    emailTooLong: (length: number) => `The email address may have at most ${length} characters.`,
    passwordMissing: "Please enter your password.",
    newPasswordMissing: "Please enter a password.",
    passwordTooShort: (length: number) => `The password must have at least ${length} characters.`,
    passwordTooLong: (length: number) => `The password may have at most ${length} characters.`,
    passwordCommon: "This password is used by many people and easily guessed. Please choose another one.",
    courseMissing: "Please choose a course.",
    currentPasswordWrong: "This is not your current password.",
  },
} as const;
