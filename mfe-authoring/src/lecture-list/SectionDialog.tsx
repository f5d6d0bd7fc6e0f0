import { limits } from '@vidya/contracts/rules/limits';
import { Button, Dialog, TextField } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { type FormEvent, useId } from 'react';
import { styled } from 'styled-components';
import { useSectionForm } from '../data/lecture/section-form.ts';
import { useSaveSection } from '../data/lecture/sections.ts';
import { OnConflict } from '../parts/OnConflict.tsx';

interface SectionDialogProps {
  courseId: string;
  /** The section to edit; undefined for a new one. */
  section: { _id: string; title: string; goal: string } | undefined;
  onClose: () => void;
}

const empty = { title: '', goal: '' };

/** Title and goal of a section. */
export function SectionDialog({ courseId, section, onClose }: SectionDialogProps) {
  const formId = useId();
  const form = useSectionForm(section ?? empty);
  const save = useSaveSection(courseId, section?._id, form);
  const { title, goal } = form.fields;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await save.mutateAsync({ title: title.trim(), goal: goal.trim() })) onClose();
  };
  return (
    <>
      <Dialog
        isOpen={!form.conflict.window.isOpen}
        title={section ? 'Edit section' : 'Add section'}
        onClose={onClose}
        isBusy={save.isPending}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} isBusy={save.isPending}>
              {section ? 'Save section' : 'Add section'}
            </Button>
          </>
        }
      >
        <Fields id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label="Title"
            isOptional
            maxLength={limits.section.title}
            value={title}
            onChange={(event) => form.change('title', event.target.value)}
          />
          <TextField
            label="Goal"
            isOptional
            help="What a learner can do after this section, in one line."
            maxLength={limits.section.goal}
            value={goal}
            onChange={(event) => form.change('goal', event.target.value)}
          />
        </Fields>
      </Dialog>
      <OnConflict conflict={form.conflict.window} what="section" />
    </>
  );
}

const Fields = styled.form`
  ${stack(5)}
`;
