import type { CourseDetail, CourseSummary } from '@vidya/contracts/course';
import { type CourseFields, courseProblems, draftProblems } from '@vidya/contracts/course-validation';
import { limits } from '@vidya/contracts/limits';
import { paths } from '@vidya/contracts/paths';
import { useLeaveGuard } from '@vidya/contracts/platform';
import { Banner, Button, TextArea } from '@vidya/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CourseFormFields } from '../../course-form/CourseFormFields.tsx';
import { blankFields, fieldsOf, formOf } from '../../data/course-fields.ts';
import { useCourseForm } from '../../data/course-form.ts';
import { dropForm, keepForm, keptForm } from '../../data/kept-form.ts';
import { useLaterMove } from '../../data/later-move.ts';
import { htmlToText, textToHtml } from '../../data/paragraphs.ts';
import { useSaveNewCourse } from '../../data/save-course.ts';
import { Actions, Form } from '../../parts/form-styles.ts';
import { Marked } from '../../parts/Marked.tsx';

interface CreateFormProps {
  /** The draft being resumed. */
  draft: CourseDetail | null;
  /** What this form has saved so far. */
  saved: CourseSummary | null;
  creator: string;
  onSaved: (course: CourseSummary) => void;
}

function storedFields(draft: CourseDetail | null): CourseFields {
  if (!draft) return blankFields;
  const { price, ...others } = fieldsOf(draft);
  // A draft may lack its price: nobody shall publish a free course by overlooking that.
  return { ...others, price: price === '0' ? '' : price, description: htmlToText(draft.description) };
}

/** The create form: a draft needs a title, going on needs everything (section 5, decision C9). */
export function CreateForm({ draft, saved, creator, onSaved }: CreateFormProps) {
  const [place] = useState(() => draft?._id ?? null);
  const [kept] = useState(() => keptForm(place));
  const form = useCourseForm(storedFields(draft), kept ?? storedFields(draft));
  const save = useSaveNewCourse(form.refuseThumbnail);
  const navigate = useNavigate();
  const { isMoving, moveOn } = useLaterMove();
  const { fields, isDirty, attachForm } = form;
  useLeaveGuard(isDirty && !isMoving);
  useEffect(() => {
    if (isMoving) dropForm(place);
    else if (isDirty) keepForm(place, fields);
  }, [place, fields, isDirty, isMoving]);

  const courseId = saved?._id ?? place;
  const thumbnail = saved?.thumbnail ?? draft?.thumbnail ?? null;
  const asHtml = { ...fields, description: textToHtml(fields.description) };
  const send = (status: 'draft' | 'published') =>
    save.mutateAsync({ courseId, form: { ...formOf(asHtml, form.thumbnail), status } });

  const saveDraft = async (): Promise<void> => {
    if (!form.accept(draftProblems(fields))) return;
    const course = await send('draft');
    if (!course) return;
    dropForm(place);
    form.settle();
    onSaved(course);
    void navigate(paths.createCourse(course._id), { replace: true, state: { course } });
  };
  const publish = async (): Promise<void> => {
    const hasThumbnail = form.thumbnail !== null || thumbnail !== null;
    if (!form.accept(courseProblems(asHtml, 'create', hasThumbnail))) return;
    const course = await send('published');
    if (!course) return;
    onSaved(course);
    moveOn({ to: paths.addLecture(course._id), state: { courseId: course._id, course } });
  };
  const isBusy = save.isPending || isMoving;

  return (
    <Form
      ref={attachForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void publish();
      }}
    >
      {kept && !saved ? (
        <Banner>What you typed here before is back. Only the thumbnail has to be chosen again.</Banner>
      ) : null}
      <CourseFormFields
        form={form}
        creator={creator}
        thumbnailUrl={thumbnail?.secure_url ?? null}
        storedCategory={draft?.category}
        description={
          <TextArea
            label={<Marked>Description</Marked>}
            aria-required
            rows={9}
            most={limits.description.mostOnCreate}
            help="At least 60 characters. A blank line begins a new paragraph."
            value={fields.description}
            error={form.errors.description}
            onChange={(event) => form.set('description', event.target.value)}
          />
        }
      />
      <Actions>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void saveDraft()}>
          Save as Draft
        </Button>
        <Button type="submit" isBusy={isBusy}>
          Save & Next
        </Button>
      </Actions>
    </Form>
  );
}
