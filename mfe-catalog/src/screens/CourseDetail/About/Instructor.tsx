import type { CourseDetail } from '@vidya/contracts/calls/course';
import { coInstructorsOf } from '@vidya/contracts/rules/course/instructors';
import { paths } from '@vidya/contracts/texts/paths';
import { Avatar, Skeleton } from '@vidya/shared-ui';
import { line, muted } from '@vidya/shared-ui/mixins';
import { color, layout, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';
import { useInstructorCourses } from '../../../data/courses.ts';
import { AlsoTaught, AlsoTaughtSkeleton } from './AlsoTaught.tsx';

const othersShown = 4;

/** All who teach the course, as they present themselves, its owner first. */
export function Instructors({ course }: { course: CourseDetail }) {
  return (
    <Team>
      <Owner course={course} />
      {coInstructorsOf(course).map((person) => (
        <CoInstructor key={person._id} person={person} />
      ))}
    </Team>
  );
}

type Person = CourseDetail['instructors'][number];

function CoInstructor({ person: { name, about = '', ...person } }: { person: Person }) {
  return (
    <Stack>
      <Introduction name={name} {...person} about="Instructor on Vidya" />
      {about ? <Sentences>{about}</Sentences> : null}
      <EveryCourse by={name} />
    </Stack>
  );
}

/** With their other courses. While these load, it reserves the usual space. */
function Owner({ course }: { course: CourseDetail }) {
  const { data, isLoading } = useInstructorCourses(course.creatorId);
  const others = (data?.newest ?? []).filter(({ _id }) => _id !== course._id);
  const name = course.createdBy;
  const { picture, headline, about } = introductionOf(course);
  return (
    <Stack aria-busy={isLoading}>
      <Introduction
        name={name}
        picture={picture}
        headline={headline}
        about={data ? factsOf(data) : 'Instructor on Vidya'}
      />
      {about ? <Sentences>{about}</Sentences> : null}
      {isLoading ? (
        <>
          <AlsoTaughtSkeleton courses={othersShown} />
          <Skeleton width="16rem" height="1.55em" />
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <AlsoTaught by={name} courses={others.slice(0, othersShown)} />
          <EveryCourse by={name} />
        </>
      ) : null}
    </Stack>
  );
}

interface IntroductionProps extends Pick<Person, 'name' | 'picture' | 'headline'> {
  about: string;
}

const Introduction = ({ name, picture, headline, about }: IntroductionProps) => (
  <Row>
    <Avatar name={name} src={picture?.secure_url} size={80} isDecorative />
    <div>
      <h3 translate="no">
        <bdi>{name}</bdi>
      </h3>
      {headline ? <Headline>{headline}</Headline> : null}
      <Facts>{about}</Facts>
    </div>
  </Row>
);

const EveryCourse = ({ by }: { by: string }) => (
  <Link to={paths.allCourses({ q: by })}>
    See every course by <bdi translate="no">{by}</bdi>
  </Link>
);

/** An earlier version of the API sends none. */
const introductionOf = ({ instructor }: { instructor?: CourseDetail['instructor'] }) =>
  instructor ?? { picture: null, headline: '', about: '' };

function factsOf({ total, noOfRatings }: { total: number; noOfRatings: number }): string {
  if (total === 0) return 'Instructor on Vidya';
  const ratings = noOfRatings === 0 ? '' : `, ${counted(noOfRatings, 'rating')} from learners`;
  return counted(total, 'course') + ratings;
}

const Team = styled.div`
  display: grid;
  gap: ${space[8]};
`;

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};

  > ul {
    width: 100%;
  }
`;

const Row = styled.div`
  ${line(4)}

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Headline = styled.p`
  ${type.body}
`;

const Facts = styled.p`
  ${muted}
`;

const Sentences = styled.p`
  max-width: ${layout.reading};
  ${type.body}
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
