import type { Motif } from './motifs-web.ts';
import { area, circle, fade, line, move, rect, repeat, ring, shape, stroke } from './shapes.ts';

/** The three basic shapes and a curve's handles. */
const basics: Motif = ({ main, soft, glow, deep }) =>
  circle([430, 330], 210, main) +
  fade(rect(520, 250, 360, 360, glow, 30), 0.94) +
  shape(
    [
      [900, 110],
      [1130, 500],
      [670, 500],
    ],
    soft,
  ) +
  stroke('M170 590C420 250 720 720 1110 210', deep, 14) +
  line([170, 590], [330, 380], deep, 6) +
  line([1110, 210], [930, 430], deep, 6) +
  rect(150, 570, 40, 40, '#fff', 6) +
  rect(1090, 190, 40, 40, '#fff', 6) +
  circle([330, 380], 18, deep) +
  circle([930, 430], 18, deep);

/** People speaking and one listening. */
const voices: Motif = ({ main, soft, glow, deep }) => {
  const bubble = (x: number, y: number, fill: string): string =>
    area(
      `M${x + 50} ${y}H${x + 330}A50 50 0 0 1 ${x + 380} ${y + 50}V${y + 130}A50 50 0 0 1 ${x + 330} ${y + 180}H${x + 140}L${x + 70} ${y + 246}V${y + 180}H${x + 50}A50 50 0 0 1 ${x} ${y + 130}V${y + 50}A50 50 0 0 1 ${x + 50} ${y}Z`,
      fill,
    );
  return (
    bubble(110, 90, main) +
    rect(170, 146, 220, 22, deep, 11) +
    rect(170, 196, 150, 22, deep, 11) +
    bubble(800, 110, glow) +
    rect(860, 168, 250, 22, deep, 11) +
    rect(860, 218, 170, 22, deep, 11) +
    bubble(470, 300, soft) +
    rect(530, 356, 230, 22, deep, 11) +
    rect(530, 406, 140, 22, deep, 11) +
    area('M410 720C410 590 520 560 640 560S870 590 870 720Z', deep) +
    circle([640, 560], 74, main)
  );
};

/** Tokens that become components. */
const swatches: Motif = ({ main, soft, glow, deep, tint }) =>
  repeat(5, (index) =>
    move(
      rect(-52, -360, 104, 380, [main, soft, glow, tint, main][index] ?? main, 26) + circle([0, -20], 16, deep),
      330,
      610,
      -44 + index * 22,
    ),
  ) +
  rect(690, 130, 440, 110, main, 55) +
  rect(760, 172, 220, 26, deep, 13) +
  circle([1072, 185], 30, glow) +
  rect(690, 290, 200, 200, soft, 34) +
  ring([790, 390], 54, deep, 18) +
  rect(930, 290, 200, 200, glow, 34) +
  stroke('M980 392L1016 430L1084 350', deep, 22) +
  rect(690, 540, 440, 56, tint, 28) +
  rect(690, 540, 280, 56, main, 28) +
  circle([970, 568], 44, soft);

/** A thing in motion leaves its traces. */
const easing: Motif = ({ main, soft, glow, deep }) =>
  stroke('M120 620C520 620 420 130 1150 130', soft, 12) +
  repeat(6, (index) => {
    const share = index / 5;
    const [x, y] = [150 + share * 950, 620 - 490 * (share * share * (3 - 2 * share))];
    return fade(rect(x - 74, y - 74, 148, 148, index === 5 ? glow : main, 26 + share * 48), 0.2 + share * 0.8);
  }) +
  circle([1100, 130], 26, deep);

export const INTERFACE: readonly Motif[] = [basics, voices, swatches, easing];
