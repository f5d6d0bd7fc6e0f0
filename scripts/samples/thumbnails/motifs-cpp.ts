import type { Motif } from './motifs-web.ts';
import { circle, fade, rect, repeat, shape, stroke } from './shapes.ts';

/** A great C and two plus signs. */
const plus: Motif = ({ main, soft, glow, deep }) => {
  const sign = (x: number, y: number, fill: string): string =>
    rect(x - 86, y - 25, 172, 50, fill, 18) + rect(x - 25, y - 86, 50, 172, fill, 18);
  return (
    fade(stroke('M590 208A216 216 0 1 0 590 540', deep, 96), 0.35) +
    stroke('M578 194A216 216 0 1 0 578 526', main, 96) +
    sign(760, 360, glow) +
    sign(1000, 360, soft)
  );
};

/** Lanes of cache lines read at speed. */
const lanes: Motif = ({ main, soft, glow, deep }) =>
  repeat(5, (row) =>
    repeat(8, (column) =>
      rect(
        90 + column * 108,
        96 + row * 110,
        92,
        84,
        row === 2 ? glow : (row * 3 + column * 5) % 7 < 3 ? soft : main,
        16,
      ),
    ),
  ) +
  shape(
    [
      [960, 206],
      [1190, 360],
      [960, 514],
    ],
    deep,
  ) +
  shape(
    [
      [990, 258],
      [1140, 360],
      [990, 462],
    ],
    glow,
  );

/** Shelves of containers. */
const shelves: Motif = ({ main, soft, glow, deep }, random) =>
  repeat(3, (row) => {
    let x = 150;
    const base = 236 + row * 202;
    const goods = Array.from({ length: 8 }, (_, index) => {
      const width = 70 + Math.floor(random() * 70);
      const height = 90 + Math.floor(random() * 66);
      const item =
        x + width > 1130
          ? ''
          : index % 3 === 1
            ? circle([x + width / 2, base - width / 2], width / 2, index === row * 3 + 1 ? glow : soft)
            : rect(x, base - height, width, height, (index + row) % 3 ? main : glow, 16);
      x += width + 22;
      return item;
    });
    return goods.join('') + rect(110, base, 1060, 24, deep, 12);
  });

export const CPP: readonly Motif[] = [plus, lanes, shelves];
