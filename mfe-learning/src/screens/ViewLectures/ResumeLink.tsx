import { Button, Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clock, type ResumeOffer } from '../../data/player/resume.ts';

interface ResumeLinkProps {
  offer: ResumeOffer;
  to: string;
  state: object;
}

/** 'Resume: Lecture 3 at 02:15': the viewer offers it, and never resumes by itself (decision L1). */
export function ResumeLink({ offer, to, state }: ResumeLinkProps) {
  const { number, positionSeconds } = offer;
  return (
    <Row>
      <Button
        as={Link}
        to={to}
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
