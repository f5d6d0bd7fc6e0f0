import type { Motif } from './motifs-web.ts';
import { area, circle, fade, move, type Point, rect, repeat, stroke } from './shapes.ts';

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

export const JAVA: readonly Motif[] = [cup, honeycomb, threads, braces, strata];
