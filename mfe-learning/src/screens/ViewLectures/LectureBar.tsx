import type { Lecture } from '@vidya/contracts/calls/lecture';
import { Button, color, Icon, media, space, VisuallyHidden, visuallyHidden } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { NumberCaption } from '../../parts/styles.ts';

interface LectureBarProps {
  previous: Lecture | undefined;
  next: Lecture | undefined;
  number: number;
  total: number;
  onGo: (lecture: Lecture) => void;
  /** The button that opens the course content in a narrow window. */
  children: ReactNode;
}

/** Below the video: previous lecture, next lecture, and the current lecture's number between them. */
export function LectureBar({ previous, next, number, total, onGo, children }: LectureBarProps) {
  return (
    <Bar aria-label="Lectures">
      <Turn to={previous} onGo={onGo} icon={<Icon name="chevron-left" size={20} />}>
        Previous lecture
      </Turn>
      <Middle>
        {children}
        <NumberCaption>
          <VisuallyHidden>Lecture </VisuallyHidden>
          {number} of {total}
        </NumberCaption>
      </Middle>
      <Turn to={next} onGo={onGo} iconAfter={<Icon name="chevron-right" size={20} />}>
        Next lecture
      </Turn>
    </Bar>
  );
}

interface TurnProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'iconAfter'> {
  to: Lecture | undefined;
  onGo: (lecture: Lecture) => void;
  children: string;
}

function Turn({ to, onGo, children, ...icons }: TurnProps) {
  const go = () => to && onGo(to);
  return (
    <Button variant="quiet" size="small" aria-disabled={!to} title={to?.title} onClick={go} {...icons}>
      <Text>{children}</Text>
    </Button>
  );
}

const Bar = styled.nav`
  ${line(2)}
  justify-content: space-between;
  min-height: 3.25rem;
  padding: ${space[1]} 0;

  /* At either end of the course: there, keeping the focus, and no louder than what can be pressed. */
  && > button[aria-disabled='true'] {
    background: none;
    border-color: transparent;
  }

  ${media.belowLaptop} {
    border-bottom: 1px solid ${color.line};
  }
`;

const Middle = styled.div`
  ${line(3)}
  justify-content: center;
  min-width: 0;
`;

/** On a phone only the arrow shows; screen readers still hear the text. */
const Text = styled.span`
  ${media.phoneOnly} {
    ${visuallyHidden}
  }
`;
