import { lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';

const Resources = lazyPart(async () => (await import('./ResourcesField.tsx')).ResourcesField);

/** The files that a lecture offers. */
export const FilesPart = ({ form }: { form: LectureFormState }) => (
  <Suspense fallback={<Skeleton height="16rem" shape="block" />}>
    <Resources form={form} />
  </Suspense>
);
