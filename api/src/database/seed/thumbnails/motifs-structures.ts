import type { Motif } from './motifs-web.ts';
import { area, circle, fade, line, move, type Point, rect, repeat, ring, stroke } from './shapes.ts';

/** A binary tree with the path that was searched. */
const tree: Motif = ({ main, soft, glow, deep }) => {
  const at = (level: number, index: number): Point => [
    640 + (index - (2 ** level - 1) / 2) * (1040 / 2 ** level),
    120 + level * 162,
  ];
  const path = [0, 1, 2, 5];
  const onPath = (level: number, index: number): boolean => path[level] === index;
  const edges = [1, 2, 3].flatMap((level) =>
    Array.from({ length: 2 ** level }, (_, index) =>
      line(
        at(level - 1, index >> 1),
        at(level, index),
        onPath(level, index) && onPath(level - 1, index >> 1) ? glow : deep,
        onPath(level, index) ? 18 : 10,
      ),
    ),
  );
  const nodes = [0, 1, 2, 3].flatMap((level) =>
    Array.from({ length: 2 ** level }, (_, index) =>
      circle(at(level, index), 60 - level * 8, onPath(level, index) ? glow : (level + index) % 2 ? main : soft),
    ),
  );
  return edges.join('') + nodes.join('');
};

/** A list of boxes holding hands. */
const list: Motif = ({ main, soft, glow, deep }) => {
  const box = (x: number, y: number, fill: string): string =>
    rect(x, y, 240, 150, fill, 30) +
    rect(x + 166, y, 74, 150, deep, 30) +
    rect(x + 166, y, 40, 150, deep) +
    circle([x + 204, y + 75], 15, glow) +
    circle([x + 83, y + 75], 32, deep);
  return (
    stroke('M304 205H470', deep, 14) +
    stroke('M714 205H880', deep, 14) +
    stroke('M1094 205H1170V400H130V515H190', deep, 14) +
    stroke('M394 515H560', deep, 14) +
    stroke('M764 515H880', deep, 14) +
    box(100, 130, main) +
    box(490, 130, soft) +
    box(880, 130, main) +
    box(190, 440, glow) +
    box(560, 440, main) +
    box(880, 440, soft)
  );
};

/** A graph with its shortest path. */
const graph: Motif = ({ main, soft, glow, deep, tint }) => {
  const nodes: Point[] = [
    [170, 360],
    [380, 150],
    [400, 560],
    [630, 340],
    [860, 140],
    [880, 580],
    [1110, 350],
  ];
  const edges = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [3, 5],
    [2, 5],
    [4, 6],
    [5, 6],
  ];
  const best = new Set(['0-1', '1-3', '3-5', '5-6']);
  const node = (index: number): Point => nodes[index] ?? [0, 0];
  return (
    edges
      .map(([from = 0, to = 0]) => (best.has(`${from}-${to}`) ? '' : line(node(from), node(to), tint, 14)))
      .join('') +
    edges
      .map(([from = 0, to = 0]) => (best.has(`${from}-${to}`) ? line(node(from), node(to), glow, 22) : ''))
      .join('') +
    nodes
      .map(
        (point, index) =>
          circle(point, index % 3 === 0 ? 72 : 58, index % 2 ? soft : main) +
          ring(point, index % 3 === 0 ? 40 : 30, deep, 12),
      )
      .join('')
  );
};

/** A grid filled state by state, with the way back. */
const states: Motif = ({ main, soft, glow, deep, tint }) =>
  repeat(6, (row) =>
    repeat(9, (column) => {
      const isDone = row + column < 8;
      const isPath = [0, 0, 1, 2, 2, 3, 4, 4, 5][column] === row;
      return rect(
        124 + column * 116,
        30 + row * 112,
        102,
        98,
        isPath ? glow : isDone ? ((row + column) % 2 ? main : soft) : tint,
        20,
      );
    }),
  ) + stroke(`M175 79H291L407 191L523 303H639L755 415L871 527H987L1103 639`, deep, 14);

/** Discs that only the top one leaves. */
const cup: Motif = ({ main, soft, glow, deep }) =>
  stroke('M900 330C1050 320 1060 500 880 500', main, 44) +
  area('M360 260H920V430A210 210 0 0 1 710 640H570A210 210 0 0 1 360 430Z', main) +
  `<ellipse cx="640" cy="262" rx="280" ry="52" fill="${deep}"/>` +
  rect(270, 656, 740, 28, glow, 14) +
  stroke('M520 190C480 140 560 110 520 50', soft, 26) +
  stroke('M640 190C600 130 690 100 640 30', glow, 26) +
  stroke('M760 190C720 140 800 110 760 50', soft, 26) +
  circle([560, 440], 30, glow) +
  circle([720, 440], 30, glow) +
  stroke('M570 520Q640 570 710 520', deep, 18);

/** Services in a honeycomb. */
const honeycomb: Motif = ({ main, soft, glow, deep }) => {
  const cell = ([x, y]: Point, fill: string): string => {
    const corners = Array.from({ length: 6 }, (_, index) =>
      [x + Math.sin((index * Math.PI) / 3) * 122, y - Math.cos((index * Math.PI) / 3) * 122]
        .map((value) => value.toFixed(1))
        .join(' '),
    );
    return area(`M${corners.join('L')}Z`, fill) + circle([x, y], 32, deep);
  };
  const centres: Point[] = [
    [420, 170],
    [650, 170],
    [880, 170],
    [305, 368],
    [535, 368],
    [765, 368],
    [995, 368],
    [420, 566],
    [650, 566],
    [880, 566],
  ];
  return (
    stroke('M305 368H995M535 368L650 170M765 368L880 566', deep, 10) +
    centres.map((centre, index) => cell(centre, index === 4 || index === 9 ? glow : index % 3 ? main : soft)).join('')
  );
};

/** Threads that run side by side and meet. */
const threads: Motif = ({ main, soft, glow, deep }) =>
  repeat(5, (index) => {
    const y = 120 + index * 120;
    const colour = [main, glow, soft, main, soft][index] ?? main;
    return (
      stroke(`M-20 ${y}H330C460 ${y} 500 360 640 360S820 ${720 - y} 950 ${720 - y}H1300`, colour, 30) +
      circle([180 + index * 34, y], 34, deep) +
      circle([180 + index * 34, y], 16, colour) +
      circle([1080 - index * 20, 720 - y], 26, colour)
    );
  }) +
  circle([640, 360], 108, deep) +
  circle([640, 360], 70, glow) +
  rect(612, 328, 56, 64, deep, 12);

/** Curly braces around a seed. */
const braces: Motif = ({ main, glow, soft, deep }) =>
  fade(stroke('M460 110C340 110 420 340 300 372C420 404 340 634 460 634', deep, 70), 0.3) +
  stroke('M450 96C330 96 410 328 290 360C410 392 330 624 450 624', main, 70) +
  stroke('M830 96C950 96 870 328 990 360C870 392 950 624 830 624', main, 70) +
  repeat(3, (index) => rect(530, 236 + index * 96, [220, 160, 200][index] ?? 200, 52, index === 1 ? glow : soft, 26)) +
  circle([1140, 130], 44, glow) +
  circle([140, 590], 60, soft);

/** Older layers of one platform. */
const strata: Motif = ({ main, soft, glow, deep }) =>
  repeat(5, (index) =>
    move(
      rect(-420, -52, 840, 104, [deep, main, soft, main, glow][index] ?? main, 26) +
        repeat(3, (dot) => circle([-350 + dot * 60, 0], 16, index === 0 ? glow : deep)),
      640,
      590 - index * 116,
      index % 2 ? 1.5 : -1.5,
    ),
  );

export const STRUCTURES: readonly Motif[] = [tree, list, graph, states];
export const JAVA: readonly Motif[] = [cup, honeycomb, threads, braces, strata];
