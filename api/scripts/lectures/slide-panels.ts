import type { BodyOf, Panel } from './lecture.ts';
import { box, colour, INNER, MARGIN, text, WIDTH } from './slide-parts.ts';

export function drawBars({ bars }: BodyOf<'bars'>, step: number): string {
  const room = 400 / bars.length;
  const isTogether = bars.length > 3;
  return bars
    .map(({ label, share, shown, isAccent = false }, index) => {
      const y = 236 + index * room;
      const height = Math.min(58, room * 0.45);
      const width = Math.max(14, (INNER - 190) * share);
      const isNow = isTogether || index === step;
      return (
        text(label, {
          x: MARGIN,
          y: y + 28,
          size: 30,
          fill: isNow ? colour.ink : colour.muted,
          isBold: isNow && !isTogether,
        }) +
        box({ x: MARGIN, y: y + 44, width: INNER - 190, height, fill: colour.sunken, radius: 14 }) +
        box({
          x: MARGIN,
          y: y + 44,
          width,
          height,
          fill: isAccent ? colour.accent : colour.primary,
          radius: Math.min(14, width / 2),
        }) +
        text(shown, { x: WIDTH - MARGIN, y: y + 44 + height * 0.74, size: 40, isBold: true, anchor: 'end' })
      );
    })
    .join('');
}

export function drawCompare({ panels }: BodyOf<'compare'>): string {
  const gap = 40;
  const width = (INNER - gap) / 2;
  return panels.map((panel, index) => drawPanel(panel, MARGIN + index * (width + gap), width)).join('');
}

function drawPanel({ title, lines, isGood }: Panel, x: number, width: number): string {
  const edge = isGood ? colour.primary : colour.danger;
  const isPale = !isGood && title.includes(':');
  const rows = lines.map((line, index) =>
    text(line, { x: x + 44, y: 400 + index * 68, size: 40, fill: isPale ? '#a9aaa5' : colour.ink }),
  );
  return (
    box({ x, y: 232, width, height: 290, fill: colour.surface, stroke: edge, radius: 24 }) +
    text(title, { x: x + 44, y: 316, size: 44, isBold: true, fill: edge }) +
    rows.join('')
  );
}

export function drawCode({ lines, focus }: BodyOf<'code'>, step: number): string {
  const lit = focus[Math.min(step, focus.length - 1)] ?? [];
  const height = lines.length * 64 + 64;
  const top = 232;
  const rows = lines.map((line, index) => {
    const y = top + 74 + index * 64;
    const isLit = lit.includes(index);
    const band = isLit
      ? `<rect x="${MARGIN}" y="${y - 46}" width="${INNER}" height="64" fill="#1d4750"/><rect x="${MARGIN}" y="${y - 46}" width="8" height="64" fill="${colour.accent}"/>`
      : '';
    return band + text(line, { x: MARGIN + 40, y, size: 34, family: 'mono', fill: isLit ? '#fff' : '#9fb6ba' });
  });
  return box({ x: MARGIN, y: top, width: INNER, height, fill: '#13313a', radius: 20 }) + rows.join('');
}
