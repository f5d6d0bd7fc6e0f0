import { count } from '@vidya/contracts/texts/format';
import { Button, Icon, lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense, useRef, useState } from 'react';
import { isBeingPrepared, useLectures } from '../data/course/course.ts';
import { ReadFailed } from '../parts/ReadFailed.tsx';
import { PublishReady } from './PublishReady.tsx';
import { Fold, Head, Panel } from './panel-styles.ts';

/** Beside the form, which comes first. */
const OutlineEditor = lazyPart(async () => (await import('./OutlineEditor.tsx')).OutlineEditor);

interface LectureListPanelProps {
  courseId: string;
  /** The lecture whose form is open. */
  currentId: string | null;
}

/** The course's sections and lectures beside the form: the state of each, and their order. Collapsed on phones. */
export function LectureListPanel({ courseId, currentId }: LectureListPanelProps) {
  const lectures = useLectures(courseId);
  const { data } = lectures;
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
          <Suspense fallback={<Skeleton height="8rem" shape="block" />}>
            <OutlineEditor courseId={courseId} currentId={currentId} list={data} />
          </Suspense>
        ) : lectures.isPending ? (
          <Skeleton height="8rem" shape="block" />
        ) : (
          <ReadFailed query={lectures} />
        )}
      </Fold>
    </Panel>
  );
}
