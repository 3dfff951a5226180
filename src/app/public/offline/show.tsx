/**
 * GET /offline: what the service worker shows instead of a page while offline. It is self-contained and loads none of the
 * product's scripts, which would try to load the page that the address names.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { errorTexts } from "../../../content/en/errors.ts";
import { currentInstitute } from "../../../content/institute.ts";
import { currentLanguage } from "../../../content/language.ts";
import baseStyles from "../../../ui/base.css?inline";
import { LampScene } from "../../../ui/lamp-scene.tsx";
import tokens from "../../../ui/tokens.css?inline";
import { nonceContext } from "../../context.ts";
import type { Route } from "./+types/show";
import script from "./script.js?raw";
import styles from "./show.css?inline";

const texts = errorTexts.offline;
/** It is shown under the address that could not be loaded. */
const SAME_ADDRESS = "";

export function loader({ context }: Route.LoaderArgs) {
  const page = renderToStaticMarkup(<OfflinePage nonce={context.get(nonceContext)} />);
  return new Response(`<!doctype html>${page}`, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
  });
}

function OfflinePage({ nonce }: { nonce: string }) {
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${texts.title} · ${currentInstitute()}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, in which React would escape quotes. */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: tokens + baseStyles + styles }} />
      </head>
      <body>
        <main>
          <div className="scene">
            <LampScene isLit={false} />
          </div>
          <div className="words">
            <h1>{texts.title}</h1>
            <p>{texts.text}</p>
            {/* Below the address of the log-out only: the script knows. */}
            <p id="still-signed-in" hidden>
              {texts.stillSignedIn}
            </p>
            <div id="running-test" hidden>
              <p>{texts.test}</p>
              {/* The script knows which. */}
              <a href="/dashboard/tests">{texts.toTest}</a>
            </div>
            <div className="actions">
              <a href={SAME_ADDRESS}>{errorTexts.tryAgain}</a>
              <a href="/">{errorTexts.backHome}</a>
            </div>
            <p className="kept">{texts.kept}</p>
          </div>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, in which React would escape quotes. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
