import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { count } from '@vidya/contracts/texts/format';
import { Skeleton } from '@vidya/shared-ui';
import { muted, wrap } from '@vidya/shared-ui/mixins';
import { space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { useCatalogueFigures } from '../../data/courses.ts';

/** The figures with their names; those without data are left out. */
function shownOf({ learners, courses, rating }: CatalogueFigures) {
  if (courses === 0) return [];
  return [
    { value: learners, name: learners === 1 ? 'learner' : 'learners', text: count(learners) },
    { value: courses, name: courses === 1 ? 'course' : 'courses', text: count(courses) },
    { value: rating, name: 'average rating', text: `${rating.toFixed(1)} of 5` },
  ].filter(({ value }) => value > 0);
}

const waiting = ['4rem', '4rem', '6rem'].map((width) => ({
  name: <Skeleton width={width} height="0.8em" />,
  text: <Skeleton width="3rem" height="0.9em" />,
}));

/** The number of learners and courses, and the average rating. The space is always reserved, so that nothing moves. */
export function Figures() {
  const { data, isError } = useCatalogueFigures();
  const shown = data ? shownOf(data) : waiting;
  if (isError || shown.length === 0) return <Room />;
  return (
    <Room as="dl" aria-label="Vidya in figures" aria-busy={!data}>
      {shown.map(({ name, text }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{text}</dd>
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
    min-width: 4.5rem;
  }
  /* A skeleton is lower than the line that replaces it, and not as wide. */
  dt,
  dd {
    min-height: 1lh;
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
