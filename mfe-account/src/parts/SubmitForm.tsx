import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { Banner, Button } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import type { useForm } from '../data/use-form.ts';
import { Fields } from './page-styles.ts';

interface SubmitFormProps {
  form: Pick<ReturnType<typeof useForm>, 'submit' | 'isBusy' | 'failure' | 'isUnsaved'>;
  submitLabel: string;
  /** Where the browser posts the form until the page responds; the area's `server.tsx` reads it. Without it the form waits. */
  action?: string;
  /** Beside the failure: a link that helps. */
  failureAction?: ReactNode;
  children: ReactNode;
  /** Below the button. */
  below?: ReactNode;
}

/** A form with its failure above the fields and one button below them. Leaving it asks while typed words are not sent. */
export function SubmitForm({ form, submitLabel, action, failureAction, children, below }: SubmitFormProps) {
  useLeaveGuard(form.isUnsaved);
  // Always a post: no field, and no password, ever gets into an address.
  return (
    <Fields noValidate onSubmit={form.submit} method="post" action={action}>
      {form.failure ? (
        <Banner tone="danger" action={failureAction}>
          {form.failure}
        </Banner>
      ) : null}
      {children}
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {submitLabel}
      </Button>
      {below}
    </Fields>
  );
}
