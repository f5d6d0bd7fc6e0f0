import { hasHistory } from '@vidya/contracts/browser/has-history';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, Checkbox, lazyPart, Note, Skeleton, space, TextArea, TextField } from '@vidya/shared-ui';
import { Fragment, type ReactNode, Suspense, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FormKind } from '../data/lecture/form-kinds.ts';
import type { useLectureEditing } from '../data/lecture/lecture-editing.ts';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { Actions, Form, Group } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { SentFields } from '../parts/SentFields.tsx';
import { kindTexts } from './kind-texts.ts';
import { useNoStrayDrops } from './use-no-stray-drops.ts';

/** Few lectures have captions or files, and they stand at the end. */
const Captions = lazyPart(async () => (await import('./CaptionsField.tsx')).CaptionsField);
const Resources = lazyPart(async () => (await import('./ResourcesField.tsx')).ResourcesField);

interface LectureFormViewProps {
  courseId: string;
  editing: ReturnType<typeof useLectureEditing>;
  save: { isPending: boolean };
  onSave: () => Promise<void>;
  /** Above the fields. */
  head?: ReactNode;
  /** The choice of the section, if there are several. */
  section?: ReactNode;
  /** The video's fields come before the text about it. */
  isVideoFirst?: boolean;
  /** What the lecture is made of, for each kind; files have their field in every form. */
  content: Record<FormKind, ReactNode>;
}

/** The lecture form (section 2, add and edit lecture). */
export function LectureFormView(props: LectureFormViewProps) {
  const { courseId, editing, save, onSave, head, section, isVideoFirst = false, content } = props;
  const { form, isBack, isMoving } = editing;
  const { preview, draft } = kindTexts[form.kind];
  useNoStrayDrops();
  const navigate = useNavigate();
  // To the viewer when this page is the first of the visit.
  const goBack = () => void (hasHistory() ? navigate(-1) : navigate(paths.viewLectures(courseId)));
  const isBusy = form.isSending || isMoving;
  const about = (
    <Group key="about">
      <legend>About the lecture</legend>
      <TextField label={<Marked>Topic</Marked>} aria-required {...form.field('title')} />
      {section}
      <TextArea label="Description" isOptional rows={4} {...form.field('description')} />
      {preview === null ? null : (
        <FormSwitch form={form} name="isPreview" label="Free preview">
          {preview}
        </FormSwitch>
      )}
      <FormSwitch form={form} name="isDraft" label="Keep as draft">
        {`Only you see a draft. Turn this off to publish the lecture; ${draft}`}
      </FormSwitch>
    </Group>
  );
  const made = <Fragment key="content">{content[form.kind]}</Fragment>;
  return (
    <Form {...form.formProps(isBusy, onSave)}>
      {isBack ? <Banner>What you typed here before is back. Only files have to be chosen again.</Banner> : null}
      <SentFields isSending={save.isPending || isMoving}>
        {head}
        {isVideoFirst && form.kind === 'video' ? [made, about] : [about, made]}
        <Suspense fallback={<Skeleton height="12rem" shape="block" />}>
          {form.kind === 'video' ? <Captions form={form} /> : null}
          <Resources form={form} />
        </Suspense>
      </SentFields>
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
  form: LectureFormState;
  name: 'isPreview' | 'isDraft';
  label: string;
  /** A sentence that explains it. */
  children: string;
}

function FormSwitch({ form: { fields, set }, name, label, children }: FormSwitchProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        role="switch"
        aria-checked={fields[name]}
        label={label}
        aria-describedby={id}
        checked={fields[name]}
        onChange={(event) => set(name, event.target.checked)}
      />
      <SwitchNote id={id}>{children}</SwitchNote>
    </div>
  );
}

const SwitchNote = styled(Note)`
  padding-left: calc(2.25rem + ${space[3]});
`;
