import { Skeleton, Stack } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Page } from '../../parts/Page.tsx';
import { Card, CardPicture, Column, Columns, Intro, Perks } from './detail-styles.ts';

/** The skeleton of the detail, before anything about the course is known. */
export function DetailSkeleton() {
  return (
    <Waiting aria-busy="true" aria-label="Loading the course">
      <Columns>
        <Intro>
          <Stack>
            <Skeleton width="16rem" />
            <Skeleton width="8rem" />
            <Skeleton width="85%" height="2.75rem" />
            <Skeleton width="60%" height="1.5rem" />
            <Facts>
              <Skeleton height="100%" shape="block" />
            </Facts>
          </Stack>
        </Intro>
        <Card aria-hidden="true">
          <CardPicture>
            <Skeleton height="100%" shape="block" />
          </CardPicture>
          <Perks>
            <Buying>
              <Skeleton width="50%" height="2.4rem" />
              <Skeleton height="3.25rem" shape="block" />
            </Buying>
            <Stack>
              {['80%', '55%', '75%', '50%', '40%'].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
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

/* At least as tall as the window, so that the footer does not jump when the course loads. */
const Waiting = styled(Page)`
  min-height: 100vh;
`;

/* As tall as the fact strip: three rows of two on phones, two rows of three on tablets, one row on wide screens. */
const Facts = styled.div`
  height: 10rem;

  ${media.tablet} {
    height: 6.75rem;
  }
  ${media.desktop} {
    height: 3.5rem;
  }
`;

/* Below laptop width, price and button are at the bottom of the window. */
const Buying = styled.div`
  display: none;

  ${media.laptop} {
    display: grid;
    gap: ${space[4]};
  }
`;
