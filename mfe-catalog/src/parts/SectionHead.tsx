import { color, space, type } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SectionHeadProps {
  id: string;
  title: string;
  /** One sentence below the title. */
  lead?: string;
  /** A link to the whole list. */
  action?: ReactNode;
}

/** A section's heading, with its action at the other end. */
export function SectionHead({ id, title, lead, action }: SectionHeadProps) {
  return (
    <Head>
      <div>
        <h2 id={id}>{title}</h2>
        {lead ? <Lead>{lead}</Lead> : null}
      </div>
      {action}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[6]};
`;

const Lead = styled.p`
  max-width: 44rem;
  margin-top: ${space[2]};
  ${type.body}
  color: ${color.inkMuted};
`;
