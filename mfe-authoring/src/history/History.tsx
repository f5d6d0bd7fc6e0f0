import { lazyPart, Skeleton } from '@vidya/shared-ui';
import { type ComponentProps, Suspense } from 'react';
import type { HistoryLine } from './HistoryLine.tsx';

const Line = lazyPart(async () => (await import('./HistoryLine.tsx')).HistoryLine);

/** 'History' at the head of a form. Its code loads after the form's. */
export const History = (props: ComponentProps<typeof HistoryLine>) => (
  <Suspense fallback={<Skeleton height="2.25rem" width="7rem" />}>
    <Line {...props} />
  </Suspense>
);
