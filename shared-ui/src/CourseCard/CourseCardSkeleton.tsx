import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { pulsing, Skeleton } from '../Skeleton/Skeleton.tsx';
import { color } from '../theme/tokens.ts';
import { Body, Byline, Facts, Footer, Frame, Glance, PictureFrame } from './course-card-styles.ts';

export interface CourseCardSkeletonProps extends ComponentProps<'div'> {
  /** False for cards with neither rating nor price. */
  hasFacts?: boolean;
  /** The placeholder of the card's footer. */
  footer?: ReactNode;
}

/** As large as a CourseCard, so that nothing moves when the course loads. */
export function CourseCardSkeleton({ hasFacts = true, footer, ...props }: CourseCardSkeletonProps) {
  return (
    <Still as="div" aria-hidden="true" {...props}>
      <PictureFrame>
        <Skeleton height="100%" shape="block" />
      </PictureFrame>
      <Body>
        <Byline as="div">
          <Line width="45%" />
        </Byline>
        <TitleLines>
          <Line width="95%" />
          <Line width="60%" />
        </TitleLines>
        <Glance as="div">
          <Line width="70%" />
        </Glance>
        {hasFacts ? (
          <Facts>
            <Skeleton width="55%" height="1.172rem" />
            <Skeleton width="35%" height="1.35rem" />
          </Facts>
        ) : null}
        {footer ? <Footer>{footer}</Footer> : null}
      </Body>
    </Still>
  );
}

const Still = styled(Frame)`
  pointer-events: none;
  border-color: ${color.line};
  /* As a whole: each animation costs style and events, and a page has a hundred placeholders in such cards. */
  ${pulsing}
  [data-skeleton] {
    animation: none;
  }
`;

const Line = styled(Skeleton)`
  margin: 0.225em 0;
`;

const TitleLines = styled.div`
  height: calc(2 * 1.35em);
  padding: 0.02em 0;
  font-size: 1.0625rem;
`;
