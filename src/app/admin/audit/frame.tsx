/** The page around each list of the audit: what is looked for stands in its address, the newest comes first. */

import type { Elements } from "../../../ui/elements.ts";
import { TextField } from "../../../ui/fields.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { ListFilters } from "../shared/list-filters.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import { AuditTabs } from "./tabs.tsx";

type FrameTexts = Record<
  "title" | "text" | "from" | "until" | "loading" | "none" | "noneText" | "noneFound" | "noneFoundText" | "newest",
  string
>;

export function AuditFrame({
  address,
  texts,
  query,
  isFirst,
  next,
  filters,
  note,
  children,
}: {
  address: string;
  texts: FrameTexts;
  /** The fields of the address, by name; empty or null when not filtered by. */
  query: Readonly<Record<string, string | null>> & { about: string | null; from: string; until: string };
  isFirst: boolean;
  /** Where the next page begins; null on the last one. */
  next: string | null;
  filters: Elements;
  /** Shown above the list. */
  note?: Elements;
  /** The list; null when nothing is in it. */
  children: Elements;
}) {
  const isLoading = useListLoading(address);
  const fields = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const isFiltering = fields.size > 0;
  const newest = isFiltering ? `${address}?${fields}` : address;
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={texts.text} />
      <AuditTabs />
      <ListFilters action={address} isFiltering={isFiltering}>
        {filters}
        <TextField label={texts.from} name="from" type="date" defaultValue={query.from} />
        <TextField label={texts.until} name="until" type="date" defaultValue={query.until} />
        {query.about && <input type="hidden" name="about" value={query.about} />}
      </ListFilters>
      {note}
      <LoadingArea isLoading={isLoading} label={texts.loading} className="stack gap-4">
        {children ?? (
          <EmptyState
            icon={isFiltering ? "search" : "clock"}
            title={isFiltering ? texts.noneFound : texts.none}
            text={isFiltering ? texts.noneFoundText : texts.noneText}
          />
        )}
        <Pager
          previous={isFirst ? null : newest}
          previousLabel={texts.newest}
          next={next && `${address}?${new URLSearchParams([...fields, ["older", next]])}`}
        />
      </LoadingArea>
    </div>
  );
}
