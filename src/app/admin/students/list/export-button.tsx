import { studentTexts } from "../../../../content/en/students.ts";
import { addressOfFilter, type StudentFilter } from "../../../../modules/students/student-filter.ts";
import { Button } from "../../../../ui/button.tsx";

/** Downloads everybody whom the filter lets through. */
export function ExportButton({ filter }: { filter: StudentFilter }) {
  return (
    // A form of the browser's own: its answer is a file, not a page.
    <form method="post" action="/admin/students/export-file">
      {[...new URLSearchParams(addressOfFilter(filter))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" icon="download" title={studentTexts.list.exportHint}>
        {studentTexts.list.export}
      </Button>
    </form>
  );
}
