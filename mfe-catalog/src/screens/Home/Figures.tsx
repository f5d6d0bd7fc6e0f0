import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue';
import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import { muted, wrap } from '@vidya/shared-ui/mixins';
import { space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { useCatalogueFigures } from '../../data/courses.ts';
import { Languages } from './Languages.tsx';

/** The figures that say something for the site (docs/choices/home-page.md); a small number would say the opposite. */
function impressiveOf({ learners, courses, rating, noOfRatings }: CatalogueFigures) {
  const { learners: manyLearners, courses: manyCourses, ratings: manyRatings } = limits.figuresFrom;
  return [
    { isShown: learners >= manyLearners, name: 'learners', text: count(learners) },
    { isShown: courses >= manyCourses, name: 'courses', text: count(courses) },
    { isShown: noOfRatings >= manyRatings, name: 'average rating', text: `${rating.toFixed(1)} of 5` },
  ].filter(({ isShown }) => isShown);
}

/** How large the site is, where it is large, and the languages that it teaches in. Optional: an error shows nothing. */
export function Figures() {
  const { data } = useCatalogueFigures();
  const shown = data ? impressiveOf(data) : [];
  return (
    <>
      {shown.length > 0 ? (
        <List aria-label="Vidya in figures">
          {shown.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </List>
      ) : null}
      <Languages taught={data?.languages} />
    </>
  );
}

const List = styled.dl`
  ${wrap(8, 2)}
  margin: ${space[6]} 0 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-width: 4.5rem;
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
