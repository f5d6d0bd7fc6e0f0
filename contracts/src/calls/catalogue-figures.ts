import { defineCall } from './call.ts';

/** What the site can say of itself; 0 where there is nothing yet. */
export interface CatalogueFigures {
  /** Published courses. */
  courses: number;
  /** People who hold or held a course, each once; not those whose money went back. */
  learners: number;
  /** Average of all ratings of the published courses, each rating weighing alike. */
  rating: number;
  noOfRatings: number;
}

export const getCatalogueFigures = defineCall<{ data: CatalogueFigures }>({
  name: 'getCatalogueFigures',
  method: 'GET',
  path: '/course/figures',
});
