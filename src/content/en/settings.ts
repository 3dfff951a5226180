/** The words of Site Settings. The texts about the logo are fixed: docs/product/administration.md#logo-management. */
import { localized } from "../texts.ts";
export const settingsTexts = localized({
  title: "Site Settings",
  text: "What the institute says about itself. Visitors see a change at once.",
  parts: {
    label: "Parts of the settings",
    names: {
      institute: "Institute",
      contact: "Contact",
      texts: "Site Texts",
      courses: "Courses",
      mail: "Email",
      data: "Data and Backups",
    },
    title: (part: string) => `${part}, Site Settings`,
  },
  save: "Save Settings",
  saving: "Saving...",
  unsaved: "What you have entered here is not saved yet.",
  notSaved: (reason: string) => `The settings were not saved: ${reason}`,
  stale:
    "Somebody else saved settings after you opened this page. Nothing was overwritten: your changes are still here, and everything else is as they left it. Save again to replace theirs with yours.",
  staleTitle: "What they changed",
  staleTaken: (labels: ReadonlyArray<string>) => `Now in this form too: ${labels.join(", ")}.`,
  staleBoth: "You changed this too. Saved now:",
  staleNow: (label: string, value: string) => `${label}: ${value || "(empty)"}`,

  missing: {
    title: "Still missing",
    text: "Visitors do not see empty entries.",
    unconfirmed: "They see your figures, even before you confirm them.",
    none: "Nothing is missing.",
    names: {
      logoUrl: "Logo",
      address: "Address",
      phone: "Phone",
      email: "Email",
      whatsapp: "WhatsApp number",
      officeHours: "Office hours",
      claims: "Confirmation of your figures, such as students placed",
    },
  },

  confirmation: {
    title: "Confirm your figures",
    text: "Visitors see these figures about your institute. Confirm them only if you can show that they are true. If not, change them below.",
    studentsPlaced: (figure: string) => `${figure} students placed`,
    successRate: (figure: string) => `${figure} success rate`,
    programs: (figure: string) => `${figure} programs`,
    countries: (figure: string) => `${figure} countries`,
    confirm: "Confirm these figures",
    busy: "Confirming...",
    stale: "Somebody else changed the figures. Check the new ones, then confirm them.",
  },

  logo: {
    title: "Logo Management",
    none: "No logo uploaded",
    current: "The current logo",
    upload: "Upload logo",
    limits: "Recommended size: 200x50px. Max file size: 2MB",
    kinds: "PNG, JPEG, WebP or GIF.",
    submit: "Upload",
    uploading: "Uploading...",
    remove: "Remove logo",
    removal: {
      title: "Remove the logo?",
      message: "Visitors will see the lamp and the institute’s name instead.",
      confirm: "Remove",
    },
    failed: (reason: string) => `The logo was not changed: ${reason}`,
    refused: {
      missing: "Please choose a file.",
      "not-an-image": "Please upload an image file",
      "too-large": "Image size should be less than 2MB",
      drawing: "SVG drawings can contain scripts, so they do not work here. Please upload the logo as PNG or WebP.",
      heic: "HEIC photos of an iPhone do not work here. On the phone, open Settings, Camera, Formats, choose “Most Compatible”, and take the photo again. Or export it as JPEG.",
      unreadable: "This picture is damaged. Please export it again, for example as PNG.",
      moving: "Moving pictures do not work here. Please choose a still one.",
      "too-many-pixels": "This picture has too many pixels. Please make it smaller.",
    },
  },

  institute: {
    title: "Institute",
    text: "On every page and in every email.",
    fields: { instituteName: "Institute name" },
  },

  contact: {
    title: "Contact",
    text: "Visitors do not see empty entries.",
    fields: {
      address: "Address",
      phone: "Phone",
      email: "Email",
      whatsapp: "WhatsApp number",
      officeHours: "Office hours",
    },
    hints: {
      address: "As on an envelope, line by line.",
      email: (adminEmail: string) =>
        `Visitors see it, and their messages go to it. While it is empty, messages go to ${adminEmail}.`,
      phone: "The number to dial, with the country code: +91 98765 43210",
      whatsapp: "With the country code: +91 98765 43210",
      officeHours: "One line for each group of days.",
    },
  },

  claims: {
    title: "Front Page Statistics",
    text: "The institute’s own claims. Visitors see them exactly as you write them.",
    fields: {
      studentsPlaced: "Students placed",
      successRate: "Success rate",
      programs: "Programs",
      countries: "Countries",
    },
  },

  lessons: {
    title: "Upcoming Lessons",
    text: "A course page counts the lessons that are ready. Your note follows the number: 9 lessons ready, more each week",
    fields: { lessonsNote: "Note about upcoming lessons" },
  },

  courses: {
    title: "Courses to Choose From",
    text: "Students who already have a course keep it.",
    fields: { signUpCourses: "Offered at Sign Up", addStudentCourses: "Offered first by Add Student" },
  },

  mail: {
    title: "Email Sender",
    text: "The sender of all emails from this site. Many email servers only send from their own addresses: try it below.",
    fields: { mailFromName: "Name of the sender", mailFromAddress: "Address of the sender" },
    whenEmpty: (what: string) => `While it is empty: ${what}`,
  },

  test: {
    title: "Test Email",
    text: "It goes out at once from the saved sender, and shows what the email server answers.",
    to: "Send to",
    submit: "Send a test email",
    busy: "Sending...",
    taken: "The email server accepted the email. Its answer:",
    refused: "The email was not sent. The answer:",
    filed:
      "No email server is set, so the email became a file in the folder outbox. To send emails, set SMTP_URL and restart the product.",
    limited: (minutes: number) =>
      `You have sent many test emails. Wait ${minutes === 1 ? "1 minute" : `${minutes} minutes`}, then try again.`,
    failed: (reason: string) => `The test email was not sent: ${reason}`,
  },

  backups: {
    title: "Backups",
    text: "Everything on this site in one file, made automatically. Keep copies on another machine: if the disk fails, a backup on it is lost too.",
    schedule: (hours: number, folder: string) =>
      `${hours === 24 ? "Every day" : hours === 1 ? "Every hour" : `Every ${hours} hours`}, into ${folder}.`,
    off: "This site makes no automatic backups. Set BACKUP_DIR and restart the product, or back up the database in another way.",
    none: "None so far. The first one comes within minutes of the start.",
    last: "Last backup",
    size: "Size",
    file: "File",
    failedTitle: (at: string) => `The backup of ${at} failed`,
    failed: (reason: string) => `${reason} We try again within the hour.`,
  },

  errors: {
    nameMissing: "Please enter the name of the institute.",
    nameCharacters: "This name contains hidden marks that reverse the direction of writing. Please type it again.",
    tooLong: (limit: number) => `Please use at most ${limit} characters.`,
    phoneWrong:
      "Please enter a phone number of at least 5 digits. Only spaces, brackets, dots, slashes and hyphens may stand between them, and + before them.",
    emailWrong: "Please enter a valid email address, or leave it empty.",
    whatsappWrong: "Please begin the number with + and the country code, such as +91 98765 43210.",
    claimMissing: "Please enter a figure: the front page shows it.",
    courseMissing: "Please choose at least one course.",
    courseUnknown: "This course does not exist.",
  },
});

/** What each field of the form is called. */
export const settingLabels = () => ({
  ...settingsTexts.institute.fields,
  ...settingsTexts.contact.fields,
  ...settingsTexts.claims.fields,
  ...settingsTexts.lessons.fields,
  ...settingsTexts.courses.fields,
  ...settingsTexts.mail.fields,
});
