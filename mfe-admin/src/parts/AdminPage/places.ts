import type { IconName } from '@vidya/shared-ui';

/** One page of the dashboard in the menu. */
export interface AdminPlace {
  to: string;
  label: string;
  icon: IconName;
  /** The number of open items on that page. */
  waiting?: number | undefined;
}
