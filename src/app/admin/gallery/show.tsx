/** Every state of one item type, from its sample: what the tests photograph, and where a change of a view is looked at. */

import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { galleryTexts as texts } from "../../../content/en/gallery.ts";
import { ITEM_TYPES, isItemType } from "../../../items/registry/models.ts";
import { typeNameOf } from "../../../items/type-names.ts";
import { classes } from "../../../ui/classes.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { TabsNav } from "../../../ui/page/tabs-nav.tsx";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/show";
import styles from "./show.module.css";
import { AllStates } from "./shown-state.tsx";
import { galleryStates } from "./states.server.ts";

const GALLERY = "/admin/gallery";

export function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context);
  const { type } = params;
  if (type === undefined || !isItemType(type)) throw redirect(`${GALLERY}/${ITEM_TYPES[0]}`);
  return { type, ...galleryStates(type) };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { type, sample, open, reviewed } = loaderData;
  return (
    <div className={classes("stack gap-5", styles.page)}>
      <PageHeading title={texts.title} text={texts.text} />
      <TabsNav
        label={texts.types}
        tabs={ITEM_TYPES.map((known) => ({ to: `${GALLERY}/${known}`, label: typeNameOf(known) }))}
      />
      <h2 className={styles.sample}>{sample}</h2>
      <AllStates key={type} open={open} reviewed={reviewed} />
    </div>
  );
}
