import type { EnrolmentKind } from './enrolment-kinds.ts';

/**
 * The enrolments of learner@vidya.example: every state that My Courses can show, starting with the course watched last.
 * `progress` is the share of completed films, `rating` is 0 if the learner has not rated. Each film of an active course
 * is its own (api/sample-data/media); the expired ones show that access ends.
 */
export const SHOWCASE: readonly { key: string; kind: EnrolmentKind; progress: number; rating: number }[] = [
  { key: 'react-from-zero', kind: 'active-bought', progress: 0.62, rating: 0 },
  { key: 'genai-essentials', kind: 'active-bought', progress: 1, rating: 5 },
  { key: 'html-css-js-hindi', kind: 'active-bought', progress: 0.86, rating: 4.5 },
  { key: 'ui-fundamentals', kind: 'active-granted', progress: 0.4, rating: 0 },
  { key: 'distributed-reading-group', kind: 'active-bought', progress: 0, rating: 0 },
  { key: 'practical-statistics', kind: 'expired-bought', progress: 1, rating: 4 },
  { key: 'kubernetes-teams', kind: 'expired-bought', progress: 0.86, rating: 3.5 },
  { key: 'css-layout', kind: 'expired-granted', progress: 0.5, rating: 0 },
  { key: 'system-design-basics', kind: 'expired-granted', progress: 0.12, rating: 0 },
  { key: 'dsa-step-by-step', kind: 'expired-granted', progress: 0, rating: 0 },
  { key: 'spring-boot-microservices', kind: 'refunded', progress: 0.12, rating: 0 },
];

/** An unpaid order of the learner: the purchase history offers to resume it. */
export const SHOWCASE_PENDING = 'rag-with-sources';
