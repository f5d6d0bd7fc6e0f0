import { wrap } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

interface TitledSectionProps extends ComponentProps<'section'> {
  /** The id of its heading. */
  id: string;
  title: string;
  /** One sentence below the title. */
  lead?: string;
  /** A link to the whole list, at the other end of the heading's line. */
  action?: ReactNode;
}

/** One section of a page, with space above it and a heading. */
export function TitledSection({ id, title, lead, action, children, ...rest }: TitledSectionProps) {
  return (
    <Section aria-labelledby={id} {...rest}>
      <Head>
        <div>
          <h2 id={id}>{title}</h2>
          {lead ? <Lead>{lead}</Lead> : null}
        </div>
        {action}
      </Head>
      {children}
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space[12]};
`;

const Head = styled.div`
  ${wrap(6, 3)}
  align-items: end;
  justify-content: space-between;
  margin-bottom: ${space[6]};

  ${media.tablet} {
    flex-wrap: nowrap;

    > :last-child:not(:first-child) {
      flex: none;
    }
  }
`;

const Lead = styled.p`
  max-width: 44rem;
  margin-top: ${space[2]};
  ${type.body}
  color: ${color.inkMuted};
`;
