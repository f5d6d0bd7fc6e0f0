import type { Random } from '../../../api/src/seed/sample/random.ts';
import { area, circle, fade, line, move, type Palette, rect, repeat, ring, shape, stroke } from './shapes.ts';

/** Draws the subject of a category in one of several compositions. */
export type Motif = (palette: Palette, random: Random) => string;

function browser(
  width: number,
  height: number,
  { deep, glow, soft, tint }: Palette,
  body: string,
  fill: string,
): string {
  return (
    fade(rect(16, 20, width, height, deep, 26), 0.35) +
    rect(0, 0, width, height, fill, 26) +
    area(`M0 62V26A26 26 0 0 1 26 0H${width - 26}A26 26 0 0 1 ${width} 26V62Z`, deep) +
    circle([40, 31], 10, glow) +
    circle([72, 31], 10, soft) +
    circle([104, 31], 10, tint) +
    body
  );
}

/** Two windows, one behind the other, and a pointer. */
const windows: Motif = (palette) => {
  const { main, soft, glow, deep, ground } = palette;
  const back =
    rect(44, 100, 330, 34, ground, 17) + rect(44, 156, 250, 34, ground, 17) + rect(44, 212, 300, 34, ground, 17);
  const front =
    rect(44, 104, 230, 200, glow, 20) +
    rect(302, 104, 240, 28, ground, 14) +
    rect(302, 154, 180, 28, soft, 14) +
    rect(302, 204, 210, 28, soft, 14) +
    rect(302, 264, 130, 46, deep, 23) +
    rect(44, 334, 500, 24, soft, 12);
  const pointer = shape(
    [
      [0, 0],
      [0, 118],
      [30, 90],
      [52, 138],
      [78, 126],
      [56, 80],
      [98, 78],
    ],
    deep,
  );
  const rim = stroke('M0 0V118L30 90L52 138L78 126L56 80L98 78Z', main, 9);
  return (
    move(browser(560, 360, palette, back, soft), 180, 96, -4) +
    move(browser(590, 400, palette, front, main), 470, 206, 3) +
    move(rim + pointer, 960, 480)
  );
};

/** Angle brackets as large as the picture, with a slash of light. */
const brackets: Motif = ({ main, glow, deep, soft }) =>
  fade(move(stroke('M210 -210L0 0L210 210', deep, 92) + stroke('M690 -210L900 0L690 210', deep, 92), 204, 384), 0.3) +
  move(stroke('M210 -210L0 0L210 210', main, 92) + stroke('M690 -210L900 0L690 210', main, 92), 190, 360) +
  move(line([70, -250], [-70, 250], glow, 92), 640, 360) +
  circle([1140, 120], 46, soft) +
  circle([140, 612], 26, glow);

/** A server's rack of requests and answers. */
const requests: Motif = ({ main, glow, soft, deep, tint }) =>
  repeat(4, (row) => {
    const y = 112 + row * 132;
    const isNow = row === 1;
    return (
      rect(620, y, 470, 108, isNow ? main : tint, 24) +
      circle([672, y + 54], 16, isNow ? glow : soft) +
      repeat(3, (bar) => rect(716 + bar * 66, y + 44, 46, 20, isNow ? deep : soft, 10)) +
      rect(990, y + 36, 64, 36, isNow ? deep : soft, 18)
    );
  }) +
  repeat(4, (row) =>
    line([170, 166 + row * 132], [row === 1 ? 540 : 400 + row * 30, 166 + row * 132], row === 1 ? glow : soft, 16),
  ) +
  shape(
    [
      [520, 258],
      [592, 298],
      [520, 338],
    ],
    glow,
  ) +
  repeat(4, (row) => circle([170, 166 + row * 132], 26, row === 1 ? glow : main));

/** A person-shaped focus ring around controls: everyone can reach them. */
const reach: Motif = ({ main, glow, soft, deep, ground }) =>
  rect(180, 150, 560, 120, soft, 60) +
  circle([240, 210], 36, main) +
  rect(300, 194, 300, 32, ground, 16) +
  rect(164, 308, 592, 152, 'none', 76) +
  `<rect x="158" y="304" width="604" height="160" rx="80" fill="none" stroke="${glow}" stroke-width="16"/>` +
  rect(186, 332, 548, 104, main, 52) +
  rect(300, 368, 320, 32, soft, 16) +
  circle([246, 384], 28, glow) +
  rect(180, 498, 560, 120, soft, 60) +
  rect(300, 542, 240, 32, ground, 16) +
  circle([240, 558], 36, main) +
  circle([980, 190], 78, glow) +
  area(
    'M800 320C900 290 1060 290 1160 320L1150 372L1046 360L1058 470L1100 650L1040 666L980 500L920 666L860 650L902 470L914 360L810 372Z',
    deep,
  );

/** Nested boxes of a layout. */
const layout: Motif = ({ main, glow, soft, deep, tint }) =>
  rect(150, 96, 980, 528, deep, 36) +
  rect(182, 128, 916, 92, main, 20) +
  rect(182, 244, 236, 348, glow, 20) +
  rect(442, 244, 404, 204, soft, 20) +
  rect(870, 244, 228, 204, tint, 20) +
  rect(442, 472, 190, 120, tint, 20) +
  rect(656, 472, 442, 120, main, 20) +
  ring([300, 418], 62, deep, 18) +
  circle([238, 174], 22, deep) +
  line([510, 400], [610, 300], deep, 18) +
  line([610, 300], [690, 370], deep, 18) +
  line([690, 370], [780, 284], deep, 18);

export const WEB: readonly Motif[] = [windows, brackets, requests, reach, layout];
