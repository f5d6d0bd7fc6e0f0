import { Skeleton, Surface } from '@vidya/shared-ui';
import { centred } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RequestState } from '../data/use-request.ts';
import { RequestFailed } from '../parts/RequestFailed.tsx';

interface ChartPlaceProps {
  label: string;
  heightPx: number;
  request: RequestState;
  /** The text of a failure without one. */
  fallback: string;
  /** Says that there is nothing to draw; null until that is known. */
  empty: ReactNode;
}

/** Takes the place of a chart, with the same height: nothing to draw, a failure (or both) or a skeleton. */
export function ChartPlace({ label, heightPx, request, fallback, empty }: ChartPlaceProps) {
  const hasFailed = request.error !== null;
  return (
    <Surface as="section" $padding="small" aria-busy={request.isFetching} aria-label={label}>
      <Place $heightPx={heightPx}>
        {empty}
        {hasFailed ? <RequestFailed request={request} fallback={fallback} /> : null}
        {empty || hasFailed ? null : <Skeleton shape="block" height={`${heightPx}px`} />}
      </Place>
    </Surface>
  );
}

const Place = styled.div<{ $heightPx: number }>`
  ${centred}
  min-height: ${({ $heightPx }) => $heightPx}px;
`;
