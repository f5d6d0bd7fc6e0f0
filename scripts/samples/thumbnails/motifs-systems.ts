import type { Motif } from './motifs-web.ts';
import { circle, fade, rect, repeat, ring, stroke } from './shapes.ts';

/** A processor with its pins. */
const chip: Motif = ({ main, soft, glow, deep, ground }) =>
  repeat(7, (index) => {
    const at = 190 + index * 57;
    return rect(at + 270, 70, 22, 580, soft, 11) + rect(340, at - 12, 600, 22, soft, 11);
  }) +
  rect(390, 110, 500, 500, deep, 46) +
  rect(420, 140, 440, 440, main, 34) +
  rect(500, 220, 280, 280, ground, 26) +
  repeat(3, (row) =>
    repeat(3, (column) =>
      rect(530 + column * 78, 250 + row * 78, 62, 62, (row * 3 + column) % 4 === 1 ? glow : soft, 14),
    ),
  );

/** A terminal that waits for a word. */
const terminal: Motif = ({ main, soft, glow, deep, tint }) =>
  fade(rect(178, 122, 960, 520, '#000', 34), 0.3) +
  rect(160, 100, 960, 520, deep, 34) +
  rect(160, 100, 960, 76, tint, 34) +
  rect(160, 140, 960, 36, tint) +
  circle([214, 138], 14, glow) +
  circle([258, 138], 14, main) +
  circle([302, 138], 14, soft) +
  stroke('M224 256L284 306L224 356', glow, 22) +
  rect(320, 288, 300, 34, main, 17) +
  rect(224, 412, 430, 28, soft, 14) +
  rect(224, 470, 300, 28, soft, 14) +
  rect(224, 528, 60, 44, glow, 8) +
  repeat(3, (index) => ring([890, 400], 60 + index * 58, [glow, main, soft][index] ?? main, 26));

/** Pages that are kept in frames. */
const pages: Motif = ({ main, soft, glow, deep }) =>
  repeat(
    4,
    (index) =>
      rect(150, 104 + index * 134, 240, 110, index === 2 ? glow : main, 18) +
      rect(182, 144 + index * 134, 130, 28, deep, 14),
  ) +
  repeat(6, (index) =>
    rect(850 + (index % 2) * 150, 130 + Math.floor(index / 2) * 160, 130, 140, index === 3 ? glow : soft, 18),
  ) +
  stroke('M390 159C600 159 640 200 850 200', deep, 10) +
  stroke('M390 427C600 427 720 360 1000 360', glow, 18) +
  stroke('M390 561C620 561 640 520 850 520', deep, 10) +
  circle([390, 427], 20, deep);

export const SYSTEMS: readonly Motif[] = [chip, terminal, pages];
