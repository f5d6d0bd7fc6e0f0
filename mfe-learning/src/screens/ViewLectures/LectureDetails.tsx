import { type Lecture, lectureSource } from '@vidya/contracts/calls/lecture';
import { youtubeId, youtubePage } from '@vidya/contracts/rules/youtube';
import { Badge, Button, Icon, space, type } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface LectureDetailsProps {
  lecture: Lecture;
  /** From 1. */
  number: number;
  /** Marks a lecture as watched when its player reports no progress; null for people whose progress is not recorded. */
  onWatched: (() => void) | null;
  /** The request that marks the lecture is running. */
  isMarking: boolean;
  /** The staff actions for this lecture. */
  children: ReactNode;
}

/** The current lecture's title, and the actions for it. */
export function LectureDetails({ lecture, number, onWatched, isMarking, children }: LectureDetailsProps) {
  const source = lectureSource(lecture);
  const id = source.kind === 'youtube' ? youtubeId(source.link) : null;
  return (
    <Details>
      <Head>
        <h1 tabIndex={-1}>
          {number}. {lecture.title}
        </h1>
        {children}
      </Head>
      {id ? (
        <Row>
          <a href={youtubePage(id)} target="_blank" rel="noreferrer">
            Watch on YouTube
          </a>
          {onWatched ? (
            <Watched isCompleted={lecture.progress?.isCompleted ?? false} isMarking={isMarking} onWatched={onWatched} />
          ) : null}
        </Row>
      ) : null}
    </Details>
  );
}

interface WatchedProps {
  isCompleted: boolean;
  isMarking: boolean;
  onWatched: () => void;
}

function Watched({ isCompleted, isMarking, onWatched }: WatchedProps) {
  if (isCompleted) return <Badge tone="success">Completed</Badge>;
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon name="check" size={16} />}
      isBusy={isMarking}
      onClick={onWatched}
    >
      Mark as Watched
    </Button>
  );
}

const Details = styled.section`
  display: grid;
  gap: ${space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[4]};

  h1 {
    ${type.h2}
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  ${type.small}
`;
