import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { pulsing, Skeleton } from '../Skeleton/Skeleton.tsx';
import { color } from '../theme/tokens.ts';
import { Body, Byline, Facts, Footer, Frame, Glance, PictureFrame } from './course-card-styles.ts';
import { phone, RowFrame } from './course-row-styles.ts';

export interface CourseCardSkeletonProps extends ComponentProps<'div'> {
  /** False for cards with neither rating nor price. */
  hasFacts?: boolean;
  isRowOnPhones?: boolean;
  /** The placeholder of the card's footer. */
  footer?: ReactNode;
}

/** As large as a CourseCard, so that nothing moves when the course loads. */
export function CourseCardSkeleton({
  hasFacts = true,
  isRowOnPhones = false,
  footer,
  ...props
}: CourseCardSkeletonProps) {
  const Outer = isRowOnPhones ? StillRow : Still;
  return (
    <Outer as="div" aria-hidden="true" {...props}>
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
    </Outer>
  );
}

/* As a whole: each animation costs style and events, and a page has a hundred placeholders in such cards. */
const still = css`
  pointer-events: none;
  border-color: ${color.line};
  ${pulsing}
  [data-skeleton] {
    animation: none;
  }
`;

const Still = styled(Frame)`
  ${still}
`;

const Line = styled(Skeleton)`
  margin: 0.225em 0;
`;

const TitleLines = styled.div`
  height: calc(2 * 1.35em);
  padding: 0.02em 0;
  font-size: 1.0625rem;
`;

const StillRow = styled(RowFrame)`
  ${still}
  ${phone} {
    ${TitleLines} {
      height: calc(2 * 1.3em);
      font-size: 1rem;
    }
  }
`;
