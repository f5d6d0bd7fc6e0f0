import { paths } from '@vidya/contracts/texts/paths';
import { type StaticPageContent, section } from './page-shape.ts';

export const learningPages: Record<string, StaticPageContent> = {
  '/resources': {
    title: 'Resources',
    lead: 'Free help beside the courses: where to begin, what to look up, what to read next.',
    sections: [
      section(
        'Roadmap',
        [
          '1. One language well: Java, C++ or the web’s own.',
          '2. Data structures, with a problem a day.',
          '3. A database and the network underneath.',
          '4. One area in depth: data, cloud or design.',
        ],
        { label: 'Explore courses', to: paths.allCourses() },
      ),
      section('Cheatsheets', [
        'Git: status, add, commit, push; branch before you try something.',
        'SQL: select, from, where, group by, having, order by, in that order.',
        'Big O: array look-up 1, hash look-up 1, tree look-up log n, sort n log n.',
      ]),
      section('Articles', 'Notes on learning and on choosing a course, from the people who run the site.', {
        label: 'Read the blog',
        to: paths.blog(),
      }),
      section(
        'Handwritten Notes',
        'Write by hand while you watch: one page per lecture, three things you learnt, one you did not understand. Next day, answer that one first.',
      ),
      section('Docs', 'One paragraph per topic on what it is, what to learn first, and the course that teaches it.', {
        label: 'Open the docs',
        to: paths.docs(),
      }),
    ],
  },
};
