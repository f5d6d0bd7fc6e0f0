import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { stack, wrap } from '../theme/mixins.ts';
import { color, media, space, type } from '../theme/tokens.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** The `<h1>`, to move focus to. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The header of a page. Its `<h1>` takes focus on a route change, so that screen readers announce the new page. */
export function PageHeader({ title, lead, actions, titleRef, children, ...rest }: PageHeaderProps) {
  return (
    <Frame {...rest}>
      <Line>
        <Text>
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <Lead>{lead}</Lead> : null}
        </Text>
        {actions ? <Actions>{actions}</Actions> : null}
      </Line>
      {children}
    </Frame>
  );
}

const Frame = styled.header`
  ${stack(3)}
  // Never wider than the page, however long a word it holds.
  margin-bottom: ${space[6]};

  ${media.tablet} {
    margin-bottom: ${space[8]};
  }
`;

const Line = styled.div`
  ${wrap(6, 4)}
  align-items: flex-end;
  justify-content: space-between;
`;

const Text = styled.div`
  min-width: 0;
`;

const Lead = styled.div`
  max-width: 44rem;
  margin-top: ${space[2]};
  ${type.lead}
  color: ${color.inkMuted};
`;

const Actions = styled.div`
  ${wrap(3)}
`;
