/**
 * /certificates/:number: confirms a certificate to anybody with its number, and is the sheet to print. Search engines must not
 * index the page, and it is not cached.
 */
import { data, redirect, useRouteLoaderData } from "react-router";
import { certificateTexts } from "../../../content/en/certificates.ts";
import { findCertificate } from "../../../modules/certificates/queries/find-certificate.server.ts";
import { readCertificateNumber } from "../../../modules/certificates/rules.ts";
import { firstSite } from "../../../modules/site/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { servicesContext, viewerContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { NEEDS_REACT } from "../../plain/marks.ts";
import { routeIds } from "../../route-ids.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { NoticePage } from "../../shared/notices/notice-page.tsx";
import { NOT_SHARED } from "../frame/shared-page.ts";
import type { loader as shellLoader } from "../frame/shell.tsx";
import type { Route } from "./+types/show";
import { CertificateSheet } from "./sheet.tsx";
import styles from "./show.module.css";

const texts = certificateTexts.page;

export function headers() {
  return { ...NOT_SHARED, "X-Robots-Tag": "noindex" };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, timeZone, publicUrl } = context.get(servicesContext);
  // A malformed number is answered like an unknown one.
  const number = readCertificateNumber(params.number);
  const found = number === null ? null : await findCertificate(db, number);
  if (!found) return data({ kind: "unknown" as const }, { status: 404 });
  const { issuedAt, revokedAt, ...certificate } = found;
  const path = `/certificates/${certificate.number}`;
  if (params.number !== certificate.number) throw redirect(path, { headers: NOT_SHARED });
  const write = dateWriter(timeZone);
  return {
    kind: "found" as const,
    certificate: {
      ...certificate,
      issued: write(issuedAt),
      revoked: revokedAt && write(revokedAt),
      address: publicUrl + path,
    },
    isStudent: context.get(viewerContext)?.kind === "student",
  };
}

type ShownCertificate = Extract<Route.ComponentProps["loaderData"], { kind: "found" }>["certificate"];

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const isFound = loaderData?.kind === "found";
  return pageMeta(matches, {
    title: isFound ? texts.title(loaderData.certificate.number) : certificateTexts.unknown.title,
    description: texts.description,
    path: location.pathname,
    isHidden: true,
  });
}

export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "unknown") return <NoCertificate />;
  const { certificate, isStudent } = loaderData;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          {texts.certificate} <span className={styles.number}>{certificate.number}</span>
        </h1>
        <div className={styles.ways}>
          {isStudent && (
            <LinkButton to="/certificates" variant="secondary" icon="arrow-left">
              {texts.back}
            </LinkButton>
          )}
          {certificate.revoked === null && <PrintButton />}
        </div>
      </div>
      {certificate.revoked ? (
        <RevokedCertificate certificate={certificate} revoked={certificate.revoked} />
      ) : (
        <GenuineCertificate certificate={certificate} />
      )}
    </div>
  );
}

function GenuineCertificate({ certificate }: { certificate: ShownCertificate }) {
  const site = useSite();
  return (
    <>
      <div className={styles.notice}>
        <Alert tone="success" title={texts.genuine}>
          {texts.genuineText(site.instituteName, certificate.issued.text)}
        </Alert>
      </div>
      <CertificateSheet certificate={certificate} site={site} />
    </>
  );
}

/** Names the revoked certificate without anything that could be printed and shown. */
function RevokedCertificate({
  certificate: { number, name, course, issued },
  revoked,
}: {
  certificate: ShownCertificate;
  revoked: ShownCertificate["issued"];
}) {
  const { instituteName } = useSite();
  const facts = [
    [texts.number, number],
    [texts.name, name],
    [texts.course, course],
    [texts.issued, issued.text],
    [texts.revokedOn, revoked.text],
  ];
  return (
    <>
      <Alert tone="error" title={texts.revoked}>
        {texts.revokedText(instituteName, revoked.text)}
      </Alert>
      <Card padding="lg">
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}

/** Without scripts the browser's own print command does it. */
function PrintButton() {
  return (
    <Button icon="printer" className={styles.print} {...{ [NEEDS_REACT]: "" }} onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
}

function NoCertificate() {
  return (
    <NoticePage
      status={404}
      title={certificateTexts.unknown.title}
      text={certificateTexts.unknown.text}
      actions={
        <LinkButton to="/" icon="arrow-left">
          {certificateTexts.unknown.home}
        </LinkButton>
      }
    />
  );
}

function useSite() {
  return useRouteLoaderData<typeof shellLoader>(routeIds.publicShell)?.site ?? firstSite;
}
