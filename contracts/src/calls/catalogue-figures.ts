import { defineCall } from './call.ts';

/** Figures about the whole site; 0 where there is nothing yet. */
export interface CatalogueFigures {
  /** Published courses. */
  courses: number;
  /** People with a current or former enrolment, each counted once; without refunded ones. */
  learners: number;
  /** Average of all ratings of the published courses, each with equal weight. */
  rating: number;
  noOfRatings: number;
}

export const getCatalogueFigures = defineCall<{ data: CatalogueFigures }>({
  name: 'getCatalogueFigures',
  method: 'GET',
  path: '/course/figures',
});
