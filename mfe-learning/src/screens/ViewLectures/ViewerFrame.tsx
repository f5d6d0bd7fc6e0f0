import { paths } from '@vidya/contracts/texts/paths';
import { Breadcrumb, color, layer, layout, media, space } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { page, pinned } from '../../parts/styles.ts';

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

const theatre = `
  grid-template-areas: 'stage stage' 'main side';

  > :first-child > :first-child {
    aspect-ratio: auto;
    height: min(calc(100vh - 9rem), 56.25vw);
  }
`;

/**
 * Player and text beside the course content; one column in a narrow window. In theatre mode the player has the full
 * width. The player keeps its position among its siblings in all layouts, so that it continues to play.
 */
export const Columns = styled.div<{ $isTheatre?: boolean }>`
  ${stack(4)}
  column-gap: ${space[6]};
  align-items: start;

  ${media.laptop} {
    grid-template: 'stage side' auto 'main side' 1fr / minmax(0, 1fr) 22rem;

    > :last-child {
      grid-area: side;
    }
    ${({ $isTheatre }) => ($isTheatre ? theatre : '')}
  }
`;

/** The video and the bar below it. In narrow portrait windows they stay in view while the rest scrolls. */
export const StageColumn = styled.div`
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
      max-height: calc(100dvh - 4.25rem);
    }
    > :last-child {
      padding-right: ${layout.gutter};
      padding-left: ${layout.gutter};
    }
  }

  ${pinned} {
    position: sticky;
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

  /* What receives the focus comes to rest below the film, not behind it. */
  ${pinned} {
    :is(a, button, input, textarea, select, [tabindex]) {
      scroll-margin: calc(56.25vw + 4.25rem) 0 ${space[4]};
    }
  }
`;
