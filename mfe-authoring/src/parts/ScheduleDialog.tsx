import { serverNow } from '@vidya/contracts/browser/server-clock';
import { isSchedulable } from '@vidya/contracts/rules/course/schedule';
import { fieldInIndia, instantOfField } from '@vidya/contracts/texts/format';
import { Button, Dialog, TextField } from '@vidya/shared-ui';
import { useId, useState } from 'react';
import { useSchedule } from '../data/course/schedule.ts';
import { useFormErrors } from '../data/form-errors.ts';

interface ScheduleDialogProps {
  courseId: string;
  /** Undefined: the course itself. */
  lectureId?: string;
  /** What is published: 'the course', or a lecture's title in quotation marks. */
  name: string;
  /** The time that is set; null for none. */
  publishAt: string | null;
  onClose: () => void;
}

/** When something is published by itself, in India's time. */
export function ScheduleDialog({ courseId, lectureId, name, publishAt, onClose }: ScheduleDialogProps) {
  const formId = useId();
  const save = useSchedule(courseId, lectureId);
  const [typed, setTyped] = useState(publishAt ? fieldInIndia(publishAt) : '');
  const { errors, accept, clear, formProps } = useFormErrors<'publishAt'>();
  const send = async (next: string | null): Promise<void> => {
    if (await save.mutateAsync(next)) onClose();
  };
  const submit = async (): Promise<void> => {
    const at = instantOfField(typed);
    if (at && isSchedulable(at, serverNow())) await send(at);
    else accept([{ field: 'publishAt', message: 'Choose A Time Within The Next Two Years' }]);
  };
  return (
    <Dialog
      isOpen
      title={`When to publish ${name}`}
      onClose={onClose}
      isBusy={save.isPending}
      actions={
        <>
          {publishAt ? (
            <Button variant="quiet" disabled={save.isPending} onClick={() => void send(null)}>
              Remove the time
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={formId} isBusy={save.isPending}>
            Save the time
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps(save.isPending, submit)}>
        <TextField
          label="Day and time"
          type="datetime-local"
          help="India’s time. It is published by itself, within a minute of this time."
          value={typed}
          error={errors.publishAt}
          onChange={(event) => {
            setTyped(event.target.value);
            clear('publishAt');
          }}
        />
      </form>
    </Dialog>
  );
}
