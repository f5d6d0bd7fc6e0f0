import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue';
import { paths } from '@vidya/contracts/texts/paths';
import { muted, quietLink, wrap } from '@vidya/shared-ui/mixins';
import { color, space, textTarget } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** 'In 13 languages', each with a link to its courses. The space is reserved while they load. */
export function Languages({ taught = [] }: { taught: CatalogueFigures['languages'] | undefined }) {
  return (
    <Room>
      {taught.length > 1 ? (
        <>
          <b id="languages">In {taught.length} languages</b>
          <List role="list" aria-labelledby="languages">
            {taught.map((language) => (
              <li key={language}>
                <Link to={paths.allCourses({ language })}>{language}</Link>
              </li>
            ))}
          </List>
        </>
      ) : null}
    </Room>
  );
}

const Room = styled.div`
  min-height: 5rem;
  margin-top: ${space[6]};
  ${muted}

  b {
    font-weight: 650;
    color: ${color.ink};
  }
`;

const List = styled.ul`
  ${wrap(4, 1)}

  a {
    ${textTarget}
    ${quietLink}
  }
`;
