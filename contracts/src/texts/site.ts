/** The site's name and addresses, defined once. */
export const site = {
  name: 'Vidya',
  email: 'hello@vidya.example',
  channel: 'https://www.youtube.com/@vidya',
} as const;

/** The description of pages that have none of their own. */
export const siteDescription =
  'Video courses taught in India’s languages: web development, data science, AI and more. Pay once in rupees and learn at your own pace.';

/** The full page title: the page's own, then the site's name (decision R8). */
export const pageTitle = (own: string): string => (own ? `${own} | ${site.name}` : site.name);
