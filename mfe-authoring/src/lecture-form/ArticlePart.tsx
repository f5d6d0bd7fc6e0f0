import { lazyPart, Skeleton } from '@vidya/shared-ui';
import { type ComponentProps, Suspense } from 'react';

const Fields = lazyPart(async () => (await import('./ArticleFields.tsx')).ArticleFields);

/** The fields of an article. Only they load the editor's code. */
export const ArticlePart = (props: ComponentProps<typeof Fields>) => (
  <Suspense fallback={<Skeleton height="36rem" shape="block" />}>
    <Fields {...props} />
  </Suspense>
);
