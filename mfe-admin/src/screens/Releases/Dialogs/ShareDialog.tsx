import { Button, Dialog } from '@vidya/shared-ui';
import { type FormEvent, useId, useRef } from 'react';
import { nameIn, titleOf } from '../../../data/releases/release-state.ts';
import type { ShareState } from '../../../data/releases/use-share.ts';
import { headingOf } from '../area-heading.ts';
import { Refusals } from '../Refusals.tsx';
import { Form } from '../release-styles.ts';
import { ShareFields } from './ShareFields.tsx';

/** Gives a version to a share of people, or changes that share. */
export function ShareDialog({ share }: { share: ShareState }) {
  const { area, version, isOpen, isDone, isBusy, refusals, submit, close } = share;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  if (!area) return null;
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (await submit()) field.current?.focus();
  };
  const isCanary = area.canary?.version === version;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={`${isCanary ? 'Change the share of' : 'Try'} ${titleOf(area)} ${nameIn(area, version)}`}
      initialFocus={field}
      focusAfter={() => (isDone ? headingOf(area) : null)}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isCanary ? 'Change share' : 'Try with this share'}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <ShareFields share={share} area={area} field={field} />
        <Refusals lines={refusals} />
      </Form>
    </Dialog>
  );
}
