import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import { siteDescription } from '@vidya/contracts/texts/site';

/** Rendered pages of categories and courses say more: `head/`. */
export const pageMeta = {
  '/': { title: '', description: siteDescription, reads: [] },
  '/course/all-courses': {
    title: 'All Courses',
    description:
      'Every course on Vidya: most popular, newest and top rated, by category, level, language and price. Prices in rupees, GST included.',
    reads: ['q', 'category', 'level', 'language', 'price', 'ratingAtLeast', 'sort', 'page'],
  },
  '/course/:category': { title: 'Courses', description: siteDescription, reads: [] },
  '/courseDetail': {
    title: 'Course',
    description: siteDescription,
    parameters: ['courseId'],
    reads: ['courseId', 'coupon'],
  },
  '/contact': {
    title: 'Contact Us',
    description:
      'Questions about a course, a payment or teaching on Vidya? Send us a message and a person will answer it.',
    reads: [],
  },
} satisfies PageMetas;
