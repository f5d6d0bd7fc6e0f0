import type { BodyOf } from './lecture.ts';
import { arrow, box, colour, INNER, MARGIN, text, WIDTH } from './slide-parts.ts';

export function drawFlow({ boxes }: BodyOf<'flow'>, step: number): string {
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

export function drawCells({ values, states }: BodyOf<'cells'>, step: number): string {
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

export function drawExchange({ left, right, messages }: BodyOf<'exchange'>, step: number): string {
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
