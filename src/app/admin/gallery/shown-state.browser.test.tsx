/** Every item type in every state, as axe sees it, bright at a desk and dark on a phone, and with large text. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ITEM_TYPES } from "../../../items/registry/models.ts";
import { expectAccessible, PHONE, showColours } from "../../../testing/component.ts";
import { problemsOfLargeText } from "../../../testing/large-text.ts";
import { AllStates } from "./shown-state.tsx";
import { galleryStates } from "./states.server.ts";

test.each(ITEM_TYPES)("%s is accessible in every state", async (type) => {
  const { container } = await render(<AllStates {...galleryStates(type)} />);
  const untouched = container.querySelector("section[data-state=untouched]");
  const answered = ":checked:not(option[value='']), [aria-pressed=true], [data-filled]";
  expect(untouched?.querySelectorAll(answered)).toHaveLength(0);

  await expectAccessible();
  await page.viewport(PHONE.width, PHONE.height);
  await showColours("dark");
  await expectAccessible("look");
  expect(problemsOfLargeText()).toEqual([]);
});
