import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { QuestionIdField } from "./id-field.tsx";

test("letters typed quickly into the middle of a Question ID stay together, in capitals", async () => {
  await render(<Form />);
  const field = page.getByRole("textbox", { name: "Question ID" }).element();
  if (!(field instanceof HTMLInputElement)) throw new Error("The Question ID is no field.");
  field.focus();
  field.setSelectionRange(3, 3);
  // Both arrive before the browser draws again.
  for (const sign of ["b", "!", "c"]) document.execCommand("insertText", false, sign);

  expect(field.value).toBe("AH-BCHF");
  expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
});

function Form() {
  const [manualId, setManualId] = useState("AH-HF");
  return <QuestionIdField manualId={manualId} number={undefined} lesson={null} type="text" onChange={setManualId} />;
}
