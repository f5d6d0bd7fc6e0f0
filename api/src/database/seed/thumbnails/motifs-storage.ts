import type { Motif } from './motifs-web.ts';
import {
  area,
  circle,
  fade,
  line,
  move,
  type Palette,
  type Point,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from './shapes.ts';

function drum(x: number, y: number, width: number, height: number, top: string, side: string): string {
  const curveHeight = width * 0.16;
  return (
    area(
      `M${x} ${y}V${y + height}C${x} ${y + height + curveHeight * 1.3} ${x + width} ${y + height + curveHeight * 1.3} ${x + width} ${y + height}V${y}Z`,
      side,
    ) + `<ellipse cx="${x + width / 2}" cy="${y}" rx="${width / 2}" ry="${curveHeight}" fill="${top}"/>`
  );
}

/** Three drums of data. */
const drums: Motif = ({ main, soft, glow, deep }) =>
  drum(150, 330, 280, 260, soft, deep) +
  drum(850, 330, 280, 260, soft, deep) +
  drum(440, 470, 400, 110, glow, main) +
  drum(440, 320, 400, 110, soft, main) +
  drum(440, 170, 400, 110, glow, main) +
  repeat(3, (index) => circle([510, 262 + index * 150], 16, soft));

/** A table of rows with one found at once. */
const grid: Motif = ({ main, soft, glow, deep, tint }) =>
  rect(130, 90, 800, 540, deep, 30) +
  repeat(6, (row) =>
    repeat(4, (column) =>
      rect(
        158 + column * 188,
        118 + row * 82,
        168,
        62,
        row === 0 ? soft : row === 3 ? glow : column === 0 ? main : tint,
        14,
      ),
    ),
  ) +
  ring([960, 396], 150, main, 40) +
  line([1070, 506], [1170, 606], main, 52);

/** Two tables joined by their keys. */
const join: Motif = ({ main, soft, glow, deep }) => {
  const table = (x: number, fill: string): string =>
    rect(x, 130, 360, 460, fill, 28) +
    rect(x, 130, 360, 92, deep, 28) +
    repeat(4, (row) => rect(x + 36, 258 + row * 80, 288, 48, soft, 14));
  return (
    table(130, main) +
    table(790, main) +
    stroke('M454 362C600 362 640 282 826 282', glow, 18) +
    stroke('M454 442C600 442 640 522 826 522', glow, 18) +
    circle([454, 362], 22, glow) +
    circle([454, 442], 22, glow) +
    circle([826, 282], 22, glow) +
    circle([826, 522], 22, glow)
  );
};

function cube([x, y]: Point, size: number, faces: { top: string; left: string; right: string }): string {
  const half = size * 0.5;
  const rise = size * 0.866;
  return (
    shape(
      [
        [x, y - size],
        [x + rise, y - half],
        [x, y],
        [x - rise, y - half],
      ],
      faces.top,
    ) +
    shape(
      [
        [x - rise, y - half],
        [x, y],
        [x, y + size],
        [x - rise, y + half],
      ],
      faces.left,
    ) +
    shape(
      [
        [x + rise, y - half],
        [x, y],
        [x, y + size],
        [x + rise, y + half],
      ],
      faces.right,
    )
  );
}

function faces({ main, soft, deep, glow }: Palette, isLit: boolean): { top: string; left: string; right: string } {
  return isLit ? { top: main, left: glow, right: deep } : { top: main, left: soft, right: deep };
}

/** Blocks on a rope. */
const blocks: Motif = (palette) =>
  stroke('M-20 520L320 420L640 360L960 300L1300 190', palette.glow, 22) +
  cube([230, 470], 122, faces(palette, false)) +
  cube([640, 372], 178, faces(palette, true)) +
  cube([1050, 290], 122, faces(palette, false));

/** Interlocking links. */
const links: Motif = ({ main, glow, soft }) => {
  const link = (x: number, y: number, colour: string): string =>
    move(
      `<rect x="-170" y="-92" width="340" height="184" rx="92" fill="none" stroke="${colour}" stroke-width="52"/>`,
      x,
      y,
      -24,
    );
  return (
    link(300, 480, soft) +
    link(540, 372, main) +
    link(780, 264, glow) +
    link(1020, 156, soft) +
    fade(circle([180, 160], 60, main), 0.9)
  );
};

/** A tree of fingerprints. */
const merkle: Motif = (palette) => {
  const { main, glow, soft } = palette;
  const at = (level: number, index: number): Point => [
    640 + (index - (2 ** level - 1) / 2) * (960 / 2 ** level),
    150 + level * 200,
  ];
  const edges = [1, 2].flatMap((level) =>
    Array.from({ length: 2 ** level }, (_, index) =>
      line(at(level - 1, index >> 1), at(level, index), index === 1 ? glow : soft, 14),
    ),
  );
  return (
    edges.join('') +
    cube(at(0, 0), 96, faces(palette, true)) +
    repeat(2, (index) => cube(at(1, index), 78, faces(palette, index === 0))) +
    repeat(4, (index) => cube(at(2, index), 62, faces({ ...palette, main: index === 1 ? glow : main }, false)))
  );
};

export const TABLES: readonly Motif[] = [drums, grid, join];
export const CHAINS: readonly Motif[] = [blocks, links, merkle];
