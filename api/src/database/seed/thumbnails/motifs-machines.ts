import type { Motif } from './motifs-web.ts';
import { area, circle, fade, line, move, type Point, rect, repeat, ring, shape, stroke } from './shapes.ts';

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

/** A globe and what travels round it. */
const globe: Motif = ({ main, soft, glow, deep, tint }) =>
  circle([640, 360], 286, tint) +
  ring([640, 360], 286, main, 16) +
  repeat(
    2,
    (index) =>
      `<ellipse cx="640" cy="360" rx="${110 + index * 100}" ry="286" fill="none" stroke="${soft}" stroke-width="9"/>`,
  ) +
  repeat(3, (index) => stroke(`M${index === 1 ? 354 : 398} ${220 + index * 140}H${index === 1 ? 926 : 882}`, soft, 9)) +
  stroke('M180 560C340 700 980 640 1090 130', glow, 18) +
  circle([180, 560], 38, main) +
  circle([1090, 130], 46, main) +
  circle([1090, 130], 20, deep) +
  circle([880, 515], 28, glow);

/** Routers and the way a packet took. */
const routes: Motif = ({ main, soft, glow, deep }) => {
  const nodes: Point[] = [
    [160, 520],
    [360, 210],
    [520, 460],
    [740, 190],
    [840, 520],
    [1110, 260],
  ];
  const pairs = [
    [0, 1],
    [1, 3],
    [1, 2],
    [2, 3],
    [2, 4],
    [0, 2],
    [3, 5],
    [4, 5],
    [3, 4],
  ];
  const path = [0, 2, 4, 5];
  const node = (index: number): Point => nodes[index] ?? [0, 0];
  return (
    pairs.map(([from = 0, to = 0]) => line(node(from), node(to), soft, 12)).join('') +
    stroke(path.map((index, step) => `${step ? 'L' : 'M'}${node(index).join(' ')}`).join(''), glow, 22) +
    nodes
      .map(
        (point, index) =>
          circle(point, path.includes(index) ? 62 : 50, main) + circle(point, 24, path.includes(index) ? glow : deep),
      )
      .join('') +
    move(rect(-44, -30, 88, 60, deep, 14), 680, 490, 10)
  );
};

/** A shield in front of a flood of lines. */
const shield: Motif = ({ main, soft, glow, deep }, random) =>
  repeat(11, (index) =>
    line([-20, 60 + index * 60], [330 + random() * 150, 60 + index * 60], index % 3 ? soft : glow, 16),
  ) +
  repeat(4, (index) => line([900, 240 + index * 80], [1300, 240 + index * 80], main, 16)) +
  area('M720 84L980 172V372C980 520 880 610 720 668C560 610 460 520 460 372V172Z', deep) +
  area('M720 128L940 202V372C940 494 858 572 720 624C582 572 500 494 500 372V202Z', main) +
  stroke('M620 372L696 450L836 292', glow, 46);

export const CLOUDS: readonly Motif[] = [racks, containers, plan, burst];
export const SYSTEMS: readonly Motif[] = [chip, terminal, pages];
export const NETWORKS: readonly Motif[] = [globe, routes, shield];
