export const quizModes = ['practice', 'graded'] as const;
export type QuizMode = (typeof quizModes)[number];

/** When a learner reads what is right. A practice quiz says it for each question once that is locked. */
export const revealTimes = ['afterAttempt', 'afterPassing', 'afterLastAttempt', 'afterDate', 'never'] as const;
export type RevealTime = (typeof revealTimes)[number];

/** Each attempt gets `count` questions of a tag, not all of them. */
export interface Draw {
  tag: string;
  count: number;
  /** From the bank of the course, each worth so many; left out: from the quiz's own questions. */
  bankPoints?: number | undefined;
}

export interface QuizSettings {
  mode: QuizMode;
  /** Share of the points that passes, 0 to 100. */
  passPercent: number;
  /** Null for as many as a learner likes. */
  maxAttempts: number | null;
  /** Between the end of an attempt and the next one. */
  pauseMinutes: number;
  /** Null for none. */
  timeLimitMinutes: number | null;
  reveal: RevealTime;
  /** An instant, for `afterDate`. */
  revealAt: string | null;
  /** Several right choices, orders, pairs and gaps earn a share of their points. */
  hasPartialPoints: boolean;
  /** Choices, pairs and orders always are. */
  isShuffled: boolean;
  /** A question belongs to the first one that names a tag of it; those of no draw are in each attempt. */
  draws: Draw[];
}

export const defaultQuizSettings: QuizSettings = {
  mode: 'practice',
  passPercent: 60,
  maxAttempts: null,
  pauseMinutes: 0,
  timeLimitMinutes: null,
  reveal: 'afterAttempt',
  revealAt: null,
  hasPartialPoints: true,
  isShuffled: false,
  draws: [],
};
