import type { ServerBuild } from '../../../shell/server/renderer/messages.ts';
import { assignedVersion, groupOf } from '../../gate/document/canary.ts';
import type { TicketArea } from '../../gate/document/page-ticket.ts';
import type { Override, ReleaseDocument, VersionReference } from '../../gate/document/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import type { FrontSettings } from '../front-settings.ts';
import { prerenderedView } from './prerendered-view.ts';
import type { Releases } from './releases.ts';
import { connectionsOf, routesIn } from './site-routes.ts';
import type { VersionStore } from './version-store.ts';

/** Relative bases belong to the dashboard, which only administrators can load. Pages do not include its files. */
export const isForPages = ({ base }: VersionReference): boolean => URL.canParse(base);

const overridden = (override: Override | null): VersionReference[] =>
  Object.values(override?.areas ?? {}).flatMap(({ reference }) => reference ?? []);

/** What a browser was given of each area that it did not choose for itself. */
const ticketAreas = (
  { remotes }: ReleaseDocument,
  { share, override }: { share: number; override: Override | null },
): TicketArea[] =>
  remotes
    .filter(({ name }) => !override?.areas[name])
    .map((remote) => ({
      name: remote.name,
      version: assignedVersion(remote, share).version,
      group: groupOf(remote, share),
    }));

/** Origins that serve the areas' scripts. Folders below the site's own origin are `'self'` already. */
function scriptOrigins({ remotes }: ReleaseDocument, override: Override | null): string[] {
  const released = remotes.flatMap(({ live, previous, canary }) => [live, previous, canary]);
  const references = [...released, ...overridden(override)].filter((one) => one !== undefined);
  const bases = references.filter(isForPages).map(({ base }) => base);
  return [...new Set([...bases, ...serversOf(override)].map((address) => new URL(address).origin))];
}

/** The addresses of the development servers in an override. */
const serversOf = (override: Override | null): string[] =>
  Object.values(override?.areas ?? {}).flatMap(({ server }) => server ?? []);

/**
 * The version whose `release.json` a page of this area carries and whose files it preloads: the one that this browser was
 * given. Undefined if that gains nothing. Other areas' and what this one falls back to is fetched: the hashes of all would
 * be half of a page.
 */
function earlyVersion(
  { remotes }: ReleaseDocument,
  { name, share }: { name: RemoteName; share: number },
  override: Override | null,
): VersionReference | undefined {
  const chosen = override?.areas[name];
  if (chosen?.server || chosen?.fault) return undefined;
  const release = remotes.find((remote) => remote.name === name);
  const version = chosen?.reference ?? (release && assignedVersion(release, share));
  return version && isForPages(version) ? version : undefined;
}

const nothing = { issuedAt: '', remotes: [] };

interface PageReleasesOptions {
  config: FrontSettings;
  releases: Releases;
  versions: VersionStore;
  /** Told of the versions that may render pages on the server. */
  follow: (builds: ServerBuild[]) => void;
}

/** The server builds of the released versions, so far as they are read: a rollback's target is ready too. */
function serverBuilds({ remotes }: ReleaseDocument, versions: VersionStore): ServerBuild[] {
  const all = remotes.flatMap(({ name, live, canary, previous }) =>
    [live, canary, previous].flatMap((version) => (version && isForPages(version) ? [{ name, version }] : [])),
  );
  void versions.ready(all.map(({ version }) => version));
  return all.flatMap(({ name, version: { hash, ...rest } }) => {
    const { server: code, pages = {} } = versions.of({ hash, ...rest }) ?? {};
    if (code === undefined) return [];
    const warmUpPages = Object.keys(pages).map((path) => path.replaceAll(/:\w+/g, 'x'));
    return [{ name, version: rest.version, hash, warmUpPages, area: { base: rest.base, code } }];
  });
}

interface PageRequest {
  url: URL;
  hasSession: boolean;
  /** The browser's share (`shareIn`). */
  share: number;
}

/**
 * Everything in a page's response that depends on releases: body, preload links and security policy. Waits a moment for
 * the files of the versions, then continues without the missing ones.
 */
export function createPageReleases({ config, releases, versions, follow }: PageReleasesOptions) {
  return async ({ url, hasSession, share }: PageRequest, override: Override | null) => {
    const known = releases.now();
    const document = known?.document ?? nothing;
    const routes = routesIn(known?.document);
    const area = routes.routeOf(url.pathname)?.area;
    const chosen = area && area !== 'shell' ? earlyVersion(document, { name: area, share }, override) : undefined;
    if (chosen) await versions.ready([chosen]);
    follow(serverBuilds(document, versions));
    const parts = chosen && versions.of(chosen);
    const scripts = scriptOrigins(document, override);
    const unchecked = [...new Set(serversOf(override).map((address) => new URL(address).origin))];
    const checkout = config.checkoutOrigins;
    return {
      settings: {
        releases: known?.signed ?? null,
        releaseKey: config.releaseKeyText,
        versions: parts ? { [chosen.hash]: parts.text } : {},
        scriptOrigins: [...scripts, ...checkout],
        uncheckedOrigins: unchecked,
        override,
        isDevelopment: config.isDevelopment,
        reportShare: config.reportShare,
      },
      origins: { scripts, checkout, media: config.mediaOrigins, connections: connectionsOf(document), unchecked },
      area,
      routes,
      early: parts && { base: chosen.base, files: parts.files },
      /** The version that may render the page on the server. */
      version: parts?.server === undefined ? undefined : chosen?.hash,
      ticketAreas: ticketAreas(document, { share, override }),
      /** The area of the address, where the version above renders it. */
      renderedArea: parts?.server === undefined ? undefined : area,
      /** Changes with the release document and the version that is read. */
      stamp: [known?.etag, parts && chosen.hash].join(' '),
      /** What the area's pages say of themselves; undefined if unknown. */
      pages: parts?.pages,
      view: prerenderedView(parts?.views, url, hasSession),
    };
  };
}
