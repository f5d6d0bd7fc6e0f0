import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import {
  type CourseField,
  courseProblems,
  draftProblems,
  visibleLength,
} from '@vidya/contracts/rules/course/course-validation';
import { limits } from '@vidya/contracts/rules/limits';
import type { Problem } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button, TextArea } from '@vidya/shared-ui';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { CourseFormFields } from '../../course-form/CourseFormFields.tsx';
import { fieldProps } from '../../course-form/field-props.tsx';
import { WithCard } from '../../course-form/WithCard.tsx';
import { useDraftConflict } from '../../data/course/course-conflict.ts';
import { useCourseForm } from '../../data/course/course-form.ts';
import type { LaterMove } from '../../data/course/later-move.ts';
import { htmlToText, textToHtml } from '../../data/course/paragraphs.ts';
import { useSaveNewCourse } from '../../data/course/save-course.ts';
import { blankFields, formOf, nothingStored, storedDraft, storedOf } from '../../data/course/stored-course.ts';
import { storeForm, useCourseFormPlace, useStoredForm } from '../../data/stored-form.ts';
import { followStored } from '../../data/versions.ts';
import { History } from '../../history/History.tsx';
import { Form, StickyActions } from '../../parts/form-styles.ts';
import { OnConflict } from '../../parts/OnConflict.tsx';
import { SentFields } from '../../parts/SentFields.tsx';
import { PublishNotice } from './PublishNotice.tsx';

interface CreateFormProps {
  /** The draft that the person resumes. */
  draft: CourseDetail | null;
  /** The course as this form last saved it. */
  saved: CourseSummary | null;
  creators: string[];
  /** Others save the draft, but do not publish it. */
  isOwner: boolean;
  onSaved: (course: CourseSummary) => void;
  move: LaterMove;
}

/** The create form: a draft needs a title, the next step needs everything (section 5, decision C9). */
export function CreateForm({ draft, saved, creators, isOwner, onSaved, move }: CreateFormProps) {
  const [draftId] = useState(() => draft?._id ?? null);
  const courseId = saved?._id ?? draftId;
  const place = useCourseFormPlace(courseId);
  const latest = draft ? storedDraft(draft) : nothingStored;
  const { isBack, read, typed } = useStoredForm(place, { blank: blankFields, latest });
  const form = useCourseForm(read, typed);
  followStored(form, latest);
  const conflict = useDraftConflict(form, { toStored: storedDraft, asText: (text) => text });
  const save = useSaveNewCourse({ onThumbnailRefused: form.refuseThumbnail, conflict });
  const navigate = useNavigate();
  const { isMoving, moveOn } = move;
  const { fields, stored, thumbnail, isDirty } = form;
  useLeaveGuard(isDirty && !isMoving, ['courseId', 'step']);
  useEffect(() => {
    storeForm(place, isMoving || !isDirty ? null : { fields, stored });
  }, [place, fields, stored, isDirty, isMoving]);

  const asHtml = { ...fields, description: textToHtml(fields.description) };
  // What is stored may be rich text, and longer than a new one: the server leaves it as it is if it is not sent.
  const isAsStored = courseId !== null && fields.description.trim() === stored.fields.description.trim();
  const length = visibleLength(asHtml.description);
  const max = isAsStored && length > limits.description.maxOnCreate ? undefined : limits.description.maxOnCreate;
  const accept = (problems: Problem<CourseField>[]): boolean =>
    form.accept(problems.filter(({ message }) => max || message !== texts.validation.descriptionLongOnCreate));

  const send = async (status: 'draft' | 'published') => {
    const enclosed = { thumbnail: thumbnail.file, version: stored.version };
    const body = { ...formOf(asHtml, enclosed), ...(isAsStored && { description: undefined }), status };
    const course = await save.mutateAsync({ courseId, form: body });
    // The course has an id now, and what is typed from here on is stored under it.
    if (course) storeForm(place, null);
    return course;
  };

  const saveDraft = async (): Promise<void> => {
    if (!accept(draftProblems(asHtml))) return;
    const course = await send('draft');
    if (!course) return;
    // At once: the new address changes `courseId`, about which an unsaved form asks.
    flushSync(() => {
      form.markSaved({ thumbnailUrl: course.thumbnail?.secure_url ?? null, version: course.updatedAt });
      onSaved(course);
    });
    void navigate(paths.createCourse(course._id), { replace: true, state: { course } });
  };
  const publish = async (): Promise<void> => {
    const hasThumbnail = thumbnail.file !== null || stored.thumbnailUrl !== null;
    if (!accept(courseProblems(asHtml, 'create', hasThumbnail))) return;
    const course = await send('published');
    if (!course) return;
    onSaved(course);
    moveOn({ to: paths.addLecture(course._id), state: { courseId: course._id, course } });
  };
  const isBusy = form.isSending || isMoving;
  const noticeId = useId();

  return (
    <WithCard form={form} creators={creators} figures={draft}>
      <Form {...form.formProps(isBusy, isOwner ? publish : saveDraft)}>
        {isBack && !saved ? (
          <Banner>
            What you typed here before is back.{' '}
            {stored.thumbnailUrl
              ? 'If you had picked another thumbnail, choose it again.'
              : 'Only the thumbnail has to be chosen again.'}
          </Banner>
        ) : null}
        <SentFields isSending={save.isPending || isMoving}>
          {draft ? (
            <History
              what="course"
              of={{ courseId: draft._id }}
              form={form}
              current={storedOf(draft).fields}
              toForm={({ description = '', ...others }) => ({ ...others, description: htmlToText(description) })}
            />
          ) : null}
          <CourseFormFields
            form={form}
            creators={creators}
            isPriceFixed={!isOwner}
            storedCategory={draft?.category}
            lectures={draft?.lectures}
            description={
              <TextArea
                {...fieldProps(form, 'description')}
                rows={9}
                max={max}
                counted={length}
                help="At least 60 characters. A blank line begins a new paragraph."
              />
            }
          />
        </SentFields>
        {isOwner ? (
          <PublishNotice
            id={noticeId}
            fields={fields}
            hasLecture={draft?.lectures.some(({ hidden }) => !hidden) ?? false}
          />
        ) : (
          <Banner>The owner of the course publishes it for the first time.</Banner>
        )}
        <StickyActions>
          <Button
            type={isOwner ? 'button' : 'submit'}
            variant={isOwner ? 'secondary' : 'primary'}
            isBusy={isBusy}
            onClick={isOwner ? () => void form.sendOnce(saveDraft) : undefined}
          >
            Save as Draft
          </Button>
          {isOwner ? (
            <Button type="submit" isBusy={isBusy} aria-describedby={noticeId}>
              Save & Next
            </Button>
          ) : null}
        </StickyActions>
        <OnConflict what="course" conflict={conflict.window} />
      </Form>
    </WithCard>
  );
}
