import type { PageMetas } from '@vidya/contracts/texts/page-meta';

export const pageMeta: PageMetas = {
  '/myCourses': { title: 'My Courses' },
  '/viewLectures': { title: 'Lectures' },
  // Search engines index the course page instead.
  '/preview': { title: 'Free preview' },
  // It shows a person's name.
  '/certificate/:code': { title: 'Certificate' },
};
