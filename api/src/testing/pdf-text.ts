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

interface PdfFont {
  letters: string[];
  /** In thousandths of the size. */
  advances: number[];
}

/** The fonts by their names on the page, with one entry per glyph. */
function fontsOf(objects: Map<string, PdfObject>): Map<string, PdfFont> {
  const fonts = new Map<string, PdfFont>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id)?.head ?? '';
      const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
      const [, metrics = ''] = /\/DescendantFonts \[(\d+) 0 R/.exec(font) ?? [];
      const [, advances = ''] = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(metrics)?.head ?? '') ?? [];
      const letters = lettersOf(objects.get(cmap)?.stream ?? '');
      fonts.set(name, { letters, advances: advances.split(' ').map(Number) });
    }
  }
  return fonts;
}

interface DrawnRun {
  /** The letters of the glyphs. */
  text: string;
  /** What a reader copies instead. */
  copied: string | undefined;
  /** Numbers in the font's subset; 0 is the box for a missing letter. */
  glyphs: number[];
  /** In points from the page's left edge. */
  left: number;
  right: number;
  /** The baseline's height above the page's lower edge, in points. */
  up: number;
}

/** The text that stands for the runs of a marked span when a reader copies them, as PDFKit escapes it. */
function actualText(escaped: string): string {
  const letters: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = escaped.replaceAll(/\\([\s\S])/g, (_, letter: string) => letters[letter] ?? letter);
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

const drawing =
  /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|(EMC)|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g;

/** The text runs of a PDF from PDFKit, in the order of drawing. Throws for a font without a character map. */
export function pdfRuns(pdf: Buffer): DrawnRun[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const streams = [...objects.values()].map(({ stream }) => stream ?? '').filter((stream) => stream.includes(' TJ'));
  return streams.flatMap((stream) => drawnRuns(stream, fonts));
}

/** Adds glyphs to the run; returns the width in thousandths of the size. */
function addGlyphs(run: DrawnRun, shown: string, { letters, advances }: PdfFont): number {
  let width = 0;
  for (const [, hex, gap] of shown.matchAll(/<([\da-f]+)>|(-?[\d.]+)/gi)) {
    const glyphs = (hex?.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16));
    run.glyphs.push(...glyphs);
    run.text += glyphs.map((glyph) => letters[glyph] ?? '').join('');
    width = glyphs.reduce((sum, glyph) => sum + (advances[glyph] ?? 0), width) - Number(gap ?? 0);
  }
  return width;
}

function drawnRuns(stream: string, fonts: Map<string, PdfFont>): DrawnRun[] {
  const runs: DrawnRun[] = [];
  let font: PdfFont = { letters: [], advances: [] };
  let [size, x, up] = [0, 0, 0];
  let copied: string | undefined;
  for (const [, actual, end, left, baseline, name, points, shown = ''] of stream.matchAll(drawing)) {
    if (actual !== undefined) copied = actualText(actual);
    else if (end) copied = undefined;
    else if (left) [x, up] = [Number(left), Number(baseline)];
    else if (name) {
      font = fonts.get(name) ?? { letters: [], advances: [] };
      if (font.letters.length === 0) throw new Error(`${name} has no letters`);
      size = Number(points);
      runs.push({ text: '', copied, glyphs: [], left: x, right: x, up });
      // A span's text stands at its first run.
      if (copied !== undefined) copied = '';
    } else {
      const run = runs.at(-1)!;
      x += (addGlyphs(run, shown, font) * size) / 1000;
      run.right = Math.max(run.right, x);
    }
  }
  return runs;
}

/** The text of a PDF from PDFKit as a reader would copy it, one drawn run per line. */
export const pdfText = (pdf: Buffer): string =>
  pdfRuns(pdf)
    .map(({ copied, text }) => copied ?? text)
    .join('\n');
