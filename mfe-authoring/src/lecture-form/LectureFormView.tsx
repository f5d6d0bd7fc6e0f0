import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, TextArea, TextField } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { useGoBack } from '../data/go-back.ts';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { Actions, Form, Group } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { CaptionsField } from './CaptionsField.tsx';
import { DraftSwitch } from './DraftSwitch.tsx';
import { PreviewSwitch } from './PreviewSwitch.tsx';

interface LectureFormViewProps {
  courseId: string;
  form: LectureFormState;
  /** The form shows text that was typed before a reload. */
  isBack: boolean;
  /** The form is being saved, or the page is about to move on. */
  isBusy: boolean;
  onSave: () => void;
  /** The video's fields. */
  children: ReactNode;
}

/** The lecture form (section 2, add and edit lecture). */
export function LectureFormView({ courseId, form, isBack, isBusy, onSave, children }: LectureFormViewProps) {
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
      {isBack ? <Banner>What you typed here before is back. Only files have to be chosen again.</Banner> : null}
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
        <PreviewSwitch form={form} />
        <DraftSwitch form={form} />
      </Group>
      {children}
      <CaptionsField form={form} />
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
