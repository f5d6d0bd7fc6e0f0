/** What Vidya is called and where it is reached: said once. */
export const site = {
  name: 'Vidya',
  email: 'hello@vidya.example',
  channel: 'https://www.youtube.com/@vidya',
} as const;

/** A page's whole title: its own, then the site's name (decision R8). */
export const pageTitle = (own: string): string => (own ? `${own} | ${site.name}` : site.name);
