import type { IconName } from '@vidya/shared-ui';

/** One page of the dashboard, as its menu names it. */
export interface AdminPlace {
  to: string;
  label: string;
  icon: IconName;
  /** How many things wait there. */
  waiting?: number | undefined;
}
