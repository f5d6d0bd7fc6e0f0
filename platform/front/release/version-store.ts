import type { PageMetas, PrerenderedView } from '@vidya/contracts/texts/page-meta';
import type { VersionFiles, VersionReference } from '../../gate/document/release.ts';
import { integrityOf } from '../../gate/integrity-of.ts';
import { pagesIn, viewsIn } from './page-files.ts';

/** What the front server reads from a version's folder. */
interface VersionParts {
  /** `release.json`, byte for byte: the page embeds it, and the shell checks its hash again. */
  text: string;
  files: VersionFiles;
  views: Record<string, PrerenderedView>;
  /** What its pages say of themselves without data; undefined for an old version. */
  pages: PageMetas | undefined;
  /** The code of `server.cjs`, if the version has one. */
  server: string | undefined;
}

interface Entry {
  startedAt: number;
  work: Promise<void>;
  parts?: VersionParts;
  failedAt?: number;
}

const withinMs = 5_000;
const againAfterMs = 1_000;
const max = 60;

async function readChecked(address: string, hash: string | undefined): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(withinMs) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (integrityOf(bytes) !== hash) throw new Error(`${address} has another hash than the one it was released with`);
  return bytes.toString('utf8');
}

async function readParts({ base, hash }: VersionReference): Promise<VersionParts> {
  const text = await readChecked(`${base}release.json`, hash);
  const files = JSON.parse(text) as VersionFiles;
  const read = async (file: string): Promise<string | undefined> => {
    const known = files.integrity[file];
    return known && readChecked(base + file, known);
  };
  const [views = '{}', pages, server] = await Promise.all(['views.json', 'pages.json', 'server.cjs'].map(read));
  return {
    text,
    files,
    views: viewsIn(views),
    pages: pages === undefined ? undefined : pagesIn(pages),
    server,
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)).unref());

export type VersionStore = ReturnType<typeof createVersionStore>;

/** Reads each version's folder over HTTP once. Pages do not wait longer than `waitMs`; a failed read is retried. */
export function createVersionStore(waitMs: number) {
  const entries = new Map<string, Entry>();
  const start = (reference: VersionReference, failed?: Entry): Entry => {
    const entry: Entry = { startedAt: failed ? failed.startedAt : Date.now(), work: Promise.resolve() };
    entry.work = readParts(reference).then(
      (parts) => void (entry.parts = parts),
      (error: unknown) => {
        entry.failedAt = Date.now();
        if (!failed) console.warn(`Version ${reference.version} is not ready: ${String(error)}`);
      },
    );
    const [oldest] = entries.keys();
    if (entries.size >= max && oldest !== undefined) entries.delete(oldest);
    entries.set(reference.hash, entry);
    return entry;
  };
  const find = (reference: VersionReference): Entry => {
    const known = entries.get(reference.hash);
    if (!known) return start(reference);
    const isDue = known.failedAt !== undefined && Date.now() - known.failedAt > againAfterMs;
    return isDue ? start(reference, known) : known;
  };
  return {
    /** Resolves when every version is read, has failed, or has delayed pages by `waitMs`, which it does once. */
    async ready(references: VersionReference[]): Promise<void> {
      const waiting = references.map(find).filter(({ parts }) => !parts);
      const late = waiting.map(({ startedAt, work }) => Promise.race([work, pause(startedAt + waitMs - Date.now())]));
      await Promise.all(late);
    },
    /** Whether it is read, or could not be. */
    isSettled({ hash }: VersionReference): boolean {
      const { parts, failedAt } = entries.get(hash) ?? {};
      return parts !== undefined || failedAt !== undefined;
    },
    /** Undefined until it is read. */
    of: ({ hash }: VersionReference) => entries.get(hash)?.parts,
  };
}
