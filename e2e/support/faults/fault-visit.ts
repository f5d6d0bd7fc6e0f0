import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Route } from 'playwright-core';
import type { ReleaseDocument, RemoteRelease, SignedText } from '../../../contracts/src/release/release.ts';
import type { PageSettings } from '../../../shell/src/remotes/load/page-settings-shape.ts';
import { newVisit, signIn, type Visit } from '../browser.ts';
import { siteUrl } from '../site.ts';
import { documentNow, signed } from './document.ts';
import { folderOf } from './plant.ts';

/** With these options one visitor after another has the session of a person who signed in once. */
export async function signedInOnce(email: string): Promise<BrowserContextOptions> {
  const { page, context } = await newVisit();
  await signIn(page, email);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

export interface FaultVisit extends Visit {
  /** From now on this visit's pages are told this, as if it had been released. */
  release: (...changes: RemoteRelease[]) => void;
}

const settings = /(<script type="application\/json" id="vidya-page"[^>]*>)([^<]*)/;

/** Texts of `release.json` that a page brings: of what is live and in canary, of every area but the dashboard's. */
function versionTexts({ payload }: SignedText): Record<string, string> {
  const shown = (JSON.parse(payload) as ReleaseDocument).remotes.filter(({ name }) => name !== 'admin');
  const all = shown.flatMap(({ name, live, canary }) =>
    [live, ...(canary ? [canary] : [])].map((version) => ({ name, ...version })),
  );
  return Object.fromEntries(
    all.map(({ name, version, hash }) => [
      hash,
      readFileSync(path.join(folderOf(name, version), 'release.json'), 'utf8'),
    ]),
  );
}

async function fulfilPage(route: Route, releases: SignedText): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(settings, (_, start: string, text: string) => {
    const given = JSON.parse(text) as PageSettings;
    return (
      start +
      JSON.stringify({ ...given, releases, versions: versionTexts(releases) }).replaceAll('<', String.raw`\u003c`)
    );
  });
  const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
  await route.fulfill({ status: response.status(), headers, body });
}

/**
 * A visitor whom the site tells of other releases than everybody else: the documents are real ones, signed with the site's
 * key, and everything but them comes from the site. So many visits can be in different trouble at once.
 */
export async function newFaultVisit(options: BrowserContextOptions = {}): Promise<FaultVisit> {
  const visit = await newVisit(options);
  // A page that does not come over the wire counts as a stranger to this machine, where the areas' origins are.
  await visit.context.grantPermissions(['local-network-access']);
  const document = await documentNow();
  let releases = signed(document, []);
  await visit.context.route(
    ({ origin }) => origin === siteUrl,
    (route) => (route.request().resourceType() === 'document' ? fulfilPage(route, releases) : route.fallback()),
  );
  await visit.context.route(`${siteUrl}/releases.json`, (route) => route.fulfill({ json: releases }));
  return {
    ...visit,
    release: (...changes) => {
      releases = signed(document, changes);
    },
  };
}
