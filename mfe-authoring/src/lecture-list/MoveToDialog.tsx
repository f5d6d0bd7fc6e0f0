import type { Lecture } from '@vidya/contracts/calls/lecture';
import { sectionName } from '@vidya/contracts/rules/course/sections';
import { Button, Dialog, Select } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Outline, withLectureIn } from '../data/lecture/outline.ts';

interface MoveToDialogProps {
  outline: Outline;
  lecture: Lecture;
  onMove: (next: Outline) => void;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Moves a lecture a long way: to any position of any section. */
export function MoveToDialog({ outline, lecture, onMove, onClose, focusAfter }: MoveToDialogProps) {
  const own = outline.find(({ lectures }) => lectures.includes(lecture)) ?? outline[0]!;
  const [sectionId, setSectionId] = useState(own._id);
  const section = outline.find(({ _id }) => _id === sectionId) ?? own;
  const others = section.lectures.filter((each) => each !== lecture);
  const [index, setIndex] = useState<number>();
  const at = Math.min(index ?? others.length, others.length);
  return (
    <Dialog
      isOpen
      title={`Move “${lecture.title}”`}
      onClose={onClose}
      focusAfter={focusAfter}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onMove(withLectureIn(outline, lecture._id, section._id, at))}>Move</Button>
        </>
      }
    >
      <Fields>
        {outline.length > 1 ? (
          <Select
            label="Section"
            value={section._id}
            options={outline.map((each) => ({ value: each._id, label: sectionName(each) }))}
            onChange={(event) => {
              setSectionId(event.target.value);
              setIndex(undefined);
            }}
          />
        ) : null}
        <Select
          label="Position"
          value={String(at)}
          options={[
            { value: '0', label: 'At the beginning' },
            ...others.map(({ title }, before) => ({ value: String(before + 1), label: `After “${title}”` })),
          ]}
          onChange={(event) => setIndex(Number(event.target.value))}
        />
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  ${stack(5)}
`;
