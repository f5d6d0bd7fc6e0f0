import { shareCookie, ticketEntry } from '../../gate/document/canary.ts';
import { readTicket } from '../../gate/document/page-ticket.ts';
import type { VersionFiles, VersionReference } from '../../gate/document/release.ts';
import { integrityOf } from '../../gate/integrity-of.ts';
import type { RemoteName } from '../../gate/remotes.ts';

const withinMs = 10_000;

export interface PageToRehearse {
  /** The site's origin. */
  origin: string;
  path: string;
  /** The share that gets the version. */
  share: number;
  name: RemoteName;
  version: string;
  frontSecret: string | undefined;
}

/** 'elsewhere': the front server gives another version yet, or does not respond: it says nothing of this one. */
type Rehearsed = { is: 'good' } | { is: 'elsewhere' } | { is: 'bad'; why: string };

const bad = (why: string): Rehearsed => ({ is: 'bad', why });

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(withinMs) });

/** The ticket in a `server-timing` header: `ticket;desc="…"`, perhaps among others. */
function ticketIn(header: string): string {
  const entry = header.split(',').find((each) => each.trimStart().startsWith(`${ticketEntry};`));
  return entry?.split('"')[1] ?? '';
}

/** The text in the page's main part. */
function textOf(html: string): string {
  const start = html.indexOf('<main');
  const main = html.slice(start, html.indexOf('</main>', start));
  // After each tag.
  const texts = main.split('<').map((part) => part.slice(part.indexOf('>') + 1));
  return texts.join(' ').trim();
}

/** Fetches one page as a visitor who was given the version. A page that browsers render is good when it comes. */
export async function rehearsePage(page: PageToRehearse): Promise<Rehearsed> {
  const { origin, path, share, name, version, frontSecret } = page;
  const response = await get(origin + path, { cookie: `${shareCookie}=${share}` }).catch(() => null);
  if (!response) return { is: 'elsewhere' };
  const text = ticketIn(response.headers.get('server-timing') ?? '');
  const given = readTicket(text, frontSecret)?.areas.find((area) => area.name === name);
  if (given?.version !== version) return { is: 'elsewhere' };
  if (given.hasFailed) return bad(`The server could not render ${path}.`);
  if (response.status !== 200) return bad(`${path} answers ${response.status}.`);
  const html = await response.text();
  const isRendered = html.includes('"rendered":{');
  return isRendered && textOf(html) === '' ? bad(`${path} shows no text.`) : { is: 'good' };
}

/** Fetches the scripts that every page of a version begins with, and compares them with their hashes. */
export async function rehearseFiles({ base }: VersionReference, files: VersionFiles): Promise<string | null> {
  for (const file of files.preload) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await get(base + file).catch(() => null);
    // oxlint-disable-next-line no-await-in-loop
    const bytes = response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
    if (!bytes) return `${file} cannot be had.`;
    if (integrityOf(bytes) !== files.integrity[file]) return `${file} is not what was published.`;
  }
  return null;
}
