import type { CourseSummary } from '@vidya/contracts/calls/course';
import { findCategory } from '@vidya/contracts/rules/course/categories';
import { blurbOf } from '@vidya/contracts/rules/course/category-blurbs';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, Breadcrumb } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { categoryName } from '../../data/category-name.ts';
import { Intro, isLong } from './detail-styles.ts';
import { FactStrip } from './FactStrip.tsx';

const stateBadges = {
  draft: <Badge tone="warning">Not published</Badge>,
  unpublished: <Badge tone="warning">Not on sale now</Badge>,
  archived: <Badge>No longer on sale</Badge>,
  published: null,
};

/** The top of the page: breadcrumb, title, subtitle, the category's description, and the facts. */
export function Introduction({ course }: { course: CourseSummary }) {
  const category = findCategory(course.category);
  return (
    <Intro>
      <Breadcrumb crumbs={crumbsOf(course)} renderLink={({ href, ...rest }) => <Link to={href} {...rest} />} />
      <Tags>
        {category ? <Field>{categoryName(course.category)}</Field> : null}
        {stateBadges[course.status]}
      </Tags>
      <Title tabIndex={-1} $isLong={isLong(course.topic)}>
        {course.topic}
      </Title>
      {course.subtitle ? <Subtitle>{course.subtitle}</Subtitle> : null}
      <Blurb $isBelow={Boolean(course.subtitle)}>
        {blurbOf(category) ?? 'Learn it step by step, at your own pace, and come back to it whenever you need it.'}
      </Blurb>
      <FactStrip course={course} />
    </Intro>
  );
}

const crumbsOf = ({ category }: CourseSummary) => [
  // A draft may have no category yet.
  { label: 'Category', href: category ? paths.category(category) : paths.allCourses() },
  { label: 'Courses', href: paths.allCourses() },
  { label: 'Course Details' },
];

const Title = styled.h1<{ $isLong: boolean }>`
  ${({ $isLong }) => ($isLong ? type.h2 : type.h1)}
  overflow-wrap: anywhere;
`;

const Tags = styled.p`
  ${row(3)}
  margin: ${space[4]} 0 ${space[2]};
`;

const Field = styled.span`
  ${type.label}
  color: ${color.accentInk};
`;

const Subtitle = styled.p`
  max-width: 48rem;
  margin: ${space[3]} 0 0;
  ${type.lead}
  overflow-wrap: anywhere;
`;

/** Below a subtitle it steps back. */
const Blurb = styled.p<{ $isBelow: boolean }>`
  max-width: 48rem;
  margin: ${space[3]} 0 ${space[5]};
  ${({ $isBelow }) => ($isBelow ? `margin-top: ${space[1]}; ${type.small}` : type.lead)}
  color: ${color.inkMuted};
`;
