import type { Lecture } from '@vidya/contracts/lecture';
import { paths } from '@vidya/contracts/paths';
import { Button, TextArea, TextField } from '@vidya/shared-ui';
import { useGoBack } from '../data/go-back.ts';
import type { LectureFormState } from '../data/lecture-form.ts';
import { Actions, Form, Group } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { VideoSource } from './VideoSource.tsx';

interface LectureFormViewProps {
  courseId: string;
  form: LectureFormState;
  /** The lecture being edited. */
  stored?: Lecture;
  isSending: boolean;
  /** Sending, or about to move on. */
  isBusy: boolean;
  onSave: () => void;
}

/** The lecture form (section 2, add and edit lecture). */
export function LectureFormView({ courseId, form, stored, isSending, isBusy, onSave }: LectureFormViewProps) {
  const goBack = useGoBack(paths.viewLectures(courseId));
  const { fields, errors, set, attachForm } = form;
  return (
    <Form
      ref={attachForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave();
      }}
    >
      <Group>
        <legend>About the lecture</legend>
        <TextField
          label={<Marked>Topic</Marked>}
          aria-required
          value={fields.title}
          error={errors.title}
          onChange={(event) => set('title', event.target.value)}
        />
        <TextArea
          label="Description"
          isOptional
          rows={4}
          value={fields.description}
          onChange={(event) => set('description', event.target.value)}
        />
      </Group>
      <VideoSource form={form} stored={stored} />
      {isSending && form.video ? <UploadStatus file={form.video} /> : null}
      <Actions>
        <Button variant="secondary" disabled={isBusy} onClick={goBack}>
          Previous
        </Button>
        <Button type="submit" isBusy={isBusy}>
          Save & Next
        </Button>
      </Actions>
    </Form>
  );
}
