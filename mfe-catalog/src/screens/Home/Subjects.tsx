import { categories } from '@vidya/contracts/rules/course/categories';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon } from '@vidya/shared-ui';
import { card, centred, eased, line, square, stack } from '@vidya/shared-ui/mixins';
import { color, media, motion, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CategoryGlyph } from '../../parts/CategoryGlyph.tsx';
import { TitledSection } from '../../parts/TitledSection.tsx';

const tints = [
  { back: color.primarySoft, ink: color.primary },
  { back: color.accentSoft, ink: color.accentInk },
  { back: color.infoSoft, ink: color.info },
  { back: color.successSoft, ink: color.success },
] as const;

/** A tile per category, each with its own icon, and one for all courses: fifteen tiles fill their rows. */
export function Subjects() {
  return (
    <TitledSection
      id="subjects"
      title="Pick a subject"
      lead={`${categories.length} fields, each from first steps to working knowledge.`}
    >
      <Tiles role="list">
        {categories.map(({ slug, bar }, index) => (
          <li key={slug}>
            <Tile to={paths.category(slug)}>
              <Sign $tint={tints[index % tints.length] ?? tints[0]}>
                <CategoryGlyph slug={slug} />
              </Sign>
              {bar}
            </Tile>
          </li>
        ))}
        <li>
          <Tile to={paths.allCourses()}>
            <Sign $tint={{ back: color.accent, ink: color.onAccent }}>
              <Icon name="arrow-right" />
            </Sign>
            All Courses
          </Tile>
        </li>
      </Tiles>
    </TitledSection>
  );
}

const Tiles = styled.ul`
  ${stack(3)}
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[4]};
  }
  ${media.laptop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  ${media.phoneOnly} {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Tile = styled(Link)`
  ${line(3)}
  height: 100%;
  min-height: 4.5rem;
  padding: ${space[3]} ${space[4]};
  ${card}
  ${type.strong}
  line-height: 1.25;
  color: ${color.ink};
  text-decoration: none;
  ${eased(motion.base, 'border-color', 'box-shadow')}

  ${media.hover} {
    &:hover {
      border-color: ${color.primary};
      box-shadow: ${shadow.mid};
    }
  }
  ${media.phoneOnly} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[2]};
  }
`;

const Sign = styled.span<{ $tint: { back: string; ink: string } }>`
  ${centred}
  flex: none;
  ${square('2.75rem')}
  background: ${({ $tint }) => $tint.back};
  border-radius: ${radius.medium};
  color: ${({ $tint }) => $tint.ink};
`;
