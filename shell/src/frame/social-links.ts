import type { IconName } from '@vidya/shared-ui';

/** Where Vidya is found elsewhere. */
export const socialLinks: { label: string; href: string; icon: IconName }[] = [
  { label: 'Vidya on YouTube', href: 'https://www.youtube.com/@vidya', icon: 'youtube' },
  { label: 'Write to Vidya', href: 'mailto:hello@vidya.example', icon: 'mail' },
];
