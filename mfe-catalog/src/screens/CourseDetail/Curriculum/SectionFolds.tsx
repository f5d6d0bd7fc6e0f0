import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import { type FilledSection, fillSections, sectionHead } from '@vidya/contracts/rules/course/sections';
import { lengthText } from '@vidya/contracts/texts/format';
import { Button, Fold, useFolds } from '@vidya/shared-ui';
import { card, ruledItems } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';
import { seenByLearners, totalSeconds } from '../../../data/length.ts';
import { LectureLines } from './LectureLines.tsx';

/** The name of a section in the page's address: `#section-…` opens it. */
const anchorOf = (id: string): string => `section-${id}`;

/** Up to so many lectures, closed sections are in the page as well, for searches; more would make a slow phone wait. */
const drawnClosed = 150;

/** The sections of a course, closed but for the first or the one that the address names. */
export function SectionFolds({ course }: { course: CourseDetail }) {
  const sections = fillSections(course.sections, course.lectures);
  const isShort = course.lectures.length <= drawnClosed;
  const { hash } = useLocation();
  const named = sections.find(({ _id }) => hash === `#${anchorOf(_id)}`)?._id;
  const { isOpen, toggle, areAllOpen, toggleAll } = useFolds(
    sections.map(({ _id }) => _id),
    named ?? sections[0]?._id,
  );
  useEffect(() => {
    if (!named) return;
    toggle(named, true);
    document.getElementById(anchorOf(named))?.scrollIntoView();
  }, [named, toggle]);
  return (
    <>
      <ToggleAll variant="quiet" size="small" onClick={toggleAll}>
        {areAllOpen ? 'Collapse all sections' : 'Expand all sections'}
      </ToggleAll>
      <Frame>
        {sections.map((section) => (
          <Fold
            key={section._id}
            id={anchorOf(section._id)}
            {...sectionHead(section)}
            summary={summaryOf(section)}
            isOpen={isOpen(section._id)}
            onToggle={(next) => toggle(section._id, next)}
          >
            {isShort || isOpen(section._id) ? (
              <LectureLines course={course} lectures={section.lectures} before={section.before} />
            ) : null}
          </Fold>
        ))}
      </Frame>
    </>
  );
}

function summaryOf({ lectures }: FilledSection<LectureOutline>): string {
  const seconds = totalSeconds(lectures);
  const many = counted(seenByLearners(lectures).length, 'lecture');
  return seconds > 0 ? `${many}, ${lengthText(seconds)}` : many;
}

/** Its text stands in line with what is above. */
const ToggleAll = styled(Button)`
  margin-left: calc(-1 * ${space[3]});
`;

const Frame = styled.div`
  margin: ${space[2]} 0 ${space[4]};
  overflow: hidden;
  ${card}
  ${ruledItems}
`;
