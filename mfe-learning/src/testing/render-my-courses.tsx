import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import LearningRemote from '../remote.tsx';
import { loadScreenAt } from '../routes.tsx';
import { sampleSubscribed } from './mock-api.ts';

beforeAll(() => loadScreenAt('/myCourses'));

/** Creates a number of courses of a learner, numbered from 0. */
export const courses = (length: number) =>
  Array.from({ length }, (_, index) => sampleSubscribed({ _id: `course-${index}`, topic: `Course number ${index}` }));

export const asLearner = (responses: MockResponses, at = '/myCourses') =>
  renderRemote(LearningRemote, { at, user: person(), responses });

/** A response that arrives when the test resolves it. */
export function held<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
