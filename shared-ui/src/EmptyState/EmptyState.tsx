import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { wrap } from '../theme/mixins.ts';
import { color, space, type } from '../theme/tokens.ts';

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
      {action ? <NextAction movesFocus={rest.role !== 'alert'}>{action}</NextAction> : null}
    </Frame>
  );
}

/** If it goes while it has the focus, as "Clear the search" does, the page's heading gets it; not after a Retry. */
function NextAction({ movesFocus, children }: { movesFocus: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const action = frame.current;
    return () => {
      if (movesFocus && action?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    };
  }, [movesFocus]);
  return <Action ref={frame}>{children}</Action>;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 32rem;
  margin: 0 auto;
  padding: ${space[10]} ${space[4]};
  text-align: center;
`;

const Heading = styled.h2`
  margin-top: ${space[5]};
  ${type.h3}
  text-wrap: balance;
  // What was looked for stands in it, and may be one long word.
  overflow-wrap: anywhere;
`;

const Text = styled.div`
  margin-top: ${space[2]};
  color: ${color.inkMuted};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Action = styled.div`
  ${wrap(3)}
  justify-content: center;
  margin-top: ${space[6]};
`;
