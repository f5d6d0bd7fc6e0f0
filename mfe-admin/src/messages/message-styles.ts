import {
  card,
  centred,
  clampLines,
  ellipsis,
  inlineLine,
  muted,
  mutedCaption,
  raisedCard,
  ruledItems,
  ruledTop,
  stack,
} from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { baselineRow, dimming } from '../parts/mixins.ts';

export const Panes = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWide }) => ($isWide ? 'minmax(16rem, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  gap: ${space[4]} ${space[6]};
  align-items: start;
`;

/** Sticky beside a list of any length; a message longer than the window scrolls inside. */
export const Pane = styled.div`
  position: sticky;
  top: 6rem;
  min-width: 0;
  max-height: calc(100vh - 7rem);
  overflow-y: auto;
  border-radius: ${radius.large};
`;

export const Items = styled.ul.attrs({ role: 'list' })`
  ${card}
  ${ruledItems}
  ${dimming}
  overflow: hidden;
`;

export const Item = styled.a`
  ${stack(1)}
  padding: ${space[3]} ${space[4]};
  color: ${color.ink};
  text-decoration: none;

  &:hover,
  &[aria-current] {
    background: ${color.primarySoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    box-shadow: inset 3px 0 ${color.primary};
  }
`;

export const Top = styled.span`
  display: flex;
  gap: ${space[3]};
  align-items: baseline;
  justify-content: space-between;

  b {
    ${type.label}
    ${ellipsis}
  }
  time {
    flex: none;
    ${mutedCaption}
  }
`;

export const Subject = styled.span`
  ${type.small}
  ${ellipsis}
`;

export const Excerpt = styled.span`
  ${clampLines(2)}
  ${muted}
  overflow-wrap: anywhere;
`;

export const SkeletonRow = styled.li`
  ${stack(2)}
  padding: ${space[4]};
`;

export const Nothing = styled.p`
  ${centred}
  min-height: 16rem;
  border: 1px dashed ${color.line};
  border-radius: ${radius.large};
  color: ${color.inkMuted};
`;

export const Back = styled.a`
  ${inlineLine(2)}
  min-height: 2.75rem;
  justify-self: start;
  ${type.label}
`;

export const Sheet = styled.div`
  ${raisedCard}
  min-width: 0;
  padding: ${space[4]};

  > h2 {
    ${type.h3}
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    padding: ${space[6]};
  }
`;

export const From = styled.p`
  ${baselineRow}
  margin-top: ${space[2]};
  overflow-wrap: anywhere;

  time {
    ${muted}
  }
`;

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  ${type.small}

  a {
    ${inlineLine(2)}
    min-width: 0;
    min-height: 2.5rem;
    overflow-wrap: anywhere;
  }
  ${media.touch} {
    a {
      min-height: 2.75rem;
    }
  }
`;

/** The original text with its line breaks. */
export const Asked = styled.p`
  margin-top: ${space[3]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Reply = styled.section`
  margin-top: ${space[5]};
  padding: ${space[3]} ${space[4]};
  background: ${color.sunken};
  border-left: 3px solid ${color.primary};
  border-radius: ${radius.small};

  > p:first-child {
    ${baselineRow}
    ${type.small}
  }
  time {
    color: ${color.inkMuted};
  }
`;

export const Form = styled.form`
  ${stack(4)}
  ${ruledTop(5)}
`;
