import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

const body = { title: 'Second steps', goal: '' };
const section = ({ sold }: World) => ({ courseId: sold.id, sectionId: sold.sectionId });
/** A section's id with the id of another course. */
const smuggled = (w: World) => ({ courseId: w.rivals.id, sectionId: w.sold.sectionId });
const managed = '401 403 403 403 403 403 200 200';

/** The sections of courses, their copies and their history. */
export const sectionCells: Cells[] = [
  {
    call: 'duplicateCourse',
    of: 'on sale',
    is: managed,
    coInstructor: 403,
    send: (w) => ({ params: { courseId: w.sold.id } }),
    reaches: ['owner'],
  },
  {
    call: 'scheduleCourse',
    of: 'on sale, which is published already',
    is: '401 403 403 403 403 403 400 400',
    coInstructor: 403,
    send: (w) => ({ params: { courseId: w.sold.id }, body: { publishAt: null } }),
  },
  {
    call: 'scheduleCourse',
    of: 'a draft',
    is: managed,
    coInstructor: 403,
    send: (w) => ({ params: { courseId: w.draft.id }, body: { publishAt: null } }),
    reaches: ['owner'],
  },
  {
    call: 'scheduleLecture',
    of: 'on sale, which is published already',
    is: '401 403 403 403 403 403 400 400',
    send: (w) => ({ params: { courseId: w.sold.id, lectureId: w.sold.lectureId }, body: { publishAt: null } }),
  },
  {
    call: 'scheduleLecture',
    of: 'smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: { courseId: w.rivals.id, lectureId: w.sold.lectureId }, body: { publishAt: null } }),
  },
  {
    call: 'createSection',
    of: 'on sale',
    is: managed,
    send: (w) => ({ params: { courseId: w.sold.id }, body }),
    reaches: ['owner'],
  },
  {
    call: 'updateSection',
    of: 'on sale',
    is: managed,
    send: (w) => ({ params: section(w), body }),
    reaches: ['owner'],
  },
  {
    call: 'updateSection',
    of: 'smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: smuggled(w), body }),
  },
  {
    call: 'deleteSection',
    of: 'the only one',
    is: '401 403 403 403 403 403 409 409',
    send: (w) => ({ params: section(w) }),
  },
  {
    call: 'deleteSection',
    of: 'smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: smuggled(w) }),
  },
  { call: 'listRevisions', of: 'on sale', is: managed, send: (w) => ({ params: { courseId: w.sold.id } }) },
  {
    call: 'listRevisions',
    of: 'archived',
    is: '401 403 403 403 403 403 409 409',
    send: (w) => ({ params: { courseId: w.archived.id } }),
  },
  {
    call: 'listRevisions',
    of: 'a lecture',
    is: managed,
    send: (w) => ({ params: { courseId: w.sold.id }, query: { lectureId: w.sold.lectureId } }),
  },
  {
    call: 'listRevisions',
    of: 'a lecture, smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: { courseId: w.rivals.id }, query: { lectureId: w.sold.lectureId } }),
  },
  {
    call: 'getRevision',
    of: 'on sale',
    is: managed,
    send: (w) => ({ params: { courseId: w.sold.id, number: '1' } }),
  },
  {
    call: 'getRevision',
    of: 'a lecture, smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: { courseId: w.rivals.id, number: '1' }, query: { lectureId: w.sold.lectureId } }),
  },
];
