import { limits } from '@vidya/contracts/rules/limits';
import { Button, Dialog, TextField } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSaveSection } from '../data/lecture/sections.ts';

interface SectionDialogProps {
  courseId: string;
  /** The section to edit; undefined for a new one. */
  section: { _id: string; title: string; goal: string } | undefined;
  onClose: () => void;
}

/** Title and goal of a section. */
export function SectionDialog({ courseId, section, onClose }: SectionDialogProps) {
  const formId = useId();
  const save = useSaveSection(courseId, section?._id);
  const label = section ? 'Save section' : 'Add section';
  return (
    <Dialog
      isOpen
      title={section ? 'Edit section' : 'Add section'}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={save.isPending}>
            {label}
          </Button>
        </>
      }
    >
      <SectionForm
        id={formId}
        section={section}
        onSave={async (texts) => {
          if (await save.mutateAsync(texts)) onClose();
        }}
      />
    </Dialog>
  );
}

interface SectionFormProps extends Pick<SectionDialogProps, 'section'> {
  id: string;
  onSave: (texts: { title: string; goal: string }) => Promise<void>;
}

function SectionForm({ id, section, onSave }: SectionFormProps) {
  const [title, setTitle] = useState(section?.title ?? '');
  const [goal, setGoal] = useState(section?.goal ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSave({ title: title.trim(), goal: goal.trim() });
  };
  return (
    <Fields id={id} noValidate onSubmit={submit}>
      <TextField
        label="Title"
        isOptional
        maxLength={limits.section.title}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label="Goal"
        isOptional
        help="What a learner can do after this section, in one line."
        maxLength={limits.section.goal}
        value={goal}
        onChange={(event) => setGoal(event.target.value)}
      />
    </Fields>
  );
}

const Fields = styled.form`
  ${stack(5)}
`;
