import { navCategories } from '@vidya/contracts/rules/course/categories';
import { paths } from '@vidya/contracts/texts/paths';
import { anchorOf } from '../../pages/content/anchor-of.ts';

/** Label → address, in the order of the menu. */
export type Links = Record<string, string>;

const anchors = (page: string, labels: string[]): Links =>
  Object.fromEntries(labels.map((label) => [label, `${page}#${anchorOf(label)}`]));

/** Section 2, navigation bar: the literal lists. */
export const catalogLinks: Links = Object.fromEntries(
  navCategories.map(({ nav, bar, slug }) => [nav ?? bar, paths.category(slug)]),
);

export const docLinks = anchors(paths.docs(), [
  'Web Development',
  'Data Science',
  'Machine Learning',
  'React',
  'Git-Version Control',
  'Data Structures',
  'Operating System',
  'Computer Networks',
  'Java',
  'System Design',
  'SQL',
  'C++',
]);

export const toolLinks = anchors(paths.resources(), ['Roadmap', 'Cheatsheets', 'Articles', 'Handwritten Notes']);

export const communityPlaces = ['Forums', 'Discord', 'Clubs', 'Events', 'Code Crew'];

export const communityLinks: Links = { ...anchors(paths.community(), communityPlaces), Forums: paths.forum() };

export const careerLinks = anchors(paths.career(), ['Career paths', 'Interview practice', 'Portfolio and resume']);

export const drawerLinks: Links = { Home: paths.home(), 'All Courses': paths.allCourses() };

/** The element that the drawer's button opens without script. */
export const plainMenuId = 'plain-menu';

export const footerColumns: Record<string, Links> = {
  Learn: {
    'All Courses': paths.allCourses(),
    Categories: paths.categories(),
    Pricing: paths.pricing(),
    Resources: paths.resources(),
    Docs: paths.docs(),
  },
  Community: {
    Community: paths.community(),
    Forums: paths.forum(),
    Blog: paths.blog(),
    'Career Center': paths.career(),
  },
  Vidya: {
    About: paths.about(),
    'Contact Us': paths.contact(),
    Terms: paths.terms(),
    'Data deletion': paths.dataDeletion(),
  },
};
