import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  /** Inflated; null for an object without a stream. */
  stream: string | null;
}

/** The numbered objects of a PDF from PDFKit. */
function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const found = new Map<string, PdfObject>();
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const [head = '', stream] = body.split(/\nstream\n|\nendstream/);
    const bytes = stream === undefined ? null : Buffer.from(stream, 'latin1');
    const isPacked = head.includes('/FlateDecode');
    found.set(id, { head, stream: bytes && (isPacked ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return found;
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of a font's glyphs: PDFKit lists them in the order of the glyph ids. */
function lettersOf(cmap: string): string[] {
  const ranges = [...cmap.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/gi)].map(([, list = '']) => list);
  return [...ranges.join(' ').matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) => utf16(hex.replaceAll(' ', '')));
}

/**
 * The text of a PDF from PDFKit as a reader would copy it, one drawn run after another. Throws for a font without a
 * character map.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(cmap)?.stream ?? ''));
    }
  }
  const streams = [...objects.values()].map(({ stream }) => stream ?? '').filter((stream) => stream.includes(' TJ'));
  return streams.map((stream) => drawnText(stream, fonts)).join('\n');
}

function drawnText(stream: string, fonts: Map<string, string[]>): string {
  const runs: string[] = [];
  let letters: string[] = [];
  for (const [, font, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) {
      letters = fonts.get(font) ?? [];
      if (letters.length === 0) throw new Error(`${font} has no letters`);
      runs.push('');
    } else {
      const glyphs = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      runs[runs.length - 1] += glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
    }
  }
  return runs.join('\n');
}
