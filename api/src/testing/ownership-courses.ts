import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

type Kind = 'sold' | 'archived' | 'draft' | 'rivals';

const at = (kind: Kind) => (w: World) => ({ params: { courseId: w[kind].id } });
const change = (kind: Kind) => (w: World) => ({
  params: { courseId: w[kind].id },
  body: {
    topic: 'Another title',
    promoLectureId: kind === 'draft' ? w.draft.lectureId : w.sold.previewId,
    // The server must ignore the owner and the ratings in a form.
    creatorId: w.people.rival.id,
    createdBy: 'Another Name',
    rating: 5,
  },
});
const rate = (kind: Kind) => (w: World) => ({ body: { courseId: w[kind].id, userRating: 1 } });

/** Courses on sale, archived and unfinished, and their ratings. */
export const courseCells: Cells[] = [
  { call: 'listCourses', is: '200 200 200 200 200 200 200 200' },
  { call: 'suggestCourses', is: '200 200 200 200 200 200 200 200', send: () => ({ query: { q: 'prompt' } }) },
  { call: 'getCatalogueFigures', is: '200 200 200 200 200 200 200 200' },
  { call: 'listCourseAddresses', is: '200 200 200 200 200 200 200 200' },
  {
    call: 'listCategoryCourses',
    is: '200 200 200 200 200 200 200 200',
    send: () => ({ body: { category: 'generative-ai' } }),
  },
  {
    call: 'listInstructorCourses',
    is: '200 200 200 200 200 200 200 200',
    send: (w) => ({ body: { instructorId: w.people.owner.id } }),
  },
  { call: 'getCourse', of: 'on sale', is: '200 200 200 200 200 200 200 200', send: at('sold') },
  { call: 'getCourse', of: 'archived', is: '404 404 200 200 404 404 200 200', send: at('archived') },
  { call: 'getCourse', of: 'a draft', is: '404 404 404 404 404 404 200 200', send: at('draft') },
  { call: 'listReviews', of: 'on sale', is: '200 200 200 200 200 200 200 200', send: at('sold') },
  { call: 'listReviews', of: 'archived', is: '404 404 200 200 404 404 200 200', send: at('archived') },
  { call: 'listReviews', of: 'a draft', is: '404 404 404 404 404 404 200 200', send: at('draft') },
  { call: 'listSubscribedCourses', is: '401 200 200 200 200 200 200 200' },
  { call: 'listCreatedCourses', is: '401 403 403 403 403 200 200 200' },
  {
    call: 'createCourse',
    is: '401 403 403 403 403 200 200 200',
    send: (w) => ({ body: { topic: 'A new course', status: 'draft', creatorId: w.people.otherAdmin.id } }),
  },
  {
    call: 'updateCourse',
    of: 'on sale',
    is: '401 403 403 403 403 403 200 200',
    send: change('sold'),
    reaches: ['owner'],
  },
  {
    call: 'updateCourse',
    of: 'archived',
    is: '401 403 403 403 403 403 409 409',
    send: change('archived'),
  },
  {
    call: 'updateCourse',
    of: 'a draft',
    is: '401 403 403 403 403 403 200 200',
    send: change('draft'),
    reaches: ['owner'],
  },
  {
    call: 'updateCourse',
    of: 'another instructor’s',
    is: '401 403 403 403 403 400 403 400',
    // Published without a picture: only people who may change it learn what is wrong.
    send: change('rivals'),
  },
  {
    call: 'deleteCourse',
    of: 'on sale',
    is: '401 403 403 403 403 403 200 200',
    coInstructor: 403,
    send: at('sold'),
    reaches: ['owner', 'admin'],
  },
  {
    call: 'deleteCourse',
    of: 'a draft',
    is: '401 403 403 403 403 403 200 200',
    coInstructor: 403,
    send: at('draft'),
    reaches: ['owner', 'admin', 'coInstructor'],
  },
  // The course's average rating is in the owner's row.
  { call: 'rateCourse', of: 'on sale', is: '401 403 200 200 403 403 403 403', send: rate('sold'), reaches: ['owner'] },
  {
    call: 'rateCourse',
    of: 'archived',
    is: '401 403 200 200 403 403 403 403',
    send: rate('archived'),
    reaches: ['owner'],
  },
  { call: 'rateCourse', of: 'a draft', is: '401 403 403 403 403 403 403 403', send: rate('draft') },
];
