import { lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { Pair } from '../parts/form-styles.ts';
import { ExpectedLength } from './ExpectedLength.tsx';

const Resources = lazyPart(async () => (await import('./ResourcesField.tsx')).ResourcesField);

/** The fields of a lecture of files. */
export const FilesPart = ({ form }: { form: LectureFormState }) => (
  <Suspense fallback={<Skeleton height="16rem" shape="block" />}>
    <Resources form={form} />
    <Pair>
      <ExpectedLength form={form} help="How long the work with them takes. Learners see it beside the title." />
    </Pair>
  </Suspense>
);
