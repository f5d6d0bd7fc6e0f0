import type { LectureList } from '@vidya/contracts/calls/lecture';
import { isPlainList } from '@vidya/contracts/rules/course/sections';
import { count, lengthText, momentInIndia } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { color, media, ProgressBar, space, textTarget, type } from '@vidya/shared-ui';
import { card, line, row, stack } from '@vidya/shared-ui/mixins';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { secondsLeft } from '../../../data/lectures.ts';
import type { Playhead } from '../../../data/player/playhead.ts';
import { isStaff } from '../../../data/session.ts';
import { wide } from '../../../parts/styles.ts';
import { useViewerKeys } from '../../../player/controls/keys.ts';
import { SearchButton, SearchOrOutline } from '../Search/SearchOrOutline.tsx';
import { useOutlineSearch } from '../Search/use-outline-search.ts';
import { type CourseContentProps, Rows } from './LectureRow.tsx';
import { SectionRows } from './SectionRows.tsx';

export interface OutlineProps extends CourseContentProps {
  playhead: Playhead;
}

/** The sidebar: every lecture with its number, length and tick. In a narrow window `CourseContentSheet` replaces it. */
export function CourseContent({ playhead, ...props }: OutlineProps) {
  const search = useOutlineSearch(useRef<HTMLInputElement>(null));
  useViewerKeys({ s: search.open });
  return (
    <Panel aria-labelledby="course-content" $isSearch={search.isOpen}>
      <Head>
        <TitleLine>
          <h2 id="course-content">Course Content</h2>
          <SearchButton search={search} />
        </TitleLine>
        {search.isOpen ? null : <ContentSummary {...props} />}
      </Head>
      <SearchOrOutline search={search} onJump={playhead.seek} {...props}>
        <LectureRows {...props} />
      </SearchOrOutline>
    </Panel>
  );
}

/** How many lectures there are, how many are completed, and the percentage. */
export function ContentSummary({ list, role }: CourseContentProps) {
  const { course, lectures } = list;
  // 0 when the lengths are not known: those of YouTube videos are not.
  const seconds = course.enrolment ? secondsLeft(lectures) : 0;
  return (
    <>
      <SumLine>
        <p>{sumUp(list)}</p>
        {seconds > 0 ? <p>{lengthText(seconds)} left</p> : null}
        {isStaff(role) && lectures.length > 1 ? (
          <Link to={paths.addLecture(course._id)} state={{ courseId: course._id, course }}>
            Reorder lectures
          </Link>
        ) : null}
      </SumLine>
      {course.enrolment ? (
        <ProgressBar value={course.enrolment.progress} label="Progress in this course" caption={null} />
      ) : null}
    </>
  );
}

/** The lectures, in their sections if the course has some. */
export function LectureRows(props: CourseContentProps) {
  const { course, lectures } = props.list;
  return (
    <Scroller>
      {isPlainList(course.sections) ? <Rows {...props} lectures={lectures} /> : <SectionRows {...props} />}
      <Upcoming course={course} />
    </Scroller>
  );
}

/** The lectures that are published by themselves later. */
function Upcoming({ course: { upcoming } }: Pick<LectureList, 'course'>) {
  if (upcoming.length === 0) return null;
  return (
    <Later aria-label="What comes when" role="list">
      {upcoming.map(({ _id, title, publishAt }) => (
        <li key={_id}>
          {title}
          <small>Available on {momentInIndia(publishAt)}</small>
        </li>
      ))}
    </Later>
  );
}

function sumUp({ course, lectures }: LectureList): string {
  const hidden = lectures.filter((lecture) => lecture.hidden).length;
  const total = `${count(lectures.length)} ${lectures.length === 1 ? 'lecture' : 'lectures'}`;
  if (!course.enrolment) return hidden > 0 ? `${total} · ${count(hidden)} not seen by learners` : total;
  const done = lectures.filter((lecture) => lecture.progress?.isCompleted).length;
  return `${done} of ${total} · ${course.enrolment.progress}% completed`;
}

const Panel = styled.aside<{ $isSearch: boolean }>`
  overflow: hidden;
  ${card}

  ${media.laptop} {
    position: sticky;
    top: 5.5rem;
    display: flex;
    flex-direction: column;
    grid-area: side;
    max-height: calc(100vh - 7rem);
  }
  /* Shares the height of the window with the tabs below it. */
  ${wide} {
    position: static;
    flex: none;
    max-height: 58%;
    /* Nothing below it moves while one types. */
    ${({ $isSearch }) => ($isSearch ? 'height: 58%;' : '')}
  }
`;

const Head = styled.div`
  ${stack(2)}
  padding: ${space[4]};

  h2 {
    ${type.h4}
  }
`;

const TitleLine = styled.div`
  ${line(2)}
  justify-content: space-between;

  /* Its text is in line with the edge of what stands below it. */
  > button {
    margin: calc(-1 * ${space[2]}) calc(-1 * ${space[3]}) calc(-1 * ${space[2]}) 0;
  }
`;

const SumLine = styled.div`
  ${row(3, 1)}
  align-items: baseline;
  justify-content: space-between;
  ${type.caption}

  p {
    color: ${color.inkMuted};
  }
  a {
    ${textTarget}
  }
`;

const Scroller = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Later = styled.ol`
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};
  ${type.small}
  color: ${color.inkMuted};

  li {
    padding: ${space[2]} 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${type.caption}
  }
`;
