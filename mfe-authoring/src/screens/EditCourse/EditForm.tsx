import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { courseProblems, visibleLength } from '@vidya/contracts/rules/course/course-validation';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { limits } from '@vidya/contracts/rules/limits';
import type { Role } from '@vidya/contracts/texts/choices';
import { count } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, FormField, lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';
import { CourseFormFields } from '../../course-form/CourseFormFields.tsx';
import { WithCard } from '../../course-form/WithCard.tsx';
import { useConflict } from '../../data/course/course-conflict.ts';
import { type CourseFormState, useCourseForm } from '../../data/course/course-form.ts';
import type { LaterMove } from '../../data/course/later-move.ts';
import { htmlToText } from '../../data/course/paragraphs.ts';
import { useUpdateCourse } from '../../data/course/save-course.ts';
import { formOf, storedOf } from '../../data/course/stored-course.ts';
import { followStored } from '../../data/versions.ts';
import { History } from '../../history/History.tsx';
import { Form, StickyActions } from '../../parts/form-styles.ts';
import { Marked } from '../../parts/Marked.tsx';
import { OnConflict } from '../../parts/OnConflict.tsx';
import { SentFields } from '../../parts/SentFields.tsx';

const RichText = lazyPart(async () => (await import('../../rich-text/RichText.tsx')).RichText);

interface EditFormProps {
  course: CourseDetail;
  role: Role;
  isOwner: boolean;
  move: LaterMove;
}

/** The edit form: 'Cancel Edit' returns to the stored version, 'Save Changes' saves and opens the course's page. */
export function EditForm({ course, role, isOwner, move: { isMoving, moveOn } }: EditFormProps) {
  const form = useCourseForm(storedOf(course));
  followStored(form, storedOf(course));
  const { stored, thumbnail } = form;
  const conflict = useConflict(form, { toStored: storedOf, asText: htmlToText });
  const save = useUpdateCourse(course._id, { onThumbnailRefused: form.refuseThumbnail, conflict });
  useLeaveGuard(form.isDirty && !isMoving, ['courseId']);
  const isBusy = form.isSending || isMoving;

  const saveChanges = async (): Promise<void> => {
    if (!form.accept(courseProblems(form.fields, 'edit', true))) return;
    const updated = await save.mutateAsync(formOf(form.fields, { thumbnail: thumbnail.file, version: stored.version }));
    // Navigating counts as leaving, and the leave guard knows only after this render that everything is saved.
    if (updated) moveOn({ to: paths.courseDetail(updated._id), state: { course: updated, role }, afterMs: 0 });
  };

  return (
    <WithCard form={form} creators={instructorNames(course)} figures={course}>
      <Form {...form.formProps(isBusy, saveChanges)}>
        <SentFields isSending={save.isPending || isMoving}>
          <History what="course" of={{ courseId: course._id }} form={form} current={storedOf(course).fields} />
          <CourseFormFields
            form={form}
            creators={instructorNames(course)}
            isPriceFixed={!isOwner}
            storedCategory={course.category}
            description={<DescriptionField form={form} />}
            lectures={course.lectures}
          />
        </SentFields>
        <StickyActions>
          <Button variant="secondary" disabled={!form.isDirty || isBusy} onClick={form.reset}>
            Cancel Edit
          </Button>
          <Button type="submit" isBusy={isBusy}>
            Save Changes
          </Button>
        </StickyActions>
        <OnConflict what="course" conflict={conflict.window} />
      </Form>
    </WithCard>
  );
}

/** The description as rich text (decision C5). Only this field loads the editor's code. */
function DescriptionField({ form: { fields, errors, round, set } }: { form: CourseFormState }) {
  const { description } = fields;
  return (
    <FormField
      label={<Marked>Description</Marked>}
      error={errors.description}
      help={`${count(visibleLength(description))} of ${count(limits.description.maxOnEdit)} characters`}
    >
      {(wiring) => (
        <Suspense fallback={<Skeleton height="20rem" shape="block" />}>
          <RichText
            key={round}
            {...wiring}
            label="Description"
            aria-required
            html={description}
            onChange={(html) => {
              if (html !== description) set('description', html);
            }}
          />
        </Suspense>
      )}
    </FormField>
  );
}
