import type { Body, BodyOf } from './lecture.ts';
import { drawCells, drawExchange, drawFlow } from './slide-diagrams.ts';
import { drawBars, drawCode, drawCompare } from './slide-panels.ts';
import { box, colour, INNER, MARGIN, text } from './slide-parts.ts';

/** SVG of a slide's body when its sentence number `step` is being spoken. */
export function drawBody(body: Body, step: number): string {
  switch (body.kind) {
    case 'cover':
      return drawCover(body);
    case 'points':
      return drawPoints(body, step);
    case 'flow':
      return drawFlow(body, step);
    case 'cells':
      return drawCells(body, step);
    case 'code':
      return drawCode(body, step);
    case 'bars':
      return drawBars(body, step);
    case 'exchange':
      return drawExchange(body, step);
    case 'compare':
      return drawCompare(body);
  }
}

function drawCover({ lines, subtitle }: BodyOf<'cover'>): string {
  const top = 330 - (lines.length - 1) * 45;
  const title = lines.map((line, index) =>
    text(line, { x: MARGIN, y: top + index * 92, size: 80, isBold: true, fill: colour.paper }),
  );
  const below = top + (lines.length - 1) * 92;
  return `${title.join('')}<rect x="${MARGIN}" y="${below + 40}" width="96" height="8" rx="4" fill="${colour.accent}"/>${text(subtitle, { x: MARGIN, y: below + 110, size: 36, fill: '#cfe6e3' })}`;
}

function drawPoints({ items }: BodyOf<'points'>, step: number): string {
  return items
    .map((item, index) => {
      const y = 290 + index * 116;
      const isNow = index === step;
      const isShown = index <= step;
      return (
        box({
          x: MARGIN,
          y: y - 58,
          width: INNER,
          height: 92,
          fill: isNow ? colour.accentSoft : colour.surface,
          stroke: isNow ? colour.accent : colour.line,
          opacity: isShown ? 1 : 0.45,
        }) +
        `<circle cx="${MARGIN + 48}" cy="${y - 12}" r="22" fill="${isShown ? colour.primary : colour.line}"/>` +
        text(String(index + 1), { x: MARGIN + 48, y: y - 2, size: 26, isBold: true, fill: '#fff', anchor: 'middle' }) +
        text(item, { x: MARGIN + 96, y: y + 2, size: 37, isBold: isNow, opacity: isShown ? 1 : 0.3 })
      );
    })
    .join('');
}
