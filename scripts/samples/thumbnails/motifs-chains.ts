import type { Motif } from './motifs-web.ts';
import { circle, fade, line, move, type Palette, type Point, repeat, shape, stroke } from './shapes.ts';

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

export const CHAINS: readonly Motif[] = [blocks, links, merkle];
