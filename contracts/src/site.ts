/** Where Vidya is reached: said once, for the contact page and the footer. */
export const site = {
  email: 'hello@vidya.example',
  channel: 'https://www.youtube.com/@vidya',
} as const;
