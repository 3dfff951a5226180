/** Closes disclosure menus by Escape, and by a press or focus outside. Listens to the document: plain pages have no React. */
import { MENU } from "../../plain/marks.ts";

const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(`details[${MENU}][open]`) : null;

export function watchMenus(): void {
  document.addEventListener("pointerdown", ({ target }) => {
    const inside = menuAround(target);
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(`details[${MENU}][open]`)) {
      if (menu !== inside) menu.open = false;
    }
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const menu = menuAround(target);
    // A dialog over the menu handles its own focus: on closing, focus returns to the opener.
    const isInWindow = target instanceof Element && target.closest("dialog") !== null;
    if (key !== "Escape" || !menu || isInWindow) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const menu = menuAround(target);
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
}
