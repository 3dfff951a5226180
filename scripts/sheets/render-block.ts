/** The parts of a printed page. */
import { escapeUTF8 } from "entities/escape";
import type {
  Block,
  ChecklistBlock,
  FormulasBlock,
  GridBlock,
  LinesBlock,
  ListBlock,
  TableBlock,
} from "../../src/content/en/sheets/shape.ts";

/** One block with its heading. */
export function renderBlock(block: Block): string {
  return `<section class="block ${block.kind}">${contentOf(block)}</section>`;
}

/** Text for HTML, also inside an attribute. A figure stays on the line of its per cent sign. */
export function escaped(text: string): string {
  return escapeUTF8(text.replace(/ %/g, "\u00a0%"));
}

function contentOf(block: Block): string {
  switch (block.kind) {
    case "table":
      return heading(block) + table(block);
    case "formulas":
      return heading(block) + formulas(block);
    case "list":
      return heading(block) + list(block);
    case "checklist":
      return checklist(block);
    case "lines":
      return heading(block) + lines(block);
    case "grid":
      return heading(block) + grid(block);
    default:
      return block satisfies never;
  }
}

function heading({ title }: Block): string {
  return `<h2>${escaped(title)}</h2>`;
}

function table({ headers, rows, widths, note }: TableBlock): string {
  const columns = widths.map((width) => `<col style="width: ${width}%">`).join("");
  const body = rows.map(([name = "", ...cells]) => {
    const rest = cells.map((cell) => `<td>${escaped(cell)}</td>`).join("");
    return `<tr><th scope="row">${escaped(name)}</th>${rest}</tr>`;
  });
  const foot = note ? `<p class="note">${escaped(note)}</p>` : "";
  return `<table><colgroup>${columns}</colgroup>${headRow(headers)}<tbody>${body.join("")}</tbody></table>${foot}`;
}

function headRow(headers: ReadonlyArray<string>): string {
  const cells = headers.map((header) => (header ? `<th scope="col">${escaped(header)}</th>` : "<td></td>"));
  return `<thead><tr>${cells.join("")}</tr></thead>`;
}

function formulas({ formulas: all }: FormulasBlock): string {
  return all
    .map(({ name, formula, example, working }) =>
      [
        `<div class="formula"><h3>${escaped(name)}</h3><p class="rule">${escaped(formula)}</p>`,
        `<p>${escaped(example)}</p><p class="working">${escaped(working)}</p></div>`,
      ].join(""),
    )
    .join("");
}

function list({ items, isNumbered }: ListBlock): string {
  const tag = isNumbered ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</${tag}>`;
}

function checklist({ title, letter, items, alert }: ChecklistBlock): string {
  const mark = letter ? `<span class="letter">${escaped(letter)}</span> ` : "";
  const boxes = items.map((item) => `<li>${escaped(item)}</li>`).join("");
  const warning = alert ? `<p class="alert">${escaped(alert)}</p>` : "";
  return `<h2>${mark}${escaped(title)}</h2><ul>${boxes}</ul>${warning}`;
}

function lines({ fields, columns }: LinesBlock): string {
  const all = fields.map((field) => `<p class="line"><span>${escaped(field)}</span></p>`).join("");
  return `<div class="lines" style="grid-template-columns: repeat(${columns}, 1fr)">${all}</div>`;
}

function grid({ headers, rows, rowHeight }: GridBlock): string {
  const body = rows.map((row) => {
    const cells = headers.slice(1).map(() => "<td></td>");
    const first = row ? `<th scope="row">${escaped(row)}</th>` : "<td></td>";
    return `<tr style="height: ${rowHeight}mm">${first}${cells.join("")}</tr>`;
  });
  const first = rows.some((row) => row !== "") ? '<colgroup><col style="width: 12%"></colgroup>' : "";
  return `<table>${first}${headRow(headers)}<tbody>${body.join("")}</tbody></table>`;
}
