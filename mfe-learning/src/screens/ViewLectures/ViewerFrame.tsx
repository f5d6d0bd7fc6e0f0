import { paths } from '@vidya/contracts/texts/paths';
import { Breadcrumb, color, layer, layout, media, space } from '@vidya/shared-ui';
import { column, stack } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { page, pinned, wide } from '../../parts/styles.ts';

/** The page around the viewer: Home > My Courses > topic, then the player beside the course content. */
export function ViewerFrame({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <Page>
      <OneLine
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
  ${page(4, 4)}

  ${media.phoneOnly} {
    gap: ${space[2]};
    padding-top: ${space[2]};
  }
`;

/** Cuts a long name, so that the video starts at the same height in every course. */
const OneLine = styled(Breadcrumb)`
  ol {
    flex-wrap: nowrap;
  }
  li {
    flex: none;
  }
  li:last-child {
    flex: 0 1 auto;
    max-width: none;
  }
`;

const stage = (isTheatre = false): string => (isTheatre ? "'stage stage'" : "'stage side'");

const theatre = `
  > :first-child > :first-child {
    aspect-ratio: auto;
    height: min(calc(100vh - 9rem), 56.25vw);
  }
`;

/**
 * Player and text beside the course content; one column in a narrow window. In a wide window the tabs stand beside the
 * player too, and in theatre mode the player has the full width. The player keeps its position among its siblings in
 * all layouts, so that it continues to play.
 */
export const Columns = styled.div<{ $isTheatre?: boolean }>`
  ${stack(4)}
  column-gap: ${space[6]};
  align-items: start;

  ${media.laptop} {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-areas: ${({ $isTheatre }) => stage($isTheatre)} 'main side' 'tabs side';
    ${({ $isTheatre }) => ($isTheatre ? theatre : '')}
  }
  ${wide} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
    grid-template-areas: ${({ $isTheatre }) => stage($isTheatre)} 'main side';
  }
`;

/** What receives the focus comes to rest below the film that stays in view, not behind it. */
const belowFilm = `
  ${pinned} {
    :is(a, button, input, textarea, select, [tabindex]) {
      scroll-margin: calc(56.25vw + 4.25rem) 0 ${space[4]};
    }
  }
`;

/** The tabs and the course content: each in its own area, and in a wide window one column as high as the window. */
export const Side = styled.div`
  display: contents;

  ${wide} {
    ${column(4)}
    grid-area: side;
    position: sticky;
    top: 5.5rem;
    height: calc(100vh - 9rem);
    min-height: 30rem;
  }
  ${belowFilm}
`;

/** The video and the bar below it. In narrow portrait windows they stay in view while the rest scrolls. */
export const StageColumn = styled.div<{ $isFilm: boolean }>`
  min-width: 0;

  ${media.laptop} {
    grid-area: stage;
  }

  ${media.belowLaptop} {
    margin: 0 calc(-1 * ${layout.gutter});
    background: ${color.paper};

    > :first-child {
      border-radius: 0;
      /* All of it fits below the site's bar, on a phone that lies on its side too. */
      ${({ $isFilm }) => ($isFilm ? 'max-height: calc(100dvh - 4.25rem);' : '')}
    }
    > :last-child {
      padding-right: ${layout.gutter};
      padding-left: ${layout.gutter};
    }
  }

  ${pinned} {
    position: ${({ $isFilm }) => ($isFilm ? 'sticky' : 'static')};
    /* Below the bar of the site, and covered by its menus. */
    z-index: ${layer.sticky - 1};
    top: 4.25rem;
  }
`;

export const MainColumn = styled.div`
  ${stack(5)}
  min-width: 0;

  ${media.laptop} {
    grid-area: main;
  }

  ${belowFilm}
`;
