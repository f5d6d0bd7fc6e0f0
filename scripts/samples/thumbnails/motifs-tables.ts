import type { Motif } from './motifs-web.ts';
import { area, circle, line, rect, repeat, ring, stroke } from './shapes.ts';

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

export const TABLES: readonly Motif[] = [drums, grid, join];
