import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { isPlainList } from '@vidya/contracts/rules/course/sections';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, lazyPart, MenuItem, Note, Row } from '@vidya/shared-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRetryVideo } from '../data/lecture/lecture-list.ts';
import {
  lecturesOf,
  neighbourOf,
  type Outline,
  positionText,
  withLectureAt,
  withSectionAt,
} from '../data/lecture/outline.ts';
import { OutlineFiles } from '../outline-import/OutlineFiles.tsx';
import { useGrowingCount } from '../parts/use-growing-count.ts';
import { useUploads } from '../uploads/upload-list.ts';
import { LectureRow } from './LectureRow.tsx';
import { EditLectureItem, MoveMenu } from './MoveMenu.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StillOutline } from './StillOutline.tsx';
import { useMenuFocus } from './use-menu-focus.ts';
import { useOutline, useOutlineFolds } from './use-outline.ts';
import { listHeading, useOutlineDialogs } from './use-outline-dialogs.tsx';

const SortableOutline = lazyPart(async () => (await import('./SortableOutline.tsx')).SortableOutline, StillOutline);

/** The others follow when the page stands. */
const sectionsAtOnce = 4;

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
  const menus = useMenuFocus(listHeading);
  const { open, dialogs } = useOutlineDialogs(courseId, outline, { change, menuIdOf: menus.idOf });
  // The state lives here because the rows are mounted again when the drag code loads.
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const folds = useOutlineFolds(outline, currentId);
  const lectures = lecturesOf(outline);
  const isPlain = isPlainList(list.course.sections);
  const menu = (id: string) => ({
    id: menus.idOf(id),
    isOpen: menuOf === id,
    onToggle: (isOpen: boolean) => setMenuOf(isOpen ? id : null),
  });
  const openFor =
    (...which: Parameters<typeof open>) =>
    () => {
      setMenuOf(null);
      open(...which);
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
    overId === undefined
      ? undefined
      : () => {
          move(id, overId);
          menus.focus(id);
        };

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
            onUp={step(moveLecture, _id, neighbourOf(outline, _id, -1))}
            onDown={step(moveLecture, _id, neighbourOf(outline, _id, 1))}
            {...menu(_id)}
            more={
              <>
                {lectures.length > 1 || outline.length > 1 ? (
                  <MenuItem icon={<Icon name="sort" />} onClick={openFor('moving', _id)}>
                    Move to …
                  </MenuItem>
                ) : null}
                {lecture.authoring?.status === 'draft' ? (
                  <MenuItem icon={<Icon name="calendar" />} onClick={openFor('scheduling', _id)}>
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
        onEdit={openFor('editing', _id)}
        onDelete={outline.length > 1 ? openFor('deleting', _id) : undefined}
        handle={handle}
        moves={{
          onUp: step(moveSection, _id, outline[number - 2]?._id),
          onDown: step(moveSection, _id, outline[number]?._id),
          ...menu(_id),
        }}
      />
    );
  };
  const atOnce = useGrowingCount(outline.length, sectionsAtOnce);
  const drawn = { outline: outline.slice(0, atOnce), isPlain, isOpen: folds.isOpen, renderRow, renderHead };
  const still = <StillOutline {...drawn} />;
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
      <Row $gap={2}>
        {currentId ? (
          <Button
            as={Link}
            to={paths.addLecture(courseId)}
            variant="quiet"
            size="small"
            icon={<Icon name="plus" size={16} />}
          >
            Add lecture
          </Button>
        ) : null}
        <Button variant="quiet" size="small" icon={<Icon name="plus" size={16} />} onClick={openFor('adding')}>
          Add section
        </Button>
        <OutlineFiles courseId={courseId} />
      </Row>
      {dialogs}
    </>
  );
}
