import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { count } from '@vidya/contracts/texts/format';
import { Skeleton } from '@vidya/shared-ui';
import { muted, wrap } from '@vidya/shared-ui/mixins';
import { space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { useCatalogueFigures } from '../../data/courses.ts';

const named = (value: number, one: string, many: string): [string, string] => [count(value), value === 1 ? one : many];

/** The figures with their names; those without data are left out. */
const shownOf = ({ learners, courses, rating }: CatalogueFigures): [value: string, name: string][] =>
  courses === 0
    ? []
    : [
        ...(learners > 0 ? [named(learners, 'learner', 'learners')] : []),
        named(courses, 'course', 'courses'),
        ...(rating > 0 ? [[`${rating.toFixed(1)} of 5`, 'average rating'] satisfies [string, string]] : []),
      ];

/** The number of learners and courses, and the average rating. The space is always reserved, so that nothing moves. */
export function Figures() {
  const { data, isError } = useCatalogueFigures();
  const shown = data ? shownOf(data) : [];
  if (isError || (data && shown.length === 0)) return <Room />;
  return (
    <Room as="dl" aria-label="Vidya in figures" aria-busy={!data}>
      {data
        ? shown.map(([value, name]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))
        : ['4rem', '4rem', '6rem'].map((width, index) => (
            <div key={index}>
              <dt>
                <Skeleton width={width} height="0.8em" />
              </dt>
              <dd>
                <Skeleton width="3rem" height="0.9em" />
              </dd>
            </div>
          ))}
    </Room>
  );
}

const Room = styled.div`
  ${wrap(8, 2)}
  min-height: 3.25rem;
  margin: ${space[6]} 0 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    ${muted}
  }
  dd {
    ${type.h3}
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
`;
