import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold';
/** One file of a typeface: they are cut by script. */
export type Face = 'latin' | 'latinExtended' | 'devanagari' | 'tamil';

const { resolve } = createRequire(import.meta.url);

/** WOFF rather than WOFF2: what is embedded is taken from it glyph by glyph, which WOFF2 packs away. */
const files: Record<Face, string> = {
  latin: 'anek-latin/files/anek-latin-latin',
  latinExtended: 'anek-latin/files/anek-latin-latin-ext',
  devanagari: 'anek-devanagari/files/anek-devanagari-devanagari',
  tamil: 'noto-sans-tamil/files/noto-sans-tamil-tamil',
};
const weights: Record<Weight, number> = { regular: 400, bold: 600 };

const read = new Map<string, Buffer>();

/** The font file's bytes, read once in the life of the process. */
export function fontFile(face: Face, weight: Weight): Buffer {
  const name = `@fontsource/${files[face]}-${weights[weight]}-normal.woff`;
  const bytes = read.get(name) ?? readFileSync(resolve(name));
  read.set(name, bytes);
  return bytes;
}
