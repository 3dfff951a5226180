import { RouteDialog, useListAddress } from "../route-dialog.tsx";
import { ImportPanel, type ImportPanelProps } from "./panel.tsx";
import type { ImportCounts } from "./report.tsx";

type ImportDialogProps<Report extends ImportCounts, Done extends ImportCounts> = Omit<
  ImportPanelProps<Report, Done>,
  "closeTo"
> & { title: string; listAt: string };

/** The window of an import, over the list at `listAt`. */
export function ImportDialog<Report extends ImportCounts, Done extends ImportCounts>({
  title,
  listAt,
  ...panel
}: ImportDialogProps<Report, Done>) {
  const closeTo = useListAddress(listAt);
  return (
    <RouteDialog title={title} closeTo={closeTo} size="lg">
      <ImportPanel {...panel} closeTo={closeTo} />
    </RouteDialog>
  );
}
