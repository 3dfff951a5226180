/** A cell of a table that is being written. It has no name: only the whole record is sent. */
import type { KeyboardEvent } from "react";
import { classes } from "../../../../ui/classes.ts";
import fields from "../../../../ui/fields.module.css";
import styles from "./record-form.module.css";

/** `at` is its path among the problems of the record. Enter leads to the cell below; it does not save. */
export function GridInput(props: {
  label: string;
  at: string;
  isWide?: boolean;
  placeholder?: string;
  isWrong?: boolean;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, at, isWide = false, placeholder, isWrong = false, value, onChange } = props;
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      data-field={at}
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={leadDown}
      className={classes(fields.control, styles.cell, isWide && styles.wideCell)}
    />
  );
}

function leadDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const cell = event.currentTarget.closest("td, th");
  const row = cell?.closest("tr");
  const rows = [...(row?.closest("table")?.rows ?? [])];
  const below = row && rows[rows.indexOf(row) + 1];
  const index = cell instanceof HTMLTableCellElement ? cell.cellIndex : 0;
  below?.cells[index]?.querySelector("input")?.focus();
}
