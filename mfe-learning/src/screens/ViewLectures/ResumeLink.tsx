import { paths } from '@vidya/contracts/paths';
import { Button, Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clock, type ResumeOffer } from '../../data/resume.ts';

interface ResumeLinkProps {
  courseId: string;
  offer: ResumeOffer;
  state: object;
}

/** 'Resume: Lecture 3 at 02:15': offered, never done unasked (decision L1). */
export function ResumeLink({ courseId, offer, state }: ResumeLinkProps) {
  const { lecture, number, positionSeconds } = offer;
  return (
    <Row>
      <Button
        as={Link}
        to={paths.viewLectures(courseId, lecture._id)}
        replace
        state={{ ...state, isPlaying: true }}
        variant="accent"
        icon={<Icon name="play" size={16} isFilled />}
      >
        Resume: Lecture {number} at {clock(positionSeconds)}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
`;
