import { auditTexts } from "../../../content/en/audit.ts";
import { dataViewTexts } from "../../../content/en/data-views.ts";
import { TabsNav } from "../../../ui/page/tabs-nav.tsx";
import { AUDIT, REGISTER } from "./addresses.ts";

/** The ways between what was changed and what was seen. */
export function AuditTabs() {
  return (
    <TabsNav
      label={dataViewTexts.tabs}
      tabs={[
        { to: AUDIT, label: auditTexts.tab, end: true },
        { to: REGISTER, label: dataViewTexts.title },
      ]}
    />
  );
}
