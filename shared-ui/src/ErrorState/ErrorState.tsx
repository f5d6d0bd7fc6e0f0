import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Action, Frame, Heading, Text } from '../EmptyState/state-styles.ts';
import { ErrorPicture } from '../Illustration/ErrorPicture.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An illustration; the red cross-circle by default. */
  picture?: ReactNode;
  title?: ReactNode;
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
  /** Retries; without it there is no Retry button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Further buttons or links beside Retry. */
  action?: ReactNode;
}

/** What failed, as text, and how to go on. Screen readers announce it when it appears. */
export function ErrorState({
  picture = <ErrorPicture />,
  title = 'Something went wrong',
  titleAs = 'h2',
  onRetry,
  isRetrying,
  action,
  children,
  ...rest
}: ErrorStateProps) {
  return (
    <Frame role="alert" {...rest}>
      {picture}
      <Heading as={titleAs}>{title}</Heading>
      {children ? <Text>{children}</Text> : null}
      {onRetry || action ? (
        <Action>
          {onRetry ? (
            <Button onClick={onRetry} isBusy={isRetrying}>
              Retry
            </Button>
          ) : null}
          {action}
        </Action>
      ) : null}
    </Frame>
  );
}
