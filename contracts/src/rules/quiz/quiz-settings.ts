export const quizModes = ['practice', 'graded'] as const;
export type QuizMode = (typeof quizModes)[number];

/** When a learner reads what is right. A practice quiz says it for each question once that is locked. */
export const revealTimes = ['afterAttempt', 'afterPassing', 'afterLastAttempt', 'never'] as const;
export type RevealTime = (typeof revealTimes)[number];

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
  /** Several right choices, orders, pairs and gaps earn a share of their points. */
  hasPartialPoints: boolean;
  /** Choices, pairs and orders always are. */
  isShuffled: boolean;
}

export const defaultQuizSettings: QuizSettings = {
  mode: 'practice',
  passPercent: 60,
  maxAttempts: null,
  pauseMinutes: 0,
  timeLimitMinutes: null,
  reveal: 'afterAttempt',
  hasPartialPoints: true,
  isShuffled: false,
};
