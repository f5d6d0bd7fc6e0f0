import { type Gap, inlineLine, mutedCaption, stack } from '@vidya/shared-ui/mixins';
import { below, color, layout, motion, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The frame of a whole page: its parts `gap` apart, in the site's width. */
export const page = (gap: Gap, top: Gap): string => `
  ${stack(gap)}
  width: 100%;
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[top]} ${layout.gutter} ${space[16]};
`;

/** Windows where the video stays in view: narrow and portrait. A phone in landscape has room for the video only. */
export const pinned = `@media ${below.laptop} and (max-aspect-ratio: 4 / 5)`;

/** Windows from 1200 px at the default text size: there is room for the tabs beside the player. */
export const fromWide = '(min-width: 75em)';
export const wide = `@media ${fromWide}`;

/** Captions with numbers, which are all equally wide. */
export const numberCaption = `${mutedCaption} font-variant-numeric: tabular-nums;`;

export const NumberCaption = styled.span`
  ${inlineLine(2)}
  ${numberCaption}
  white-space: nowrap;
`;

export const boldLinks = 'a { font-weight: 600; }';

/** What authors wrote about a lecture, in their own lines. */
export const Description = styled.p`
  max-width: ${layout.reading};
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color.inkMuted};
`;

/** A row of a list that leads to a lecture; the current one is marked. */
export const lectureLink = `
  display: grid;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${color.ink};
  text-decoration: none;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.primarySoft};
    box-shadow: inset 3px 0 0 ${color.primary};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
