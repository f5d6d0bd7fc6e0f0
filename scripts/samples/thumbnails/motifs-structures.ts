import type { Motif } from './motifs-web.ts';
import { circle, line, type Point, rect, repeat, ring, stroke } from './shapes.ts';

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

export const STRUCTURES: readonly Motif[] = [tree, list, graph, states];
