/**
 * A plain page (record 68) works by native elements. What needs React – a form that says what is wrong before it is sent, a dialog
 * over the page – is approached, touched or focused first: then the scripts are loaded that the server has held back, and what was
 * pressed meanwhile happens afterwards. If they do not come, the native elements do it: a link leads to its page, a form is sent.
 * Without a network nothing is sent, because the browser would leave the page with what was typed.
 */
import { isOffline } from "../shared/is-offline.ts";
import { NEEDS_REACT, NO_NETWORK } from "./marks.ts";

/** What needs React. Links and menus do not. */
const OPENERS = `[aria-haspopup=dialog], [${NEEDS_REACT}]`;
const NEEDING = `form, ${OPENERS}`;
/** A form says something at the press of its buttons, before it is sent. */
const PRESSED = `form button, ${OPENERS}`;

const APPROACHES = ["pointerover", "pointerdown", "focusin"] as const;

/** How long a press is kept for React before the native element does it. */
const PATIENCE_MS = 5_000;

/** True if the server has held back the scripts of this page. */
export function isHeld(): boolean {
  return heldScripts().length > 0;
}

/** Hydrates the page when something that needs it is approached, and returns the function that does it at once. */
export function hydrateWhenWanted(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let hydration: Promise<void> | null = null;
  const hydrate = () => {
    if (isOffline()) return Promise.resolve();
    sayNoNetwork(false);
    hydration ??= hydratePage().then(
      () => watching.abort(),
      () => {
        hydration = null;
      },
    );
    return hydration;
  };

  const onApproach = ({ target }: Event) => {
    if (closest(target, NEEDING)) void hydrate();
  };
  /** Lets it happen again when React is there, or natively when that takes too long. */
  const postpone = async (event: Event, element: HTMLElement, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (element.ariaBusy === "true") return;
    element.ariaBusy = "true";
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([hydrate(), patience]);
    element.ariaBusy = null;
    if (!signal.aborted && isOffline()) {
      sayNoNetwork(true);
      return;
    }
    watching.abort();
    again();
  };
  const onClick = (event: MouseEvent) => {
    const pressed = closest(event.target, PRESSED);
    const isForElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!pressed || isForElsewhere) return;
    const find = placeOf(pressed, PRESSED);
    void postpone(event, pressed, () => find()?.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = closest(event.target, "form");
    if (!(form instanceof HTMLFormElement)) return;
    const [find, findSubmitter] = [placeOf(form, "form"), event.submitter && placeOf(event.submitter, PRESSED)];
    void postpone(event, form, () => {
      const now = find();
      if (now instanceof HTMLFormElement) now.requestSubmit(findSubmitter?.());
    });
  };

  for (const kind of APPROACHES) document.addEventListener(kind, onApproach, { signal, passive: true });
  // Before React's own, which come to the document later; after those of the slider.
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("submit", onSubmit, { signal });
  return () => void hydrate();
}

function sayNoNetwork(is: boolean): void {
  document.querySelector(`[${NO_NETWORK}]`)?.toggleAttribute("hidden", !is);
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Finds the element again, or the one in its place where React has replaced the document, such as a translated one. */
function placeOf(element: HTMLElement, selector: string): () => HTMLElement | null {
  const all = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const number = all().indexOf(element);
  return () => (element.isConnected ? element : (all()[number] ?? null));
}

function heldScripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>("script[data-held]")];
}

/** Fulfilled when React has taken over the page, rejected if a script could not be loaded; then it can be tried again. */
async function hydratePage(): Promise<void> {
  // Before they run: a module that could not be loaded once is given up by some browsers for as long as the page is open.
  await Promise.all([...document.querySelectorAll<HTMLElement>("link[data-held]")].map(preload));
  await runScripts();
  const { hydrate } = await import("../hydrate.tsx");
  await hydrate();
  for (const script of heldScripts()) script.removeAttribute("data-held");
}

function preload({ dataset }: HTMLElement): Promise<unknown> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "script", crossOrigin: "anonymous", href: dataset.held ?? "" });
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
  document.head.append(link);
  return loaded.finally(() => link.remove());
}

/** Scripts that were texts do not run when their type changes, so each is replaced by a copy. */
function runScripts(): Promise<void> {
  return new Promise((resolve, reject) => {
    // A module that stands in the page tells nobody when it has run; this is the last that it does.
    const name = "__reactRouterRouteModules";
    Object.defineProperty(window, name, {
      configurable: true,
      set(value: unknown) {
        Object.defineProperty(window, name, { value, configurable: true, writable: true });
        resolve();
      },
    });
    for (const held of heldScripts()) {
      const script = document.createElement("script");
      script.type = held.dataset.held ?? "";
      script.dataset.held = script.type;
      script.nonce = held.nonce;
      script.textContent = held.textContent;
      script.addEventListener("error", reject);
      held.replaceWith(script);
    }
  });
}
