import type { Lecture } from '@vidya/contracts/calls/lecture';
import { type FilledSection, fillSections, sectionHead } from '@vidya/contracts/rules/course/sections';
import { lengthText } from '@vidya/contracts/texts/format';
import { Button, Fold, useFolds } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { useDeferredValue, useEffect } from 'react';
import { styled } from 'styled-components';
import { type CourseContentProps, Rows } from './LectureRow.tsx';

/** The others follow when the page stands. */
const sectionsAtOnce = 12;

/** The sections of the course; the one with the current lecture is open. Closed ones are empty: a course has up to 500 lectures. */
export function SectionRows(props: CourseContentProps) {
  const { list, currentId } = props;
  const sections = fillSections(list.course.sections, list.lectures);
  const currentSection = sections.find(({ lectures }) => lectures.some(({ _id }) => _id === currentId))?._id;
  const { isOpen, toggle, areAllOpen, toggleAll } = useFolds(
    sections.map(({ _id }) => _id),
    currentSection,
  );
  useEffect(() => {
    if (currentSection) toggle(currentSection, true);
  }, [currentSection, toggle]);
  const drawn = useDeferredValue(sections.length, Math.min(sections.length, sectionsAtOnce));
  return (
    <Sections>
      <Button variant="quiet" size="small" onClick={toggleAll}>
        {areAllOpen ? 'Collapse all sections' : 'Expand all sections'}
      </Button>
      {sections.slice(0, drawn).map((section) => (
        <Fold
          key={section._id}
          {...sectionHead(section)}
          summary={summaryOf(section)}
          isOpen={isOpen(section._id)}
          onToggle={(next) => toggle(section._id, next)}
        >
          {isOpen(section._id) ? <Rows {...props} lectures={section.lectures} before={section.before} /> : null}
        </Fold>
      ))}
    </Sections>
  );
}

/** '2 of 5, 25 min'; for staff, who have no progress, '5 lectures, 25 min'. */
function summaryOf({ lectures }: FilledSection<Lecture>): string {
  const seconds = lectures.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const done = lectures.filter(({ progress }) => progress?.isCompleted).length;
  const many = lectures.length === 1 ? '1 lecture' : `${lectures.length} lectures`;
  const isCounted = lectures.some(({ progress }) => progress);
  return `${isCounted ? `${done} of ${lectures.length}` : many}${seconds > 0 ? `, ${lengthText(seconds)}` : ''}`;
}

const Sections = styled.div`
  > button {
    margin: 0 ${space[2]} ${space[2]};
  }
  > details {
    border-top: 1px solid ${color.line};
  }
`;
