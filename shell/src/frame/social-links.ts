import { site } from '@vidya/contracts/texts/site';
import type { IconName } from '@vidya/shared-ui';

/** Vidya's links to other places. */
export const socialLinks: { label: string; href: string; icon: IconName }[] = [
  { label: 'Vidya on YouTube', href: site.channel, icon: 'youtube' },
  { label: 'Write to Vidya', href: `mailto:${site.email}`, icon: 'mail' },
];
