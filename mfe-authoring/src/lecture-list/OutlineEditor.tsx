import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { isPlainList } from '@vidya/contracts/rules/course/sections';
import { Button, Icon, lazyPart, MenuItem, Note } from '@vidya/shared-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useReorder, useRetryVideo } from '../data/lecture/lecture-list.ts';
import {
  lecturesOf,
  neighbourOf,
  type Outline,
  outlineOf,
  positionText,
  withLectureAt,
  withSectionAt,
} from '../data/lecture/outline.ts';
import { useDeleteSection } from '../data/lecture/sections.ts';
import { ScheduleDialog } from '../parts/ScheduleDialog.tsx';
import { useUploads } from '../uploads/upload-list.ts';
import { LectureRow } from './LectureRow.tsx';
import { EditLectureItem, MoveMenu } from './MoveMenu.tsx';
import { MoveToDialog } from './MoveToDialog.tsx';
import { SectionDialog } from './SectionDialog.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StillOutline } from './StillOutline.tsx';

const SortableOutline = lazyPart(async () => (await import('./SortableOutline.tsx')).SortableOutline, StillOutline);

interface OutlineEditorProps {
  courseId: string;
  /** The lecture whose form is open. */
  currentId: string | null;
  list: LectureList;
}

/** Sections and lectures that their author moves by pointer, keys or menu; each move can be undone from its toast. */
export function OutlineEditor({ courseId, currentId, list }: OutlineEditorProps) {
  const { outline, change } = useOutline(courseId, list);
  const retry = useRetryVideo(courseId);
  const uploads = useUploads();
  const remove = useDeleteSection(courseId);
  const dialog = useDialogEntry('section');
  const moving = useDialogEntry('move-lecture');
  const scheduling = useDialogEntry('schedule-lecture');
  const [subject, setSubject] = useState<string>();
  // The state lives here because the rows are mounted again when the drag code loads.
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const folds = useOutlineFolds(outline, currentId);
  const lectures = lecturesOf(outline);
  const isPlain = isPlainList(list.course.sections);
  const menu = (id: string) => ({
    isOpen: menuOf === id,
    onToggle: (isOpen: boolean) => setMenuOf(isOpen ? id : null),
  });
  const openFor = (entry: typeof dialog, id: string | undefined) => () => {
    setMenuOf(null);
    setSubject(id);
    entry.open();
  };
  const moveLecture = (id: string, overId: string): void => {
    const next = withLectureAt(outline, id, overId);
    change(next, positionText(next, id));
  };
  const moveSection = (id: string, overId: string): void => {
    const next = withSectionAt(outline, id, overId);
    const { title, number } = next.find(({ _id }) => _id === id)!;
    change(next, `${title || 'The section'} is section ${number} of ${next.length}.`);
  };
  const step = (move: (id: string, overId: string) => void, id: string, overId: string | undefined) =>
    overId === undefined ? undefined : () => move(id, overId);

  const renderRow = (lecture: Lecture, handle: ReactNode): ReactNode => {
    const { _id, title } = lecture;
    const index = lectures.indexOf(lecture);
    return (
      <LectureRow
        courseId={courseId}
        lecture={lecture}
        number={index + 1}
        isCurrent={_id === currentId}
        upload={uploads.findLast(({ lectureId, isSaved, state }) => isSaved && state !== 'done' && lectureId === _id)}
        onRetry={() => retry.mutate(_id)}
        handle={handle}
        menu={
          <MoveMenu
            name={title}
            index={index}
            onUp={step(moveLecture, _id, neighbourOf(outline, _id, -1))}
            onDown={step(moveLecture, _id, neighbourOf(outline, _id, 1))}
            {...menu(_id)}
            more={
              <>
                {lectures.length > 1 || outline.length > 1 ? (
                  <MenuItem icon={<Icon name="sort" />} onClick={openFor(moving, _id)}>
                    Move to …
                  </MenuItem>
                ) : null}
                {lecture.authoring?.status === 'draft' ? (
                  <MenuItem icon={<Icon name="calendar" />} onClick={openFor(scheduling, _id)}>
                    Publish later …
                  </MenuItem>
                ) : null}
              </>
            }
          >
            <EditLectureItem courseId={courseId} lectureId={_id} />
          </MoveMenu>
        }
      />
    );
  };
  const renderHead = (section: Outline[number], handle: ReactNode): ReactNode => {
    const { _id, number } = section;
    return (
      <SectionHead
        courseId={courseId}
        section={section}
        isOpen={folds.isOpen(_id)}
        onFold={() => folds.turn(_id)}
        onEdit={openFor(dialog, _id)}
        onDelete={outline.length > 1 ? () => remove.mutate(_id) : undefined}
        handle={handle}
        moves={{
          onUp: step(moveSection, _id, outline[number - 2]?._id),
          onDown: step(moveSection, _id, outline[number]?._id),
          ...menu(_id),
        }}
      />
    );
  };
  const drawn = { outline, isPlain, isOpen: folds.isOpen, renderRow, renderHead };
  const still = <StillOutline {...drawn} />;
  const subjectLecture = lectures.find(({ _id }) => _id === subject);
  return (
    <>
      {lectures.length === 0 && isPlain ? <Note>No lectures yet. The first one is being made here.</Note> : null}
      {lectures.length + outline.length < 3 ? (
        still
      ) : (
        <Suspense fallback={still}>
          <SortableOutline {...drawn} onMoveLecture={moveLecture} onMoveSection={moveSection} />
        </Suspense>
      )}
      <Button variant="quiet" size="small" icon={<Icon name="plus" size={16} />} onClick={openFor(dialog, undefined)}>
        Add section
      </Button>
      {dialog.isOpen ? (
        <SectionDialog
          courseId={courseId}
          section={outline.find(({ _id }) => _id === subject)}
          onClose={dialog.close}
        />
      ) : null}
      {scheduling.isOpen && subjectLecture ? (
        <ScheduleDialog
          courseId={courseId}
          lectureId={subjectLecture._id}
          name={`“${subjectLecture.title}”`}
          publishAt={subjectLecture.authoring?.publishAt ?? null}
          onClose={scheduling.close}
        />
      ) : null}
      {moving.isOpen && subjectLecture ? (
        <MoveToDialog
          outline={outline}
          lecture={subjectLecture}
          onMove={(next) => {
            moving.close();
            change(next, positionText(next, subjectLecture._id));
          }}
          onClose={moving.close}
        />
      ) : null}
    </>
  );
}

/** The outline as the person sees it, and its changes: at once on the screen, with a toast that can undo them. */
function useOutline(courseId: string, list: LectureList) {
  const { toasts } = usePlatform();
  const reorder = useReorder(courseId);
  // What is dropped must not jump back before the cached list has its new order.
  const [dropped, setDropped] = useState<{ list: LectureList; outline: Outline } | null>(null);
  const outline = dropped?.list === list ? dropped.outline : outlineOf(list);
  const apply = (next: Outline): void => {
    setDropped({ list, outline: next });
    reorder.mutate(next);
  };
  const change = (next: Outline, text: string): void => {
    apply(next);
    toasts.blank(text, { label: 'Undo', run: () => reorder.mutate(outline) });
  };
  return { outline, change };
}

/** Long outlines begin closed but for the section of the open lecture. */
const openAtOnce = 60;

function useOutlineFolds(outline: Outline, currentId: string | null) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isLong = lecturesOf(outline).length > openAtOnce;
  const current = outline.find(({ lectures }) => lectures.some(({ _id }) => _id === currentId));
  return {
    isOpen: (id: string): boolean => (!isLong || id === current?._id) !== turned.has(id),
    turn: (id: string): void =>
      setTurned((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
  };
}
