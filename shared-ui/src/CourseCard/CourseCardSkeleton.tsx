import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { color } from '../theme/tokens.ts';
import { Body, Byline, Facts, Frame, PictureFrame } from './course-card-styles.ts';

/** As large as a CourseCard, so that nothing moves when the course arrives. */
export function CourseCardSkeleton(props: ComponentProps<'div'>) {
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
        <Facts>
          <Skeleton width="55%" height="1.172rem" />
          <Skeleton width="35%" height="1.35rem" />
        </Facts>
      </Body>
    </Still>
  );
}

const Still = styled(Frame)`
  pointer-events: none;
  border-color: ${color.line};
`;

const Line = styled(Skeleton)`
  margin: 0.225em 0;
`;

const TitleLines = styled.div`
  height: calc(2 * 1.35em);
  padding: 0.02em 0;
  font-size: 1.0625rem;
`;
