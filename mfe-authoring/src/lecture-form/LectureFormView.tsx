import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, Checkbox, Note, space, TextArea, TextField } from '@vidya/shared-ui';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { useLectureEditing } from '../data/lecture/lecture-editing.ts';
import { Actions, Form, Group } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { CaptionsField } from './CaptionsField.tsx';

interface LectureFormViewProps {
  courseId: string;
  editing: ReturnType<typeof useLectureEditing>;
  isSaving: boolean;
  save: () => Promise<void>;
  /** The video's fields. */
  children: ReactNode;
}

/** The lecture form (section 2, add and edit lecture). */
export function LectureFormView({ courseId, editing, isSaving, save, children }: LectureFormViewProps) {
  const { form, isBack, isMoving } = editing;
  const { fields, errors, set } = form;
  const { key } = useLocation();
  const navigate = useNavigate();
  // To the viewer when this page is the first of the visit.
  const goBack = () => void (key === 'default' ? navigate(paths.viewLectures(courseId)) : navigate(-1));
  const isBusy = isSaving || isMoving;
  return (
    <Form {...form.formProps(isBusy, save)}>
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
        <FormSwitch
          label="Free preview"
          note="Anybody can watch this lecture before buying."
          isOn={fields.isPreview}
          onChange={(isOn) => set('isPreview', isOn)}
        />
        <FormSwitch
          label="Keep as draft"
          note="Only you see a draft. Turn this off to publish the lecture; learners see it as soon as its video is ready."
          isOn={fields.isDraft}
          onChange={(isOn) => set('isDraft', isOn)}
        />
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

interface FormSwitchProps {
  label: string;
  note: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch with a sentence that explains it. */
function FormSwitch({ label, note, isOn, onChange }: FormSwitchProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        role="switch"
        aria-checked={isOn}
        label={label}
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <SwitchNote id={id}>{note}</SwitchNote>
    </div>
  );
}

const SwitchNote = styled(Note)`
  padding-left: calc(2.25rem + ${space[3]});
`;
