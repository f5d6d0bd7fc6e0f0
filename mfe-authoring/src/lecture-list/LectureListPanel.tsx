import type { Lecture } from '@vidya/contracts/calls/lecture';
import { count } from '@vidya/contracts/texts/format';
import { Button, Icon, lazyPart, Note, Skeleton, VisuallyHidden } from '@vidya/shared-ui';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { isBeingPrepared, useLectures } from '../data/course/course.ts';
import { moved, useReorder, useRetryVideo } from '../data/lecture/lecture-list.ts';
import { useUploads } from '../uploads/upload-list.ts';
import { LectureRow } from './LectureRow.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { PublishReady } from './PublishReady.tsx';
import { Fold, Head, Panel } from './panel-styles.ts';
import { StillLectures } from './StillLectures.tsx';

const SortableLectures = lazyPart(async () => (await import('./SortableLectures.tsx')).SortableLectures, StillLectures);

interface LectureListPanelProps {
  courseId: string;
  /** The lecture whose form is open. */
  currentId: string | null;
}

/** The course's lectures beside the form: the state of each, and their order. Collapsed on phones. */
export function LectureListPanel({ courseId, currentId }: LectureListPanelProps) {
  const { data } = useLectures(courseId);
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const beingPrepared = data?.lectures.filter(isBeingPrepared).length ?? 0;
  return (
    <Panel aria-labelledby="lecture-list">
      <Head>
        <h2 id="lecture-list" ref={heading} tabIndex={-1}>
          Lectures
          {data ? ` (${count(data.lectures.length)})` : null}
          {beingPrepared > 0 ? <small> {count(beingPrepared)} being prepared</small> : null}
        </h2>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Hide the lectures' : 'Show the lectures'}
          iconAfter={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </Head>
      {data ? <PublishReady courseId={courseId} lectures={data.lectures} heading={heading} /> : null}
      <Fold $isOpen={isOpen}>
        {data ? (
          <Lectures courseId={courseId} currentId={currentId} lectures={data.lectures} />
        ) : (
          <Skeleton height="8rem" shape="block" />
        )}
      </Fold>
    </Panel>
  );
}

function Lectures({ courseId, currentId, lectures: known }: LectureListPanelProps & { lectures: Lecture[] }) {
  const uploads = useUploads();
  const reorder = useReorder(courseId);
  const retry = useRetryVideo(courseId);
  const [status, say] = useState('');
  // The state lives here because the rows are mounted again when the drag code loads.
  const [menuOf, setMenuOf] = useState<string | null>(null);
  // A dropped lecture must not jump back before the cached list has its new order.
  const [dropped, setDropped] = useState<{ known: Lecture[]; lectures: Lecture[] } | null>(null);
  const lectures = dropped?.known === known ? dropped.lectures : known;
  const move = (from: number, to: number): void => {
    const next = moved(lectures, from, to);
    setDropped({ known, lectures: next });
    reorder.mutate(next);
    say(`${lectures[from]?.title} is at place ${to + 1} of ${lectures.length}.`);
  };
  const renderRow = (lecture: Lecture, index: number, handle: ReactNode): ReactNode => (
    <LectureRow
      courseId={courseId}
      lecture={lecture}
      number={index + 1}
      isCurrent={lecture._id === currentId}
      upload={uploads.findLast(
        ({ lectureId, isSaved, state }) => isSaved && state !== 'done' && lectureId === lecture._id,
      )}
      onRetry={() => retry.mutate(lecture._id)}
      handle={handle}
      menu={
        <MoveMenu
          courseId={courseId}
          lecture={lecture}
          index={index}
          count={lectures.length}
          isOpen={menuOf === lecture._id}
          onToggle={(isOpen) => setMenuOf(isOpen ? lecture._id : null)}
          onMove={(to) => move(index, to)}
        />
      }
    />
  );
  if (lectures.length === 0) return <Note>No lectures yet. The first one is being made here.</Note>;
  const still = <StillLectures lectures={lectures} renderRow={renderRow} />;
  return (
    <>
      {lectures.length === 1 ? (
        still
      ) : (
        <Suspense fallback={still}>
          <SortableLectures lectures={lectures} onMove={move} renderRow={renderRow} />
        </Suspense>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}
