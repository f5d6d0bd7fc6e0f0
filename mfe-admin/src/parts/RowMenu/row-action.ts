import type { IconName } from '@vidya/shared-ui';

/** One thing that can be done with a row of a table. */
export interface RowAction {
  key: string;
  label: string;
  /** What it is done to, after the label; only screen readers need it, others see the row. */
  about: string;
  icon: IconName;
  tone?: 'plain' | 'danger';
  /** A link that opens in a tab of its own; without it `onClick`. */
  href?: string;
  onClick?: () => void;
}
