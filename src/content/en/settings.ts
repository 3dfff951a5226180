/** The words of Site Settings. What is said of a logo is fixed: docs/product/administration.md#logo-management. */
export const settingsTexts = {
  title: "Site Settings",
  text: "What the institute says of itself. Visitors see a change at once.",
  parts: {
    label: "Parts of the settings",
    names: {
      institute: "Institute",
      contact: "Contact",
      texts: "Site Texts",
      courses: "Courses",
      mail: "Mail",
      data: "Data and Backups",
    },
    title: (part: string) => `${part}, Site Settings`,
  },
  save: "Save Settings",
  saving: "Saving...",
  unsaved: "What you have entered here is not saved yet.",
  notSaved: (reason: string) => `The settings were not saved: ${reason}`,
  stale:
    "Somebody saved other settings after you opened this page. Nothing was overwritten: what you changed is still here, and everything else is as they left it. Saving again puts your changes in the place of theirs.",
  staleTitle: "What they changed",
  staleTaken: (labels: ReadonlyArray<string>) => `Now in this form, too: ${labels.join(", ")}.`,
  staleBoth: "You changed this as well. Stored now:",
  staleNow: (label: string, value: string) => `${label}: ${value || "(empty)"}`,

  missing: {
    title: "Still missing",
    text: "Visitors are not shown what is empty.",
    none: "Nothing is missing.",
    names: {
      logoUrl: "Logo",
      address: "Address",
      phone: "Phone",
      email: "Email",
      whatsapp: "WhatsApp number",
      officeHours: "Office hours",
    },
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
      message: "Visitors see the lamp and the institute's name instead.",
      confirm: "Remove",
    },
    failed: (reason: string) => `The logo was not changed: ${reason}`,
    refused: {
      missing: "Please choose a file.",
      notAnImage: "Please upload an image file",
      tooLarge: "Image size should be less than 2MB",
      drawing: "SVG drawings are not taken, because they can hold scripts. Please upload the logo as PNG or WebP.",
      unreadable: "This picture is damaged and cannot be read. Please export it once more, as PNG for example.",
      moving: "Moving pictures are not taken. Please choose one that stands still.",
      tooManyPixels: "This picture has too many pixels. Please make it smaller.",
    },
  },

  institute: {
    title: "Institute",
    text: "Stands on every page and in every mail.",
    fields: { instituteName: "Institute name" },
  },

  contact: {
    title: "Contact",
    text: "An empty entry is not shown.",
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
        `Shown to visitors, and where their messages go. While it is empty, messages go to ${adminEmail}.`,
      phone: "As people dial it.",
      whatsapp: "With the country's code: +91 98765 43210",
      officeHours: "One line for each group of days.",
    },
  },

  claims: {
    title: "Statistics of the Front Page",
    text: "Shown as they are written. They are the institute's own claims, and nothing computes them.",
    fields: {
      studentsPlaced: "Students placed",
      successRate: "Success rate",
      programs: "Programs",
      countries: "Countries",
    },
  },

  lessons: {
    title: "Lessons to Come",
    text: "A course's page counts the lessons that are ready. What you enter here follows the number: 9 lessons ready, more each week",
    fields: { lessonsNote: "Note about lessons to come" },
  },

  courses: {
    title: "Courses to Choose From",
    text: "Whoever studies a course already keeps it.",
    fields: { signUpCourses: "Offered at Sign Up", addStudentCourses: "Offered first by Add Student" },
  },

  mail: {
    title: "Mail Sender",
    text: "Who all mails of this site come from. Many mail servers send only in the name of their own addresses: try it below.",
    fields: { mailFromName: "Name of the sender", mailFromAddress: "Address of the sender" },
    whenEmpty: (what: string) => `While it is empty: ${what}`,
  },

  test: {
    title: "Test Mail",
    text: "Goes out at once, with the sender as it is saved, and shows what the mail server answers.",
    to: "Send to",
    submit: "Send a test mail",
    busy: "Sending...",
    taken: "The mail server took the mail. Its answer:",
    refused: "The mail was not sent. The answer:",
    filed:
      "No mail server is set, so the mail became a file in the folder outbox. To send mails, set SMTP_URL and start the product again.",
    limited: (minutes: number) =>
      `That were many test mails. Please wait ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
    failed: (reason: string) => `The test mail was not sent: ${reason}`,
  },

  backups: {
    title: "Backups",
    text: "Everything of this site in one file, made by itself. Keep copies on another machine: a backup on the same disk is lost with it.",
    schedule: (hours: number, folder: string) =>
      `${hours === 24 ? "Every day" : hours === 1 ? "Every hour" : `Every ${hours} hours`}, into ${folder}.`,
    off: "No backups are made by themselves here. Set BACKUP_DIR and start the product again, or make sure that the database is backed up otherwise.",
    none: "None so far: the first one is made within minutes of the start.",
    last: "Last backup",
    size: "Size",
    file: "File",
    failedTitle: (at: string) => `The backup of ${at} failed`,
    failed: (reason: string) => `${reason} It is tried again within the hour.`,
  },

  errors: {
    nameMissing: "Please enter the name of the institute.",
    nameCharacters: "This name contains marks that turn the direction of writing around. Please type it again.",
    tooLong: (limit: number) => `Please use at most ${limit} characters.`,
    phoneWrong: "Please enter a phone number, with digits, spaces and + only.",
    emailWrong: "Please enter a valid email address, or leave it empty.",
    whatsappWrong: "Please begin the number with + and the country's code, such as +91 98765 43210.",
    claimMissing: "Please enter a figure: it stands on the front page.",
    courseMissing: "Please choose at least one course.",
    courseUnknown: "This course does not exist.",
  },
} as const;

/** What each field of the form is called. */
export const settingLabels = {
  ...settingsTexts.institute.fields,
  ...settingsTexts.contact.fields,
  ...settingsTexts.claims.fields,
  ...settingsTexts.lessons.fields,
  ...settingsTexts.courses.fields,
  ...settingsTexts.mail.fields,
} as const;
