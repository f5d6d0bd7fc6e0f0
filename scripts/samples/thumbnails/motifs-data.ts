import type { Motif } from './motifs-web.ts';
import { area, circle, curve, fade, type Point, polyline, rect, repeat, ring, stroke } from './shapes.ts';

/** Bars like a skyline, with the trend above. */
const skyline: Motif = ({ main, soft, glow, deep }) => {
  const heights = [170, 250, 210, 330, 290, 420, 500];
  const top = heights.map((height, index): Point => [208 + index * 144, 560 - height]);
  return (
    repeat(7, (index) =>
      rect(156 + index * 144, 640 - (heights[index] ?? 0), 104, heights[index] ?? 0, index % 2 ? main : soft, 16),
    ) +
    rect(110, 636, 1080, 14, deep, 7) +
    stroke(curve(top), glow, 18) +
    top.map((point) => circle(point, 20, deep) + circle(point, 11, glow)).join('')
  );
};

/** A bell filled with dots: what is usual, what is rare. */
const bell: Motif = ({ main, glow, soft, deep }) => {
  const height = (x: number): number => 470 * Math.exp(-(((x - 640) / 300) ** 2));
  const columns = repeat(21, (column) => {
    const x = 120 + column * 52;
    const isUsual = Math.abs(column - 10) < 5;
    return repeat(Math.max(1, Math.round(height(x) / 50)), (row) =>
      circle([x, 604 - row * 50], 17, isUsual ? main : soft),
    );
  });
  const outline = Array.from({ length: 41 }, (_, index): Point => [60 + index * 29, 566 - height(60 + index * 29)]);
  return (
    columns +
    stroke(polyline(outline), glow, 16) +
    rect(60, 640, 1160, 16, deep, 8) +
    circle([640, 96], 30, deep) +
    circle([640, 96], 16, glow)
  );
};

/** A table whose rows turn into circles. */
const pie: Motif = ({ main, glow, soft, deep, ground }) =>
  repeat(
    5,
    (row) =>
      rect(130, 130 + row * 96, 190, 68, row === 2 ? glow : main, 16) +
      rect(340, 130 + row * 96, 130 + ((row * 53) % 90), 68, soft, 16),
  ) +
  circle([880, 360], 262, deep) +
  area('M880 360V122A238 238 0 1 1 674 479Z', main) +
  area('M880 360L674 479A238 238 0 0 1 760 154Z', glow) +
  area('M880 360L760 154A238 238 0 0 1 880 122Z', soft) +
  circle([880, 360], 104, ground) +
  circle([880, 360], 46, deep);

/** Ridges of seasons, one behind the other. */
const ridges: Motif = ({ main, soft, glow, deep, tint }) =>
  [soft, glow, main, tint, deep]
    .map((colour, row) => {
      const base = 330 + row * 96;
      const peaks = Array.from({ length: 9 }, (_, index): Point => {
        const swing = Math.sin(index * 1.35 + row * 1.9) * 92 + Math.cos(index * 0.7 + row) * 46;
        return [index * 162 - 8, base - 70 + swing * (1 - row * 0.12)];
      });
      return area(`${curve(peaks)}V720H-8Z`, colour);
    })
    .join('') +
  circle([1000, 150], 70, glow) +
  fade(ring([1000, 150], 104, glow, 10), 0.6);

export const DATA: readonly Motif[] = [skyline, bell, pie, ridges];
