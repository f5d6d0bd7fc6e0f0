import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import { isPlainList } from '@vidya/contracts/rules/course/sections';
import { count, lengthText } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, useFocusOnNew } from '@vidya/shared-ui';
import { card } from '@vidya/shared-ui/mixins';
import { color, space } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';
import { seenByLearners, totalSeconds } from '../../../data/length.ts';
import { CertificateNeeds } from './CertificateNeeds.tsx';
import { LectureLines } from './LectureLines.tsx';
import { SectionFolds } from './SectionFolds.tsx';

/** More would push everything else off the page; a button shows the rest. */
const shownAtFirst = 10;

/** What the course is made of: its sections, or a plain list of its lectures. */
export function Curriculum({ course }: { course: CourseDetail }) {
  if (course.lectures.length === 0) return <Muted>{texts.lecture.noLecture}</Muted>;
  const isPlain = isPlainList(course.sections);
  return (
    <>
      <Muted>{sumUp(course, isPlain)}</Muted>
      <CertificateNeeds course={course} />
      {isPlain ? <PlainList course={course} /> : <SectionFolds course={course} />}
    </>
  );
}

function PlainList({ course }: { course: CourseDetail }) {
  const [isWhole, setWhole] = useState(false);
  const { lectures } = course;
  const shown = isWhole ? lectures : lectures.slice(0, shownAtFirst);
  const { list, awaitNew } = useFocusOnNew<HTMLOListElement>(shown.length);
  const showAll = (): void => {
    awaitNew();
    setWhole(true);
  };
  return (
    <>
      <Frame>
        <LectureLines course={course} lectures={shown} ref={list} />
      </Frame>
      {shown.length < lectures.length ? (
        <Button variant="secondary" onClick={showAll}>
          Show all {count(lectures.length)} lectures
        </Button>
      ) : null}
    </>
  );
}

/** '4 articles', '2 quizzes', '12 files'; nothing for none. */
const countedParts = (lectures: LectureOutline[]): string[] =>
  [
    [lectures.filter(({ kind }) => kind === 'article').length, 'article'] as const,
    [lectures.filter(({ kind }) => kind === 'quiz').length, 'quiz'] as const,
    [lectures.reduce((sum, { resourceCount = 0 }) => sum + resourceCount, 0), 'file'] as const,
  ].flatMap(([number, name]) => (number > 0 ? [counted(number, name)] : []));

/** '3 sections, 24 lectures, 2 h 10 min in all, and 1 that learners do not see' */
function sumUp({ sections, lectures }: CourseDetail, isPlain: boolean): string {
  const seconds = totalSeconds(lectures);
  const seen = seenByLearners(lectures);
  return [
    ...(isPlain ? [] : [counted(sections.length, 'section')]),
    counted(seen.length, 'lecture'),
    ...countedParts(seen),
    ...(seconds > 0 ? [`${lengthText(seconds)} in all`] : []),
    ...(seen.length < lectures.length ? [`and ${count(lectures.length - seen.length)} that learners do not see`] : []),
  ].join(', ');
}

const Muted = styled.p`
  color: ${color.inkMuted};
`;

const Frame = styled.div`
  margin: ${space[3]} 0 ${space[4]};
  overflow: hidden;
  ${card}
`;
