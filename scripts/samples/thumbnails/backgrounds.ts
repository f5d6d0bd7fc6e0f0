import { area, circle, HEIGHT, line, type Palette, rect, repeat, ring, shape, stroke, WIDTH } from './shapes.ts';

type Ground = (palette: Palette) => string;

/** Rows of dots, every second one shifted, as before a kolam is drawn. */
const kolam: Ground = ({ tint }) =>
  repeat(11, (row) => repeat(18, (column) => circle([column * 76 + (row % 2) * 38, row * 70 + 10], 7, tint)));

/** Pointed arches like a stone lattice. */
const arches: Ground = ({ tint }) =>
  repeat(3, (row) =>
    repeat(7, (column) => {
      const [x, y] = [column * 200 - 60 + (row % 2) * 100, row * 260 + 250];
      return stroke(
        `M${x} ${y}V${y - 110}Q${x} ${y - 190} ${x + 80} ${y - 230}Q${x + 160} ${y - 190} ${x + 160} ${y - 110}V${y}`,
        tint,
        9,
      );
    }),
  );

const sun: Ground = ({ tint }) => repeat(6, (index) => ring([WIDTH * 0.82, HEIGHT * 0.3], 150 + index * 120, tint, 26));

const slope: Ground = ({ tint }) =>
  shape(
    [
      [0, 720],
      [0, 470],
      [1280, 120],
      [1280, 720],
    ],
    tint,
  );

const hills: Ground = ({ tint }) =>
  area('M0 720V520C220 410 420 430 640 530S1060 640 1280 480V720Z', tint) + circle([1040, 180], 96, tint);

const stripes: Ground = ({ tint }) =>
  repeat(12, (index) => line([index * 150 - 400, 760], [index * 150 + 320, -40], tint, 26));

const squares: Ground = ({ tint }) =>
  repeat(5, (row) =>
    repeat(8, (column) => ((row + column) % 2 ? '' : rect(column * 164 - 10, row * 160 - 20, 118, 114, tint, 22))),
  );

const BACKGROUNDS: readonly Ground[] = [kolam, arches, slope, sun, hills, stripes, squares];

/** The quiet layer behind a motif. */
export function drawBackground(palette: Palette, variant: number): string {
  const draw = BACKGROUNDS[variant % BACKGROUNDS.length] ?? kolam;
  return rect(0, 0, WIDTH, HEIGHT, palette.ground) + draw(palette);
}
