import { Skeleton } from '@vidya/shared-ui';
import { Form } from './form-styles.ts';

/** About as large as a form, while its data loads. */
export function FormSkeleton() {
  return (
    <Form as="div" role="group" aria-busy="true" aria-label="Loading">
      <Skeleton height="22rem" shape="block" />
      <Skeleton height="14rem" shape="block" />
      <Skeleton height="3rem" width="40%" />
    </Form>
  );
}
