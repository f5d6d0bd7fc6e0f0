import { site } from '@vidya/contracts/texts/site';
import type { IconName } from '@vidya/shared-ui';

/** Where Vidya is found elsewhere. */
export const socialLinks: { label: string; href: string; icon: IconName }[] = [
  { label: 'Vidya on YouTube', href: site.channel, icon: 'youtube' },
  { label: 'Write to Vidya', href: `mailto:${site.email}`, icon: 'mail' },
];
