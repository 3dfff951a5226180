/** Attributes and an event by which pages and the scripts that work without React know each other. */

/** On the page: it can be used. Tests wait for it. */
export const READY = "data-ready";
/** An event of the document: React has taken over the page. */
export const HYDRATED = "lamplight:hydrated";
/** On the frame of a public page that was rendered for somebody who is signed in. */
export const VIEWER = "data-viewer";
/** On what only works with React, apart from forms and what opens a dialog. */
export const NEEDS_REACT = "data-needs-react";
/** On the words that say that there is no network, hidden until then. */
export const NO_NETWORK = "data-no-network";
/** On inline scripts of ours that run at once on a plain page, too. The others are React Router's. */
export const AT_ONCE = "data-at-once";
/** On what goes on at once if this tab has stored something under this key of the session storage. */
export const GOES_ON = "data-goes-on";
/** On a bar at the foot: the id of the element that makes it needless while it is in view. */
export const BAR_UNTIL = "data-until";
/** On the slider of the start page. */
export const SLIDER = "data-slider";
/** On a <details> that is a menu. */
export const MENU = "data-menu";
