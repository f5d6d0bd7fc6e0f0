import type { Motif } from './motifs-web.ts';
import { circle, fade, line, move, rect, repeat, shape, stroke } from './shapes.ts';

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

export const DESIGN: readonly Motif[] = [fanOut, bricks, quorum];
