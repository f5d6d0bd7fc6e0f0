import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staticPagesIn } from '../../src/pages/content/static-pages.ts';

const markdown = readFileSync(path.join(import.meta.dirname, '../../src/pages/content/static-pages.md'), 'utf8');

export interface PageMeta {
  title: string;
  /** Pages without a description are personal or a step in a flow: they are not indexed. */
  description?: string;
}

export const siteDescription =
  'Video courses taught in India’s languages: web development, data science, AI and more. Pay once in rupees and learn at your own pace.';

/** By path of the route table: the same title as the screen sets. Categories and courses build their own. */
const pageMeta: Record<string, PageMeta> = {
  '/': { title: '', description: siteDescription },
  '/course/all-courses': {
    title: 'All Courses',
    description:
      'Every course on Vidya: most popular, newest and top rated, by category, level, language and price. Prices in rupees, GST included.',
  },
  '/contact': {
    title: 'Contact Us',
    description:
      'Questions about a course, a payment or teaching on Vidya? Send us a message and a person will answer it.',
  },
  '/course/checkout': { title: 'Checkout' },
  '/myCourses': { title: 'My Courses' },
  '/viewLectures': { title: 'Lectures' },
  // Search engines index the course page instead.
  '/preview': { title: 'Free preview' },
  // It shows a person's name.
  '/certificate/:code': { title: 'Certificate' },
  '/createCourse': { title: 'Create Course' },
  '/my-courses/edit-course': { title: 'Edit Course' },
  '/addLecture': { title: 'Add Lecture' },
  '/editLecture': { title: 'Edit Lecture' },
  '/auth/login': { title: 'Log in' },
  '/auth/signup': { title: 'Sign up' },
  '/auth/forgotPassword': { title: 'Forgot password' },
  '/auth/resetPassword/:userId/:token': { title: 'Reset password' },
  '/auth-login/success': { title: 'Signing in' },
  // Redirects to the login page.
  '/login': { title: 'Log in' },
  '/changePassword': { title: 'Change Password' },
  '/editProfile': { title: 'Profile' },
  '/my-courses/purchase-history': { title: 'Purchase History' },
  '/admin/dashboard': { title: 'Statistics' },
  '/admin/dashboard/instructors': { title: 'Instructors Details' },
  '/admin/dashboard/students': { title: 'Students Details' },
  '/admin/dashboard/payments': { title: 'Payment history' },
  '/admin/dashboard/coupons': { title: 'Coupons' },
  '/admin/dashboard/messages': { title: 'Messages' },
  '/admin/dashboard/audit-log': { title: 'Audit log' },
  '/admin/dashboard/releases': { title: 'Releases' },
  '/denied': { title: 'Access Denied' },
  ...Object.fromEntries(
    Object.entries(staticPagesIn(markdown)).map(([path, { title, lead }]) => [path, { title, description: lead }]),
  ),
};

export const textOf = (path: string): PageMeta | undefined => pageMeta[path] ?? pageMeta[path.toLowerCase()];
