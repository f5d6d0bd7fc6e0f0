import { readFileSync, statSync } from 'node:fs';
import type { FrontSettings } from '../front-settings.ts';
import { createDocumentKeeper, type DocumentKeeper } from './document-keeper.ts';

export interface Releases {
  /** The current release document; undefined if there never was a good one. */
  now: DocumentKeeper['current'];
  close(): void;
}

const everyMs = 500;
const withinMs = 5_000;

/** Reads the file again only if it has changed. */
function fromFile(file: string, keeper: DocumentKeeper): Releases {
  let seen = '';
  const look = (): void => {
    try {
      const found = statSync(file, { throwIfNoEntry: false });
      const stamp = found ? `${found.ino}/${found.mtimeMs}/${found.size}` : '';
      if (stamp === seen) return;
      if (found) keeper.offer(readFileSync(file, 'utf8'));
      else keeper.complain(`${file} is not there`);
      // Only now: what could not be read is read the next time.
      seen = stamp;
    } catch (error) {
      keeper.complain(`it cannot be read (${String(error)})`);
    }
  };
  const now = () => {
    look();
    return keeper.current();
  };
  now();
  return { now, close: () => undefined };
}

/** Polls the address every 500 ms; an unchanged document costs one 304 response. Resolves after the first poll. */
async function fromAddress(address: string, keeper: DocumentKeeper): Promise<Releases> {
  let etag: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const look = async (): Promise<void> => {
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(withinMs) });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    keeper.offer(await response.text());
    etag = response.headers.get('etag') ?? undefined;
  };
  const lookOn = async (): Promise<void> => {
    await look().catch((error: unknown) => keeper.complain(`it cannot be had (${String(error)})`));
    if (!isClosed) timer = setTimeout(() => void lookOn(), everyMs);
  };
  await lookOn();
  return {
    now: keeper.current,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Follows changes of the release document without a restart, from its file or its URL. */
export async function followReleases(config: FrontSettings): Promise<Releases> {
  const keeper = createDocumentKeeper(config);
  return config.releasesUrl ? fromAddress(config.releasesUrl, keeper) : fromFile(config.releases, keeper);
}
