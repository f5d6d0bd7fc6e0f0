import { count } from '@vidya/contracts/texts/format';

/** What happens to the learners of a course that is deleted or unpublished. */
export const holdersText = (learners: number): string =>
  learners === 1
    ? '1 learner holds this course and keeps it until their access ends.'
    : `${count(learners)} learners hold this course and keep it until their access ends.`;
