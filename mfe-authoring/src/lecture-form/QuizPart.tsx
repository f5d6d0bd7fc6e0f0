import { lazyPart, Skeleton } from '@vidya/shared-ui';
import { type ComponentProps, Suspense } from 'react';

const Fields = lazyPart(async () => (await import('../quiz/QuizFields.tsx')).QuizFields);

/** The fields of a quiz. Only they load its code. */
export const QuizPart = (props: ComponentProps<typeof Fields>) => (
  <Suspense fallback={<Skeleton height="36rem" shape="block" />}>
    <Fields {...props} />
  </Suspense>
);
