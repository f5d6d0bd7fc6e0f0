import { Skeleton } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Page } from '../../parts/Page.tsx';
import { Card, CardPicture, Column, Columns, Intro, Perks } from './detail-styles.ts';

/** The detail's shape before anything of the course is known. */
export function DetailSkeleton() {
  return (
    <Waiting aria-busy="true" aria-label="Loading the course">
      <Columns>
        <Intro>
          <Stack>
            <Skeleton width="16rem" />
            <Skeleton width="85%" height="2.75rem" />
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton height="9.5rem" shape="block" />
          </Stack>
        </Intro>
        <Card aria-hidden="true">
          <CardPicture>
            <Skeleton height="100%" shape="block" />
          </CardPicture>
          <Perks>
            <Stack>
              <Skeleton width="50%" height="2.4rem" />
              <Skeleton height="3.25rem" shape="block" />
              <Skeleton width="80%" />
              <Skeleton width="70%" />
            </Stack>
          </Perks>
        </Card>
        <Column>
          <section>
            <Stack>
              <Skeleton width="40%" height="1.9rem" />
              <Skeleton />
              <Skeleton width="92%" />
              <Skeleton width="96%" />
            </Stack>
          </section>
        </Column>
      </Columns>
    </Waiting>
  );
}

/* As tall as the window at least, so that the footer is not seen to jump when the course is here. */
const Waiting = styled(Page)`
  min-height: 100vh;
`;

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;
