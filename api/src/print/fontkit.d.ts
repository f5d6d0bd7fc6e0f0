/** The part of pdfkit's own font library that we use; it comes without types. */
declare module 'fontkit' {
  interface Glyph {
    id: number;
    /** In the font's units, as all measures here. */
    advanceWidth: number;
    codePoints: number[];
  }
  interface Position {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Layout {
    glyphs: Glyph[];
    positions: Position[];
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    getGlyph: (id: number) => Glyph & { path: { toSVG: () => string } };
    layout: (text: string, features?: string[]) => Layout;
  }
  export function create(file: Uint8Array): Font;
}
