import type { Role } from '@vidya/contracts/calls/account';
import { navCategories } from '@vidya/contracts/rules/categories';
import { paths } from '@vidya/contracts/texts/paths';
import { anchorOf } from '../../pages/content/anchor-of.ts';

export interface MenuLink {
  label: string;
  to: string;
}

export type MenuName = 'catalog' | 'resources' | 'community' | 'career' | 'avatar';

/** Section 2, navigation bar: the literal lists. */
export const catalogLinks: MenuLink[] = navCategories.map((entry) => ({
  label: entry.nav ?? entry.bar,
  to: paths.category(entry.slug),
}));

const anchor = (page: string, label: string): MenuLink => ({ label, to: `${page}#${anchorOf(label)}` });

export const docLinks: MenuLink[] = [
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
].map((topic) => anchor(paths.docs(), topic));

export const toolLinks: MenuLink[] = ['Roadmap', 'Cheatsheets', 'Articles', 'Handwritten Notes'].map((tool) =>
  anchor(paths.resources(), tool),
);

export const communityPlaces = ['Forums', 'Discord', 'Clubs', 'Events', 'Code Crew'];

export const communityLinks = communityPlaces.map((place) =>
  place === 'Forums' ? { label: place, to: paths.forum() } : anchor(paths.community(), place),
);

export const careerLinks: MenuLink[] = ['Career paths', 'Interview practice', 'Portfolio and resume'].map((part) =>
  anchor(paths.career(), part),
);

/** The links of the avatar's menu. Logout comes after them, as a button. */
export const avatarLinks = (role: Role): MenuLink[] => [
  ...(role === 'ADMIN' ? [{ label: 'Dashboard', to: paths.dashboard() }] : []),
  { label: 'My Courses', to: paths.myCourses() },
  { label: 'Profile', to: paths.editProfile() },
  { label: 'Change Password', to: paths.changePassword() },
  { label: 'Purchase History', to: paths.purchaseHistory() },
];

export const drawerLinks: MenuLink[] = [
  { label: 'Home', to: paths.home() },
  { label: 'All Courses', to: paths.allCourses() },
];

export const footerColumns: { title: string; links: MenuLink[] }[] = [
  {
    title: 'Learn',
    links: [
      { label: 'All Courses', to: paths.allCourses() },
      { label: 'Categories', to: paths.categories() },
      { label: 'Pricing', to: paths.pricing() },
      { label: 'Resources', to: paths.resources() },
      { label: 'Docs', to: paths.docs() },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Community', to: paths.community() },
      { label: 'Forums', to: paths.forum() },
      { label: 'Blog', to: paths.blog() },
      { label: 'Career Center', to: paths.career() },
    ],
  },
  {
    title: 'Vidya',
    links: [
      { label: 'About', to: paths.about() },
      { label: 'Contact Us', to: paths.contact() },
      { label: 'Terms', to: paths.terms() },
      { label: 'Data deletion', to: paths.dataDeletion() },
    ],
  },
];
