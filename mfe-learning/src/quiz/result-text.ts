import type { QuizResult } from '@vidya/contracts/calls/quiz';
import { count } from '@vidya/contracts/texts/format';

export const pointsText = (points: number): string => (points === 1 ? '1 point' : `${count(points)} points`);

/** '8.5 of 12 points, 71 %' */
export const resultText = ({ points, maxPoints }: QuizResult): string =>
  `${count(points)} of ${pointsText(maxPoints)}, ${Math.floor(Math.round(points * 100) / maxPoints)} %`;
