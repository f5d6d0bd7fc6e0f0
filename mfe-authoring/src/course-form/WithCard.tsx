import { useMedia } from '@vidya/contracts/browser/use-media';
import { lazyPart, Skeleton, space, type } from '@vidya/shared-ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { forCard } from '../parts/AuthoringPage.tsx';
import type { CardProps } from './LiveCard.tsx';

const LiveCard = lazyPart(async () => (await import('./LiveCard.tsx')).LiveCard);

/** The form; on wide windows with the card that learners would see beside it. */
export function WithCard({ children, ...card }: CardProps & { children: ReactNode }) {
  const hasRoom = useMedia(forCard);
  return (
    <Columns>
      <div>{children}</div>
      {hasRoom ? (
        <Aside aria-labelledby="live-card">
          <h2 id="live-card">How learners see it</h2>
          <Suspense fallback={<Skeleton shape="block" height="21rem" />}>
            <LiveCard {...card} />
          </Suspense>
        </Aside>
      ) : null}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  @media ${forCard} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** Stays in view while the form scrolls. */
const Aside = styled.aside`
  position: sticky;
  top: 6.5rem;
  display: grid;
  gap: ${space[3]};
  align-self: start;

  h2 {
    ${type.label}
  }
`;
