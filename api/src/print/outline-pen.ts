import { directionFeatures, openFont } from './fonts.ts';
import { measureOnce } from './measure-once.ts';
import { ink, type Place, shares } from './pen.ts';
import { type Run, runsOf } from './text-runs.ts';
import type { TextStyle } from './write-lines.ts';

const escapeColor = (color: string): string => color.replaceAll(/[^#\w]/g, '');
const short = (value: number): string => String(Math.round(value * 1000) / 1000);

function shape({ text, face, direction }: Run, { size, weight = 'regular' }: TextStyle) {
  const { font } = openFont(face, weight);
  return { font, scale: size / font.unitsPerEm, layout: font.layout(text, directionFeatures[direction]) };
}

/**
 * Draws text as outlines of glyphs, for pictures: the same letters as in the papers, whatever fonts the machine has.
 * `svg` returns all that was drawn, as elements of an SVG.
 */
export function createOutlinePen() {
  const drawn: string[] = [];
  const widthOf = measureOnce((text, style) =>
    runsOf(text).runs.reduce((width, run) => {
      const { layout, scale } = shape(run, style);
      return width + layout.advanceWidth * scale;
    }, 0),
  );
  const writeRun = (run: Run, { x, y }: Place, style: TextStyle): number => {
    const { font, scale, layout } = shape(run, style);
    let at = 0;
    for (const [index, { id }] of layout.glyphs.entries()) {
      const position = layout.positions[index]!;
      const left = short(x + (at + position.xOffset) * scale);
      const up = short(y - position.yOffset * scale);
      const outline = font.getGlyph(id).path.toSVG();
      if (outline) drawn.push(`<path transform="translate(${left} ${up}) scale(${scale} ${-scale})" d="${outline}"/>`);
      at += position.xAdvance;
    }
    return at * scale;
  };
  const write = (text: string, { x, y }: Place, style: TextStyle): void => {
    let at = x - shares[style.align ?? 'start'] * widthOf(text, style);
    drawn.push(`<g fill="${escapeColor(style.color ?? ink)}">`);
    for (const run of runsOf(text).runs) at += writeRun(run, { x: at, y }, style);
    drawn.push('</g>');
  };
  return { widthOf, write, svg: (): string => drawn.join('') };
}
