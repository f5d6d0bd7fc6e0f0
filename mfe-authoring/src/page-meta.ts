import type { PageMetas } from '@vidya/contracts/texts/page-meta';

export const pageMeta: PageMetas = {
  '/createCourse': { title: 'Create Course' },
  '/my-courses/edit-course': { title: 'Edit Course' },
  '/my-courses/edit-course/instructors': { title: 'Instructors' },
  '/my-courses/edit-course/question-bank': { title: 'Question Bank' },
  '/earnings': { title: 'Earnings' },
  '/addLecture': { title: 'Add Lecture' },
  '/editLecture': { title: 'Edit Lecture' },
};
