/** All versions of a case study, a trend or a passage: who published what and when. */
import { Link, redirect } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { formats } from "../../../../content/formats.ts";
import { nameOfStimulus } from "../../../../modules/stimuli/metadata.ts";
import { listStimulusVersions } from "../../../../modules/stimuli/queries/list-stimulus-versions.server.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { dayWriter } from "../../../dates.server.ts";
import { stimulusAddress, versionAddress } from "../addresses.ts";
import { requireStimulus } from "../steps.server.ts";
import type { Route } from "./+types/list";

const texts = stimulusAuthoringTexts.versions;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const { id, version } = stimulus;
  if (!version) throw redirect(stimulusAddress(id));
  const { db, timeZone } = context.get(servicesContext);
  const write = dayWriter(timeZone);
  const versions = await listStimulusVersions(db, admin, id);
  return {
    id,
    name: nameOfStimulus(stimulus),
    versions: versions.map(({ createdAt, ...each }) => ({
      ...each,
      day: write(createdAt).long,
      isInUse: each.number === version.number,
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.titleOf(loaderData?.name ?? "")) }];
}

export default function StimulusVersions({ loaderData }: Route.ComponentProps) {
  const { id, name, versions } = loaderData;
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.titleOf(name)}
        text={texts.text}
        back={{ to: stimulusAddress(id), label: texts.toDraft }}
      />
      <DataTable
        caption={texts.caption}
        isCaptionHidden
        rows={versions}
        rowId={({ number }) => String(number)}
        columns={[
          {
            id: "version",
            header: texts.version,
            cell: ({ number, isInUse }) => (
              <span className="cluster gap-2">
                <Link to={versionAddress(id, number)}>{texts.number(number)}</Link>
                {isInUse && <Badge tone="accent">{texts.inUse}</Badge>}
              </span>
            ),
          },
          { id: "when", header: texts.when, cell: ({ day }) => day },
          { id: "who", header: texts.who, cell: ({ authorName }) => <bdi>{authorName ?? texts.nobody}</bdi> },
          {
            id: "questions",
            header: texts.count,
            align: "end",
            cell: ({ questions }) => formats().number(questions),
          },
        ]}
      />
    </div>
  );
}
