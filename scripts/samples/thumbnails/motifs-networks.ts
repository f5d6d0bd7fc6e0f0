import type { Motif } from './motifs-web.ts';
import { area, circle, line, move, type Point, rect, repeat, ring, stroke } from './shapes.ts';

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

export const NETWORKS: readonly Motif[] = [globe, routes, shield];
