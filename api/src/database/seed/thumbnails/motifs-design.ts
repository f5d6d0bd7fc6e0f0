import type { Motif } from './motifs-web.ts';
import { area, circle, fade, line, move, rect, repeat, ring, shape, stroke } from './shapes.ts';

/** One door, many rooms behind it. */
const fanOut: Motif = ({ main, soft, glow, deep }) =>
  repeat(4, (index) => {
    const y = 100 + index * 142;
    return (
      stroke(`M560 360C700 360 700 ${y + 50} 830 ${y + 50}`, index === 1 ? glow : deep, 14) +
      rect(830, y, 300, 100, index === 1 ? glow : main, 24) +
      circle([886, y + 50], 20, deep) +
      rect(930, y + 38, 150, 24, soft, 12)
    );
  }) +
  stroke('M60 360H330', deep, 14) +
  shape(
    [
      [318, 320],
      [388, 360],
      [318, 400],
    ],
    deep,
  ) +
  move(
    rect(-120, -120, 240, 240, deep, 44) + rect(-88, -88, 176, 176, soft, 30) + circle([0, 0], 44, glow),
    490,
    360,
    45,
  );

/** Building blocks that fit. */
const bricks: Motif = ({ main, soft, glow, deep }) => {
  const brick = (x: number, y: number, studs: number, fill: string): string =>
    repeat(studs, (index) => rect(x + 24 + index * 100, y - 30, 60, 44, fill, 12)) +
    rect(x, y, studs * 100 + 8, 116, fill, 16) +
    fade(rect(x, y + 84, studs * 100 + 8, 32, deep, 16), 0.28);
  return (
    brick(180, 516, 5, main) +
    brick(700, 516, 4, soft) +
    brick(280, 386, 3, glow) +
    brick(600, 386, 5, main) +
    brick(380, 256, 4, soft) +
    brick(800, 256, 2, glow) +
    move(brick(0, 0, 3, main), 480, 100, -8)
  );
};

/** Copies that agree round a table. */
const quorum: Motif = ({ main, soft, glow, deep, tint }) =>
  circle([640, 360], 150, tint) +
  repeat(5, (index) => {
    const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [640 + Math.cos(angle) * 350, 370 + Math.sin(angle) * 240];
    const isIn = index < 3;
    return (
      line([x, y], [640, 360], isIn ? glow : tint, isIn ? 18 : 10) +
      circle([x, y], 92, isIn ? main : soft) +
      stroke(isIn ? `M${x - 36} ${y}L${x - 8} ${y + 28}L${x + 40} ${y - 28}` : `M${x - 28} ${y}H${x + 28}`, deep, 20)
    );
  }) +
  circle([640, 360], 84, glow) +
  stroke('M640 312V360L676 388', deep, 18);

/** The three basic shapes and a curve's handles. */
const basics: Motif = ({ main, soft, glow, deep }) =>
  circle([430, 330], 210, main) +
  fade(rect(520, 250, 360, 360, glow, 30), 0.94) +
  shape(
    [
      [900, 110],
      [1130, 500],
      [670, 500],
    ],
    soft,
  ) +
  stroke('M170 590C420 250 720 720 1110 210', deep, 14) +
  line([170, 590], [330, 380], deep, 6) +
  line([1110, 210], [930, 430], deep, 6) +
  rect(150, 570, 40, 40, '#fff', 6) +
  rect(1090, 190, 40, 40, '#fff', 6) +
  circle([330, 380], 18, deep) +
  circle([930, 430], 18, deep);

/** People speaking and one listening. */
const voices: Motif = ({ main, soft, glow, deep }) => {
  const bubble = (x: number, y: number, fill: string): string =>
    area(
      `M${x + 50} ${y}H${x + 330}A50 50 0 0 1 ${x + 380} ${y + 50}V${y + 130}A50 50 0 0 1 ${x + 330} ${y + 180}H${x + 140}L${x + 70} ${y + 246}V${y + 180}H${x + 50}A50 50 0 0 1 ${x} ${y + 130}V${y + 50}A50 50 0 0 1 ${x + 50} ${y}Z`,
      fill,
    );
  return (
    bubble(110, 90, main) +
    rect(170, 146, 220, 22, deep, 11) +
    rect(170, 196, 150, 22, deep, 11) +
    bubble(800, 110, glow) +
    rect(860, 168, 250, 22, deep, 11) +
    rect(860, 218, 170, 22, deep, 11) +
    bubble(470, 300, soft) +
    rect(530, 356, 230, 22, deep, 11) +
    rect(530, 406, 140, 22, deep, 11) +
    area('M410 720C410 590 520 560 640 560S870 590 870 720Z', deep) +
    circle([640, 560], 74, main)
  );
};

/** Tokens that become components. */
const swatches: Motif = ({ main, soft, glow, deep, tint }) =>
  repeat(5, (index) =>
    move(
      rect(-52, -360, 104, 380, [main, soft, glow, tint, main][index] ?? main, 26) + circle([0, -20], 16, deep),
      330,
      610,
      -44 + index * 22,
    ),
  ) +
  rect(690, 130, 440, 110, main, 55) +
  rect(760, 172, 220, 26, deep, 13) +
  circle([1072, 185], 30, glow) +
  rect(690, 290, 200, 200, soft, 34) +
  ring([790, 390], 54, deep, 18) +
  rect(930, 290, 200, 200, glow, 34) +
  stroke('M980 392L1016 430L1084 350', deep, 22) +
  rect(690, 540, 440, 56, tint, 28) +
  rect(690, 540, 280, 56, main, 28) +
  circle([970, 568], 44, soft);

/** A thing in motion leaves its traces. */
const easing: Motif = ({ main, soft, glow, deep }) =>
  stroke('M120 620C520 620 420 130 1150 130', soft, 12) +
  repeat(6, (index) => {
    const share = index / 5;
    const [x, y] = [150 + share * 950, 620 - 490 * (share * share * (3 - 2 * share))];
    return fade(rect(x - 74, y - 74, 148, 148, index === 5 ? glow : main, 26 + share * 48), 0.2 + share * 0.8);
  }) +
  circle([1100, 130], 26, deep);

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

export const DESIGN: readonly Motif[] = [fanOut, bricks, quorum];
export const INTERFACE: readonly Motif[] = [basics, voices, swatches, easing];
export const CPP: readonly Motif[] = [plus, lanes, shelves];
