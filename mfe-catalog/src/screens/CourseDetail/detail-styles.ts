import { centred, coverBox, line, muted, row } from '@vidya/shared-ui/mixins';
import { color, layer, layout, media, radius, shadow, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A title that would fill a phone's window in heading size (section 9 allows 180 characters). */
export const isLong = (title: string): boolean => title.length > 90;

/** One column on phones; picture and facts side by side on tablets; from laptops on, a sticky card beside the text. */
export const Columns = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;

  ${media.tablet} {
    flex-flow: row wrap;
    align-items: start;
    column-gap: ${space[6]};

    > * {
      flex: 0 0 100%;
    }
  }
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    grid-template-rows: auto 1fr auto;
    column-gap: ${space[12]};
  }
`;

export const Intro = styled.header`
  position: relative;
  padding: ${space[5]} 0;

  /* The band behind reaches the window's edges, whatever the page's width. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 calc(-1 * ${layout.gutter});
    background: ${color.sunken};
    box-shadow: 0 0 0 100vmax ${color.sunken};
    clip-path: inset(0 -100vmax);
  }
  ${media.laptop} {
    padding: ${space[6]} 0;
  }
`;

/** On phones its children join the page's column, so that the action can stick to the bottom of the window. */
export const Card = styled.aside`
  display: contents;

  ${media.laptop} {
    position: sticky;
    top: 5.5rem;
    grid-column: 2;
    grid-row: 1 / span 2;
    display: block;
    align-self: start;
    max-height: calc(100vh - 6.5rem);
    margin-top: ${space[6]};
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: ${color.raised};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    box-shadow: ${shadow.mid};
  }
`;

const halfOfRow = `flex: 0 0 calc(50% - ${space[3]});`;

/** The picture of a course, or the icon of its category in the middle. */
export const PictureBox = styled.div`
  ${centred}
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.primarySoft};
  border-radius: ${radius.medium};
  color: ${color.primary};

  img {
    ${coverBox}
  }
`;

export const CardPicture = styled(PictureBox)`
  position: relative;
  margin-top: ${space[5]};
  border-radius: ${radius.large};

  ${media.tablet} {
    ${halfOfRow}
  }
  ${media.laptop} {
    margin: 0;
    border-radius: 0;
  }
`;

export const Action = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: 0;
  order: 1;
  ${row(4, 2)}
  justify-content: space-between;
  /* Ends the page: the footer begins below it. */
  margin: ${space[12]} calc(-1 * ${layout.gutter}) -${space[16]};
  padding: ${space[3]} ${layout.gutter} calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.raised};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow.mid};

  ${media.tablet} {
    flex: 0 0 calc(100% + 2 * ${layout.gutter});
  }
  ${media.laptop} {
    position: static;
    flex-flow: column nowrap;
    align-items: stretch;
    gap: ${space[4]};
    margin: 0;
    padding: ${space[5]} ${space[5]} 0;
    border: 0;
    box-shadow: none;
  }
`;

export const Perks = styled.div`
  padding: ${space[5]} 0 0;
  ${muted}

  > div:not(:last-child) {
    margin-bottom: ${space[4]};
  }
  ul {
    display: grid;
    gap: ${space[2]};
    margin: 0 0 ${space[4]};
    padding: 0;
    list-style: none;
  }
  li {
    ${line(3)}
    min-height: 1.5em;
  }
  svg {
    color: ${color.primary};
  }
  ${media.tablet} {
    ${halfOfRow}
  }
  ${media.laptop} {
    padding: ${space[5]};
  }
`;

/** Smaller than elsewhere: the page's title is what stands out. */
const sectionTitle = 'font-size: min(1.5rem, 8.5vw);';

export const Column = styled.div`
  min-width: 0;

  > section {
    margin-top: ${space[10]};
  }
  > :first-child {
    margin-top: ${space[8]};
  }
  h2 {
    margin-bottom: ${space[4]};
    ${sectionTitle}
  }
`;

/** Below both columns. It comes before the action, which ends the page on phones. */
export const Below = styled.div`
  min-width: 0;

  h2 {
    ${sectionTitle}
  }
  ${media.laptop} {
    grid-column: 1 / -1;
  }
`;
