import { createHash } from 'node:crypto';
import type { Envelope } from '@vidya/contracts/call';
import type { CourseSummary } from '@vidya/contracts/course';

/** A page of the catalogue as every visitor gets it, written out once. */
export interface CataloguePage {
  courses: CourseSummary[];
  total: number;
  /** The whole envelope as bytes, and a strong tag of exactly these bytes. */
  body: Buffer;
  etag: string;
}

export interface CatalogueCache {
  /** The page kept under `key`, or what `load` answers. Callers that come while it loads share one load. */
  page(key: string, load: () => Promise<CataloguePage>): Promise<CataloguePage>;
  /** After a change nobody gets an older page, not even one that is being loaded just now. */
  invalidate(): void;
}

export function preparePage(courses: CourseSummary[], total: number): CataloguePage {
  const envelope: Envelope<CourseSummary[]> = { Success: true, Message: '', Data: courses, Error: null, Total: total };
  const body = Buffer.from(JSON.stringify(envelope));
  return { courses, total, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

interface Entry {
  page: Promise<CataloguePage>;
  until: number;
}

interface CacheOptions {
  /** How long a page may be older than the database, when another process wrote. */
  lifeMs: number;
  most: number;
  now?: () => number;
}

export function createCatalogueCache({ lifeMs, most, now = Date.now }: CacheOptions): CatalogueCache {
  const entries = new Map<string, Entry>();
  const keep = (key: string, entry: Entry): void => {
    const [oldest] = entries.keys();
    if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
    entries.delete(key);
    entries.set(key, entry);
  };
  return {
    page(key, load) {
      const found = entries.get(key);
      if (found && found.until > now()) return found.page;
      const entry = { page: load(), until: now() + lifeMs };
      keep(key, entry);
      entry.page.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.page;
    },
    invalidate: () => entries.clear(),
  };
}
