import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The last good release document on this server's disk, as a fallback after a restart. */
export interface KeptDocument {
  /** Undefined if nothing is stored or the file cannot be read. */
  read(): string | undefined;
  /** A failed write is logged; the site keeps working. */
  write(text: string): void;
}

export function keptDocument(file: string, say: (line: string) => void): KeptDocument {
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        const unfinished = `${file}.${randomUUID()}.part`;
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(unfinished, text);
        renameSync(unfinished, file);
      } catch (error) {
        say(`The release document cannot be kept for a restart: ${String(error)}`);
      }
    },
  };
}
