import { quizTexts } from '../../texts/quiz-texts.ts';
import { forgotPasswordProblems, type Problem, problemsOf } from '../validation.ts';

/** In percent of a time limit. */
const extraTimeLimits = { min: 1, max: 300 } as const;

/** A time limit with a learner's extra time, in minutes; 0 percent without any. */
export const withExtraTime = (minutes: number, percent: number): number => minutes * (1 + percent / 100);

interface ExtraTimeForm {
  email: string;
  percent: number;
}

export const extraTimeProblems = ({ email, percent }: ExtraTimeForm): Problem<keyof ExtraTimeForm>[] => [
  ...forgotPasswordProblems({ email }),
  ...problemsOf<'percent'>([
    [
      !Number.isInteger(percent) || percent < extraTimeLimits.min || percent > extraTimeLimits.max,
      'percent',
      quizTexts.extraTimeInvalid,
    ],
  ]),
];
