import type { ComponentProps, ReactNode } from 'react';
import { Action, Frame, Heading, Text } from './state-styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An illustration: one of the `…Picture` components. */
  picture?: ReactNode;
  title: ReactNode;
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
  /** What to do next: a button or a link. */
  action?: ReactNode;
}

/** Says that there is nothing here, and what to do next. `children` explain it in a sentence. */
export function EmptyState({ picture, title, titleAs = 'h2', action, children, ...rest }: EmptyStateProps) {
  return (
    <Frame {...rest}>
      {picture}
      <Heading as={titleAs}>{title}</Heading>
      {children ? <Text>{children}</Text> : null}
      {action ? <Action>{action}</Action> : null}
    </Frame>
  );
}
