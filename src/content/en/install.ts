/** The words of installing the site as an app. */
import { localized } from "../texts.ts";

const SHARE_STEPS = [
  "Tap Share: the square with an arrow pointing up. In newer versions it is behind the three dots.",
  "Choose Add to Home Screen. You may have to scroll down.",
  "Tap Add.",
];

export const installTexts = localized({
  groupLabel: "Install the app",
  stores: {
    apple: { overline: "Install on", name: "iPhone or iPad" },
    google: { overline: "Install on", name: "Android" },
  },
  /** Below the buttons; with scripts off, the only instructions. */
  allDevices: "How to install on any device",
  installed: (institute: string) => `${institute} is installed on this device.`,
  installedHelp: "Open it from your home screen or your list of apps.",
  dialogTitle: (institute: string) => `Install ${institute}`,
  dialogText: (institute: string) =>
    `Install ${institute} from this page in seconds, without an app store. It opens like any other app and takes very little space.`,
  onThisDevice: "On this device",
  done: "Already installed? Open it from your home screen or your list of apps.",
  close: "Close",
  /** The app's description on the device. */
  manifest: {
    description:
      "Exam preparation for nurses: lessons by subject, timed practice tests and the reasoning behind every answer.",
    practiceTests: "Practice Tests",
    sampleTest: "Sample Test",
  },
  devices: {
    apple: "On an iPhone or iPad",
    google: "On an Android phone or tablet",
    desktop: "On a computer",
  },
  methods: {
    "ios-safari": SHARE_STEPS,
    "ios-other": [...SHARE_STEPS, "Not there? Open this page in Safari and do the same."],
    "android-chrome": [
      "Open the menu: the three dots beside the address.",
      "Tap Install app, or Add to home screen and then Install.",
    ],
    "android-firefox": ["Open the menu: the three dots beside the address.", "Tap Install, or Add app to home screen."],
    "android-samsung": ["Open the menu: the three lines at the bottom.", "Tap Add page to, then Home screen."],
    "desktop-chrome": [
      "Press the install button at the right end of the address bar.",
      "Not there? Open the menu (three dots), then Cast, save and share, and choose Install.",
    ],
    "desktop-edge": ["Open the menu: the three dots at the top right.", "Choose More tools, then Apps, and Install."],
    "desktop-safari": ["Open the menu File, or press Share.", "Choose Add to Dock."],
    "desktop-firefox": [
      "In Firefox on Windows, press the button with a window and a plus in the address bar, if you see it.",
      "Otherwise open this page in Chrome, Edge or Safari, and install it from there.",
    ],
    other: ["Open the menu of your browser.", "Choose Install or Add to Home Screen."],
  },
});
