import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The last good release document on this server's own disk: after a restart there is something to go back to. */
export interface KeptDocument {
  /** Undefined when nothing was kept, or it cannot be read. */
  read(): string | undefined;
  /** A disk that takes nothing keeps nobody from the site: says so. */
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
