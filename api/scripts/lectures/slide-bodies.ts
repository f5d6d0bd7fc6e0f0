import type { Body, Panel } from './lecture.ts';
import { arrow, box, colour, MARGIN, text, WIDTH } from './slide-parts.ts';

const INNER = WIDTH - 2 * MARGIN;

type BodyOf<Kind extends Body['kind']> = Extract<Body, { kind: Kind }>;

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

function drawFlow({ boxes }: BodyOf<'flow'>, step: number): string {
  const gap = 56;
  const width = (INNER - gap * (boxes.length - 1)) / boxes.length;
  return boxes
    .map(({ title, note }, index) => {
      const x = MARGIN + index * (width + gap);
      const isNow = index === step;
      const isPast = index < step;
      const fill = isNow ? colour.primary : isPast ? colour.primarySoft : colour.surface;
      const link = index > 0 ? arrow(x - gap + 6, x - 2, 400, index <= step ? colour.accent : colour.line) : '';
      return (
        link +
        box({
          x,
          y: 290,
          width,
          height: 220,
          fill,
          stroke: isNow || isPast ? colour.primary : colour.line,
          radius: 24,
        }) +
        text(title, {
          x: x + width / 2,
          y: 392,
          size: boxes.length > 3 ? 38 : 42,
          isBold: true,
          anchor: 'middle',
          fill: isNow ? '#fff' : colour.ink,
        }) +
        text(note, { x: x + width / 2, y: 446, size: 26, anchor: 'middle', fill: isNow ? '#d5edea' : colour.muted })
      );
    })
    .join('');
}

function drawCells({ values, states }: BodyOf<'cells'>, step: number): string {
  const state = states[Math.min(step, states.length - 1)];
  const gap = 16;
  const width = (INNER - gap * (values.length - 1)) / values.length;
  const cells = values.map((value, index) => {
    const isOn = state?.on.includes(index) ?? false;
    const isOff = state?.off.includes(index) ?? false;
    const x = MARGIN + index * (width + gap);
    return (
      box({
        x,
        y: 300,
        width,
        height: 130,
        fill: isOn ? colour.accent : colour.surface,
        stroke: isOn ? colour.accent : colour.primary,
        opacity: isOff ? 0.3 : 1,
      }) +
      text(value, { x: x + width / 2, y: 384, size: 50, isBold: true, anchor: 'middle', opacity: isOff ? 0.35 : 1 })
    );
  });
  return (
    cells.join('') + text(state?.note ?? '', { x: WIDTH / 2, y: 520, size: 36, anchor: 'middle', fill: colour.muted })
  );
}

function drawCode({ lines, focus }: BodyOf<'code'>, step: number): string {
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

function drawBars({ bars }: BodyOf<'bars'>, step: number): string {
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

function drawExchange({ left, right, messages }: BodyOf<'exchange'>, step: number): string {
  const [from, to] = [MARGIN + 40, WIDTH - MARGIN - 40];
  const posts =
    `<path d="M${from} 290V630M${to} 290V630" stroke="${colour.line}" stroke-width="6" stroke-linecap="round"/>` +
    text(left, { x: MARGIN, y: 262, size: 34, isBold: true, fill: colour.primary }) +
    text(right, { x: WIDTH - MARGIN, y: 262, size: 34, isBold: true, anchor: 'end', fill: colour.primary });
  const rows = messages.slice(0, step + 1).map((message, index) => {
    const y = 350 + index * 112;
    const isNow = index === step;
    const [start, end] = message.from === 'left' ? [from + 14, to - 10] : [to - 14, from + 10];
    return (
      arrow(start, end, y + 22, isNow ? colour.accent : colour.primary) +
      text(message.text, { x: WIDTH / 2, y, size: 34, isBold: isNow, anchor: 'middle' })
    );
  });
  return posts + rows.join('');
}

function drawCompare({ panels }: BodyOf<'compare'>): string {
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
