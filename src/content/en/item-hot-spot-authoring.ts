/** What authors of questions read in which a place in a picture is chosen. */
import { localized } from "../texts.ts";

const letter = (index: number) => String.fromCharCode(65 + index);

export const hotSpotAuthoringTexts = localized({
  picture: "Picture",
  choose: "Choose a picture",
  change: "Change the picture",
  draw: "Draw a frame on the picture with the mouse: it becomes the area of the next place. You can move a frame, or type its numbers below.",
  numbers: "Areas as numbers",
  area: (letter: string) => `Area of place ${letter}, in percent of the picture`,
  sides: { left: "From the left, %", top: "From the top, %", width: "Width, %", height: "Height, %" },
  places: "Places: say where each is, never what it is, and mark the right one",
  name: (letter: string) => `Where place ${letter} is`,
  markCorrect: (letter: string) => `Place ${letter} is the right one`,
  add: "Add Place",
  remove: (letter: string) => `Remove place ${letter}`,
  twoStay: "A question keeps at least two places.",
  problems: {
    noPicture: "Please choose a picture.",
    noAlternative: "Please describe the picture for people who cannot see it.",
    tooFew: "Please add at least two places.",
    blank: "Please say where this place is.",
    twice: "Two places have the same text.",
    notDrawn: (index: number) => `Please draw the area of place ${letter(index)}.`,
    outside: (index: number) => `The area of place ${letter(index)} is partly outside of the picture.`,
    noneRight: "Please choose the right place.",
    small: (index: number) => `Place ${letter(index)} is hard to touch on a phone. Make it at least 8 % wide and high.`,
    overlap: "Two places overlap. Where they do, a press chooses the later one.",
  },
});
