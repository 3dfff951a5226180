/** The first script of every page. It loads no React: a plain page needs that only when somebody wants what is made with it. */
import { hydrateWhenWanted, isHeld } from "./plain/hydrate-when-wanted.ts";
import { servePlainPage } from "./plain/serve-plain-page.ts";
import { watchMenus } from "./shared/frame/menus.ts";
// Listens from the start: the browser's offer to install fires once, on whatever page.
import "./shared/install-prompt.ts";

watchMenus();
if (isHeld()) servePlainPage(hydrateWhenWanted());
else void import("./hydrate.tsx").then(({ hydrate }) => hydrate());
