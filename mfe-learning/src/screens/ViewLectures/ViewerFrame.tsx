import { paths } from '@vidya/contracts/paths';
import { Breadcrumb, layout, media, space } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The page around the viewer: Home > My Courses > topic, then the player beside the course content. */
export function ViewerFrame({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <Page>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: paths.home() },
          { label: 'My Courses', href: paths.myCourses() },
          { label: topic || 'Course' },
        ]}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      {children}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: 100%;
  max-width: calc(90rem + 2 * ${layout.gutter});
  margin: 0 auto;
  padding: ${space[4]} ${layout.gutter} ${space[16]};
`;

/**
 * Player and words beside the course content; one below the other where the window is narrow. In theatre mode the player
 * has the whole width. The player's place among its neighbours is the same in all of them, so that it plays on.
 */
export const Columns = styled.div<{ $isTheatre?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[6]};

  ${media.laptop} {
    grid-template: 'stage side' auto 'main side' 1fr / minmax(0, 1fr) 22rem;
    ${({ $isTheatre }) => ($isTheatre ? `grid-template-areas: 'stage stage' 'main side';` : '')}
  }

  > :first-child {
    ${media.laptop} {
      grid-area: stage;
      ${({ $isTheatre }) => ($isTheatre ? 'aspect-ratio: auto; height: min(calc(100vh - 9rem), 56.25vw);' : '')}
    }
  }

  > :last-child {
    ${media.laptop} {
      grid-area: side;
    }
  }
`;

export const MainColumn = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;

  ${media.laptop} {
    grid-area: main;
  }
`;
