import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Line {
  kind: string;
  id: string;
  /** Absent when the record was removed. */
  value?: unknown;
}

/** Records of one kind by id, in the order of their first `put`. */
export interface Collection<T> {
  get(id: string): T | undefined;
  values(): T[];
  /** Remembers the record, and writes it to the journal before returning. */
  put(id: string, value: T): void;
  remove(id: string): void;
  clear(): void;
}

export type Journal = ReturnType<typeof openJournal>;

// Opening a journal with more superseded lines than this rewrites it without them.
const maxSupersededLines = 1000;

/** Opens a journal of JSON lines and replays it: acknowledged records survive a killed process. */
export function openJournal(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = existsSync(file) ? readLines(file) : [];
  const kinds = replay(lines);
  compact(file, kinds, lines.length);

  const write = (line: Line) => appendFileSync(file, `${JSON.stringify(line)}\n`);

  function collection<T>(kind: string): Collection<T> {
    const records = kindOf(kinds, kind) as Map<string, T>;
    const remove = (id: string) => {
      if (records.delete(id)) write({ kind, id });
    };
    return {
      get: (id) => records.get(id),
      values: () => [...records.values()],
      put(id, value) {
        write({ kind, id, value });
        records.set(id, value);
      },
      remove,
      clear: () => [...records.keys()].forEach(remove),
    };
  }

  return { collection };
}

const readLines = (file: string): Line[] => readFileSync(file, 'utf8').split('\n').flatMap(parseLine);

// A process that is killed during a write leaves half a line, which was never acknowledged.
function parseLine(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
}

function kindOf(kinds: Map<string, Map<string, unknown>>, kind: string): Map<string, unknown> {
  const known = kinds.get(kind) ?? new Map<string, unknown>();
  kinds.set(kind, known);
  return known;
}

function replay(lines: Line[]): Map<string, Map<string, unknown>> {
  const kinds = new Map<string, Map<string, unknown>>();
  for (const { kind, id, value } of lines) {
    if (value === undefined) kindOf(kinds, kind).delete(id);
    else kindOf(kinds, kind).set(id, value);
  }
  return kinds;
}

function compact(file: string, kinds: Map<string, Map<string, unknown>>, lineCount: number): void {
  const live = [...kinds].flatMap(([kind, records]) => [...records].map(([id, value]) => ({ kind, id, value })));
  const endsBroken = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  if (!endsBroken && lineCount - live.length <= maxSupersededLines) return;
  writeFileSync(`${file}.new`, live.map((line) => `${JSON.stringify(line)}\n`).join(''));
  renameSync(`${file}.new`, file);
}
