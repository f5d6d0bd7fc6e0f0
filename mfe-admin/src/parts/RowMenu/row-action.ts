import type { IconName } from '@vidya/shared-ui';

/** One action for a row of a table. */
export interface RowAction {
  key: string;
  label: string;
  /** The subject of the action, read out after the label; only screen readers need it. */
  about: string;
  icon: IconName;
  tone?: 'plain' | 'danger';
  /** A link that opens in a new tab; otherwise `onClick` runs. */
  href?: string;
  onClick?: () => void;
}
