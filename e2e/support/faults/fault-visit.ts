import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Route } from 'playwright-core';
import type { PageSettings } from '../../../platform/gate/document/page-settings-shape.ts';
import type { ReleaseDocument, RemoteRelease, SignedText } from '../../../platform/gate/document/release.ts';
import { newVisit, signIn, type Visit } from '../browser.ts';
import { siteUrl } from '../site.ts';
import { documentNow, signed } from './document.ts';
import { folderOf } from './plant.ts';

/** Signs a person in once. The returned options give later visits the same session. */
export async function signedInOnce(email: string): Promise<BrowserContextOptions> {
  const { page, context } = await newVisit();
  await signIn(page, email);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

export interface FaultVisit extends Visit {
  /** Changes releases for this visit's pages from now on. */
  release: (...changes: RemoteRelease[]) => void;
}

const settings = /(<script type="application\/json" id="vidya-page"[^>]*>)([^<]*)/;

/** The `release.json` texts in a page: those of live and canary versions, except the dashboard's. */
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
 * Opens a visit with its own release documents: real ones, signed with the site's key. Everything else comes from the
 * site. So several visits can have different faults at once.
 */
export async function newFaultVisit(options: BrowserContextOptions = {}): Promise<FaultVisit> {
  const visit = await newVisit(options);
  // The browser treats an intercepted page as public, and the areas' origins are local.
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
