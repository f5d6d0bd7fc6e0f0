import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Layout } from 'fontkit';
import { openShaper, type Shaped } from './harfbuzz.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 'regular' | 'bold' | 'heavy';

const { resolve } = createRequire(import.meta.url);

const noto = (script: string): string => `noto-sans-${script}/files/noto-sans-${script}-${script}`;

/**
 * A typeface has one file per group of scripts. A text takes the first that has its letters, so the site's own come
 * first. The packages contain only WOFF and WOFF2. WOFF is tables compressed with zlib, so we can unpack it ourselves.
 */
const files = {
  latin: 'anek-latin/files/anek-latin-latin',
  latinExtended: 'anek-latin/files/anek-latin-latin-ext',
  vietnamese: 'anek-latin/files/anek-latin-vietnamese',
  devanagari: 'anek-devanagari/files/anek-devanagari-devanagari',
  tamil: noto('tamil'),
  bengali: noto('bengali'),
  gujarati: noto('gujarati'),
  gurmukhi: noto('gurmukhi'),
  kannada: noto('kannada'),
  malayalam: noto('malayalam'),
  meetei: noto('meetei-mayek'),
  odia: noto('oriya'),
  telugu: noto('telugu'),
  arabic: noto('arabic'),
  hebrew: noto('hebrew'),
  rareLatin: 'noto-sans/files/noto-sans-latin-ext',
  rareVietnamese: 'noto-sans/files/noto-sans-vietnamese',
  greek: 'noto-sans/files/noto-sans-greek',
  greekExtended: 'noto-sans/files/noto-sans-greek-ext',
  cyrillic: 'noto-sans/files/noto-sans-cyrillic',
  cyrillicExtended: 'noto-sans/files/noto-sans-cyrillic-ext',
  rareDevanagari: 'noto-sans/files/noto-sans-devanagari',
};

export type Face = keyof typeof files;

const weights: Record<Weight, number> = { regular: 400, bold: 600, heavy: 700 };

interface OpenFont {
  /** For pdfkit, which embeds glyphs and lays them out by `layout`. */
  font: Font;
  hasGlyph: (codePoint: number) => boolean;
}

/** What pdfkit passes as features of a run. They stand for its direction. */
export const directionFeatures = { ltr: ['ltra'], rtl: ['rtla'] };

/** Copied text has the letters of a cluster once, at its widest glyph: dots and marks are glyphs beside the letter. */
function nameLetters(text: string, shaped: Shaped[], glyphs: Layout['glyphs']): void {
  const widest = new Map<number, Layout['glyphs'][number]>();
  for (const [at, { from }] of shaped.entries()) {
    const glyph = glyphs[at]!;
    const other = widest.get(from);
    if (!other || glyph.advanceWidth > other.advanceWidth) widest.set(from, glyph);
  }
  const starts = [...widest.keys(), text.length].toSorted((a, b) => a - b);
  for (const [index, from] of starts.slice(0, -1).entries()) {
    const letters = Array.from(text.slice(from, starts[index + 1]));
    widest.get(from)!.codePoints = letters.map((letter) => letter.codePointAt(0) ?? 0);
  }
}

/**
 * pdfkit's own font library throws or draws wrong signs in half of the Indian scripts, so HarfBuzz shapes, and pdfkit
 * embeds the glyphs.
 */
function open(file: Buffer): OpenFont {
  const font = create(file);
  const shaper = openShaper(file);
  const layout = (text: string, features: string[] = []): Layout => {
    const shaped = shaper.shape(text, features.includes('rtla') ? 'rtl' : 'ltr');
    const glyphs: Layout['glyphs'] = shaped.map(({ glyph }) => ({
      id: glyph,
      advanceWidth: font.getGlyph(glyph).advanceWidth,
      codePoints: [],
    }));
    nameLetters(text, shaped, glyphs);
    const positions = shaped.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
    return {
      glyphs,
      positions,
      // pdfkit scales the positions before it reads this.
      get advanceWidth() {
        return positions.reduce((width, each) => width + each.xAdvance, 0);
      },
    };
  };
  return { font: Object.assign(font, { layout }), hasGlyph: shaper.hasGlyph };
}

const opened = new Map<string, OpenFont>();

/** Returns the font, opened once per process. */
export function openFont(face: Face, weight: Weight): OpenFont {
  const name = `@fontsource/${files[face]}-${weights[weight]}-normal.woff`;
  const font = opened.get(name) ?? open(unpackWoff(readFileSync(resolve(name))));
  opened.set(name, font);
  return font;
}

/** Whether the face has a glyph for each character. All weights have the same. */
export function hasGlyphs(face: Face, text: string): boolean {
  const { hasGlyph } = openFont(face, 'regular');
  return Array.from(text).every((letter) => hasGlyph(letter.codePointAt(0) ?? 0));
}
