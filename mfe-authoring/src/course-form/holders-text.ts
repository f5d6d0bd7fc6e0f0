import { count } from '@vidya/contracts/texts/format';

/** What becomes of the learners of a course that goes away. */
export const holdersText = (learners: number): string =>
  learners === 1
    ? '1 learner holds this course and keeps it until their access ends.'
    : `${count(learners)} learners hold this course and keep it until their access ends.`;
