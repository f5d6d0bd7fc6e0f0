import type { CourseDetail } from '@vidya/contracts/calls/course';
import { courseFields } from '@vidya/contracts/rules/course/course-fields';
import { Icon } from '@vidya/shared-ui';
import { card } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

type Texts = Pick<CourseDetail, 'outcomes' | 'requirements' | 'audience'>;

/** Whether a course says what its learners will learn, what they need, or who they are. */
export const hasLanding = ({ outcomes, requirements, audience }: Texts): boolean =>
  outcomes.length + requirements.length + audience.length > 0;

/** What learners will learn, what they need before, and for whom the course is. */
export function Landing({ outcomes, requirements, audience }: Texts) {
  return (
    <>
      {outcomes.length > 0 ? (
        <section aria-labelledby="outcomes">
          <h2 id="outcomes">{courseFields.outcomes.label}</h2>
          <Outcomes>
            {outcomes.map((outcome) => (
              <li key={outcome}>
                <Icon name="check" size={18} />
                <span>{outcome}</span>
              </li>
            ))}
          </Outcomes>
        </section>
      ) : null}
      {requirements.length + audience.length > 0 ? (
        <Sides>
          <Side id="requirements" title={courseFields.requirements.label} items={requirements} />
          <Side id="audience" title={courseFields.audience.label} items={audience} />
        </Sides>
      ) : null}
    </>
  );
}

function Side({ id, title, items }: { id: string; title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Two columns, read line by line; one on phones. */
const Outcomes = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]} ${space[6]};
  ${card}
  overflow-wrap: anywhere;

  /* Lists without bullets have no padding on this site. */
  && {
    padding: ${space[5]};
  }
  li {
    display: flex;
    gap: ${space[3]};
    ${type.small}
  }
  span {
    min-width: 0;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${color.success};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Sides = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[6]};
  overflow-wrap: anywhere;

  h2 {
    margin-bottom: ${space[2]};
    ${type.h4}
  }
  ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-left: ${space[5]};
    ${type.small}
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
