/** The site's name and addresses, defined once. */
export const site = {
  name: 'Vidya',
  email: 'hello@vidya.example',
  channel: 'https://www.youtube.com/@vidya',
} as const;

/** The full page title: the page's own, then the site's name (decision R8). */
export const pageTitle = (own: string): string => (own ? `${own} | ${site.name}` : site.name);
