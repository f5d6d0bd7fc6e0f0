import type { Motif } from './motifs-web.ts';
import { area, circle, curve, fade, line, move, type Point, rect, repeat, ring, spark, stroke } from './shapes.ts';

/** Layers of a network, every node joined to the next layer. */
const network: Motif = ({ main, soft, glow, tint }) => {
  const layers = [3, 5, 5, 4, 2].map((size, column) =>
    Array.from({ length: size }, (_, row): Point => [190 + column * 225, 360 + (row - (size - 1) / 2) * 122]),
  );
  const links = layers
    .slice(0, -1)
    .flatMap((layer, column) =>
      layer.flatMap((from, row) =>
        (layers[column + 1] ?? []).map((to, next) =>
          line(from, to, (row + next + column) % 5 === 0 ? soft : tint, (row + next + column) % 5 === 0 ? 7 : 5),
        ),
      ),
    );
  const nodes = layers.flatMap((layer, column) =>
    layer.map((point, row) => circle(point, 40, (column * 2 + row) % 4 === 1 ? glow : column % 2 ? soft : main)),
  );
  return links.join('') + nodes.join('');
};

/** Two kinds of seedlings and the line a model draws between them. */
const boundary: Motif = ({ main, glow, soft, deep }, random) => {
  const edge = (x: number): number => 380 - Math.sin((x - 120) / 190) * 130 - (x - 640) * 0.16;
  const dots = repeat(74, () => {
    const [x, y] = [90 + random() * 1100, 70 + random() * 580];
    const gap = y - edge(x);
    if (Math.abs(gap) < 46) return '';
    return gap < 0 ? circle([x, y], 19, main) : rect(x - 17, y - 17, 34, 34, glow, 8);
  });
  const points = Array.from({ length: 14 }, (_, index): Point => [-20 + index * 102, edge(-20 + index * 102)]);
  return area(`${curve(points)}V720H-20Z`, soft) + dots + stroke(curve(points), deep, 16);
};

/** Slices of an image passing through filters, smaller and brighter each time. */
const tensors: Motif = ({ main, soft, glow, deep, tint }) =>
  line([90, 360], [1220, 360], soft, 10) +
  repeat(5, (index) => {
    const size = 600 - index * 96;
    const [x, y] = [96 + index * 222, 360 - size / 2];
    const depth = 150 - index * 12;
    const fill = [main, soft, main, soft, glow][index] ?? main;
    const slice = (dx: number): string =>
      `M${x + dx} ${y + 54}L${x + depth + dx} ${y}V${y + size - 54}L${x + dx} ${y + size}Z`;
    const cells = repeat(3, (row) => {
      const top = y + 54 + ((size - 54) / 3) * row + 26;
      return area(
        `M${x + 26} ${top}L${x + depth - 26} ${top - 40}V${top - 40 + size / 6}L${x + 26} ${top + size / 6}Z`,
        (row + index) % 3 === 0 ? glow : tint,
      );
    });
    return area(slice(26), deep) + area(slice(0), fill) + (index < 4 ? cells : '');
  });

/** A pipeline that comes round again. */
const loop: Motif = ({ main, glow, soft, deep }) => {
  const eight =
    'M640 360C540 200 420 140 310 190C170 252 170 468 310 530C420 580 540 520 640 360S860 140 970 190C1110 252 1110 468 970 530C860 580 740 520 640 360Z';
  return (
    fade(move(stroke(eight, deep, 64), 14, 18), 0.25) +
    stroke(eight, main, 64) +
    stroke('M640 360C740 520 860 580 970 530C1110 468 1110 252 970 190', glow, 64) +
    circle([235, 360], 62, soft) +
    circle([235, 360], 26, deep) +
    circle([640, 360], 62, soft) +
    circle([640, 360], 26, deep) +
    circle([970, 190], 62, soft) +
    stroke('M946 190L964 210L998 172', deep, 14)
  );
};

/** Tokens in rows, the next one lit. */
const tokens: Motif = ({ main, soft, glow, deep, tint }) => {
  const rows = [
    [150, 230, 110, 190, 260],
    [220, 120, 280, 150],
    [120, 250, 170],
    [260, 140],
  ];
  const pills = rows.map((widths, row) => {
    let x = 110;
    const drawn = widths.map((width, index) => {
      const fill = (row + index) % 4 === 0 ? main : (row + index) % 3 === 0 ? soft : tint;
      const pill = rect(x, 128 + row * 122, width, 84, fill, 42);
      x += width + 24;
      return pill;
    });
    return drawn.join('');
  });
  return (
    pills.join('') +
    rect(560, 494, 300, 84, glow, 42) +
    spark([1010, 420], 210, glow) +
    spark([1164, 226], 76, main) +
    circle([710, 536], 16, deep)
  );
};

/** A spring of sources that feed one answer. */
const sources: Motif = ({ main, soft, glow, deep }) =>
  repeat(4, (index) => {
    const y = 96 + index * 140;
    const fill = index === 1 ? glow : main;
    return (
      stroke(`M330 ${y + 54}C520 ${y + 54} 540 360 720 360`, index === 1 ? glow : deep, 14) +
      rect(110, y, 210, 110, fill, 18) +
      rect(140, y + 28, 150, 14, deep, 7) +
      rect(140, y + 56, 110, 14, deep, 7)
    );
  }) +
  area(
    'M720 200H1090A60 60 0 0 1 1150 260V460A60 60 0 0 1 1090 520H880L790 606V520H720A60 60 0 0 1 660 460V260A60 60 0 0 1 720 200Z',
    main,
  ) +
  rect(730, 270, 340, 26, deep, 13) +
  rect(730, 326, 270, 26, soft, 13) +
  rect(730, 382, 310, 26, soft, 13) +
  spark([1086, 214], 96, glow);

/** An agent in the middle of its tools. */
const orbit: Motif = ({ main, soft, glow, deep, tint }) =>
  ring([640, 360], 300, tint, 16) +
  ring([640, 360], 208, soft, 8) +
  spark([640, 360], 190, main) +
  circle([640, 360], 34, glow) +
  repeat(6, (index) => {
    const angle = (index / 6) * Math.PI * 2 + 0.3;
    const [x, y] = [640 + Math.cos(angle) * 420, 360 + Math.sin(angle) * 262];
    return (
      rect(x - 62, y - 62, 124, 124, index % 3 === 0 ? glow : index % 2 ? main : soft, 34) + ring([x, y], 24, deep, 13)
    );
  });

export const MACHINE: readonly Motif[] = [network, boundary, tensors, loop];
export const GENERATIVE: readonly Motif[] = [tokens, sources, orbit];
