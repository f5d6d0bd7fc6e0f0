import type { Motif } from './motifs-web.ts';
import { area, circle, line, move, rect, repeat, shape } from './shapes.ts';

const CLOUD = 'M-250 120A120 120 0 0 1 -236 -118A170 170 0 0 1 72 -190A140 140 0 0 1 286 -50A98 98 0 0 1 280 120Z';

/** A cloud above racks. */
const racks: Motif = ({ main, soft, glow, deep }) =>
  repeat(
    3,
    (index) =>
      rect(250 + index * 280, 400, 220, 270, deep, 22) +
      repeat(
        3,
        (row) =>
          rect(276 + index * 280, 432 + row * 76, 168, 50, index === 1 ? glow : soft, 14) +
          circle([304 + index * 280, 457 + row * 76], 10, deep),
      ),
  ) +
  repeat(3, (index) => line([360 + index * 280, 330], [360 + index * 280, 400], glow, 16)) +
  move(area(CLOUD, main), 620, 268, 0, 1.02);

/** Containers lifted by a crane of lines. */
const containers: Motif = ({ main, soft, glow, deep }) => {
  const crate = (x: number, y: number, fill: string): string =>
    rect(x, y, 250, 150, fill, 14) + repeat(5, (index) => rect(x + 28 + index * 42, y + 24, 14, 102, deep, 7));
  return (
    crate(180, 490, main) +
    crate(450, 490, soft) +
    crate(720, 490, main) +
    crate(315, 324, soft) +
    crate(585, 324, main) +
    line([710, -20], [710, 110], deep, 10) +
    shape(
      [
        [710, 96],
        [600, 168],
        [820, 168],
      ],
      deep,
    ) +
    crate(585, 158, glow) +
    circle([1090, 170], 74, glow) +
    repeat(3, (index) => rect(1000 - index * 14, 250 + index * 34, 180 + index * 28, 16, main, 8))
  );
};

/** Storeys of a tall plan, seen from the side. */
const plan: Motif = ({ main, soft, glow, deep }) =>
  repeat(4, (index) => {
    const y = 520 - index * 118;
    const half = 470 - index * 62;
    const fill = [deep, soft, main, glow][index] ?? main;
    return shape(
      [
        [640 - half, y],
        [640, y - half * 0.34],
        [640 + half, y],
        [640, y + half * 0.34],
      ],
      fill,
    );
  }) + repeat(3, (index) => circle([560 + index * 80, 166], 18, deep));

const burst: Motif = ({ main, soft, glow, deep }) =>
  move(area(CLOUD, main), 530, 320, 0, 1.12) +
  shape(
    [
      [600, 330],
      [470, 540],
      [572, 540],
      [520, 700],
      [720, 470],
      [612, 470],
      [690, 330],
    ],
    glow,
  ) +
  repeat(4, (index) => rect(900 + index * 70, 470 - index * 84, 46, 150 + index * 84, index === 3 ? glow : soft, 18)) +
  rect(880, 636, 320, 16, deep, 8);

export const CLOUDS: readonly Motif[] = [racks, containers, plan, burst];
