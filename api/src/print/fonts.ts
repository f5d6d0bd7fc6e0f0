import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 'regular' | 'bold';
/** A typeface has one font file per group of scripts. */
export type Face = 'latin' | 'latinExtended' | 'devanagari' | 'tamil';

const { resolve } = createRequire(import.meta.url);

/** The packages contain only WOFF and WOFF2. WOFF is tables compressed with zlib, so we can unpack it ourselves. */
const files: Record<Face, string> = {
  latin: 'anek-latin/files/anek-latin-latin',
  latinExtended: 'anek-latin/files/anek-latin-latin-ext',
  devanagari: 'anek-devanagari/files/anek-devanagari-devanagari',
  tamil: 'noto-sans-tamil/files/noto-sans-tamil-tamil',
};
const weights: Record<Weight, number> = { regular: 400, bold: 600 };

const read = new Map<string, Buffer>();

/** Returns the font as a plain TrueType file, read once per process. */
export function fontFile(face: Face, weight: Weight): Buffer {
  const name = `@fontsource/${files[face]}-${weights[weight]}-normal.woff`;
  const bytes = read.get(name) ?? unpackWoff(readFileSync(resolve(name)));
  read.set(name, bytes);
  return bytes;
}
