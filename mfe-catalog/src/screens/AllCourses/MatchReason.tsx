import type { CourseMatch } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { instructorNames, namesText } from '@vidya/contracts/rules/course/instructors';
import type { MatchPlace } from '@vidya/contracts/texts/choices';
import { matchPlaceLabels } from '@vidya/contracts/texts/labels';
import { clampLines, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { categoryName } from '../../data/category-name.ts';

/** Why a search found a course whose title does not match: 'Category: Data Science', or a part of one of its texts. */
export function MatchReason({ course, match: { place, excerpt } }: { course: CourseSummary; match: CourseMatch }) {
  const label = matchPlaceLabels[place];
  const name = nameOf(course, place);
  if (name !== undefined) {
    return (
      <Reason>
        <b>{label}:</b> <bdi>{name}</bdi>
      </Reason>
    );
  }
  return (
    <Reason>
      <b>{excerpt ? `${label}:` : label}</b>{' '}
      {excerpt?.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}
    </Reason>
  );
}

function nameOf(course: CourseSummary, place: MatchPlace): string | undefined {
  const names = {
    category: categoryName(course.category),
    instructor: namesText(instructorNames(course)),
    language: course.language,
  };
  return (names as Partial<Record<MatchPlace, string>>)[place];
}

const Reason = styled.p`
  ${clampLines(4)}
  margin-top: ${space[1]};
  padding-left: ${space[2]};
  border-left: 3px solid ${color.accent};
  ${mutedCaption}
  overflow-wrap: anywhere;

  b {
    font-weight: 650;
    color: ${color.ink};
  }
  mark {
    padding: 0 0.15em;
    background: ${color.accentSoft};
    border-radius: ${radius.small};
    font-weight: 650;
    color: ${color.ink};
  }
`;
