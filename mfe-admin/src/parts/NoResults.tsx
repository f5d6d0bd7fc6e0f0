import { Button, EmptyState, NoResultsPicture } from '@vidya/shared-ui';
import type { ComponentProps, ReactNode } from 'react';

interface NoResultsProps {
  title: string;
  /** The way on: the label of a button, and its action. */
  action?: [label: string, act: () => void];
  variant?: ComponentProps<typeof Button>['variant'];
  /** The explanation. */
  children?: ReactNode;
}

/** Says that a list has no entries, and what to do next. */
export function NoResults({ title, action, variant = 'secondary', children }: NoResultsProps) {
  const button = action && (
    <Button variant={variant} onClick={action[1]}>
      {action[0]}
    </Button>
  );
  return (
    <EmptyState picture={<NoResultsPicture />} title={title} action={button}>
      {children}
    </EmptyState>
  );
}
