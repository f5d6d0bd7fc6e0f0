import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { sectionName } from '@vidya/contracts/rules/course/sections';
import { ConfirmDialog } from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import { lecturesOf, type Outline, positionText } from '../data/lecture/outline.ts';
import { useDeleteSection } from '../data/lecture/sections.ts';
import { ScheduleDialog } from '../parts/ScheduleDialog.tsx';
import { MoveToDialog } from './MoveToDialog.tsx';
import { SectionDialog } from './SectionDialog.tsx';

/** The heading of the panel around the outline. */
export const listHeading = (): HTMLElement | null => document.getElementById('lecture-list');

interface OutlineControls {
  /** Takes a moved outline and what to say of it. */
  change: (next: Outline, text: string) => void;
  /** The id of the menu button of a lecture. */
  menuIdOf: (lectureId: string) => string;
}

/** The dialogs of the outline: each is about one section or lecture. */
export function useOutlineDialogs(courseId: string, outline: Outline, { change, menuIdOf }: OutlineControls) {
  const [subject, setSubject] = useState<string>();
  const entries = {
    adding: useDialogEntry('add-section'),
    editing: useDialogEntry('edit-section'),
    deleting: useDialogEntry('delete-section'),
    moving: useDialogEntry('move-lecture'),
    scheduling: useDialogEntry('schedule-lecture'),
  };
  const isEditing = [entries.editing, useDialogEntry('section-conflict')].some(({ isOpen }) => isOpen);
  const { adding, editing, deleting, moving, scheduling } = entries;
  const remove = useDeleteSection(courseId);
  const isDeleted = useRef(false);
  const section = outline.find(({ _id }) => _id === subject);
  const lecture = lecturesOf(outline).find(({ _id }) => _id === subject);
  return {
    open: (which: keyof typeof entries, id?: string): void => {
      setSubject(id);
      isDeleted.current = false;
      entries[which].open();
    },
    dialogs: (
      <>
        {adding.isOpen ? <SectionDialog courseId={courseId} section={undefined} onClose={adding.close} /> : null}
        {/* After a reload the history entry is still there, and what it was about is not. */}
        {isEditing && section ? <SectionDialog courseId={courseId} section={section} onClose={editing.close} /> : null}
        {section ? (
          <ConfirmDialog
            isOpen={deleting.isOpen}
            title={`Delete ${sectionName(section)}?`}
            lines={['Its lectures stay, in the section beside it.', 'Its title and its goal can not be brought back.']}
            confirmLabel="Delete section"
            onConfirm={() => {
              isDeleted.current = true;
              deleting.close();
              remove.mutate(section._id);
            }}
            onCancel={deleting.close}
            // The menu goes with the section.
            focusAfter={() => (isDeleted.current ? listHeading() : null)}
          />
        ) : null}
        {scheduling.isOpen && lecture ? (
          <ScheduleDialog
            courseId={courseId}
            lectureId={lecture._id}
            name={`“${lecture.title}”`}
            publishAt={lecture.authoring?.publishAt ?? null}
            onClose={scheduling.close}
          />
        ) : null}
        {moving.isOpen && lecture ? (
          <MoveToDialog
            outline={outline}
            lecture={lecture}
            onMove={(next) => {
              moving.close();
              change(next, positionText(next, lecture._id));
            }}
            onClose={moving.close}
            // In another section the row is mounted again.
            focusAfter={() => document.getElementById(menuIdOf(lecture._id)) ?? listHeading()}
          />
        ) : null}
      </>
    ),
  };
}
