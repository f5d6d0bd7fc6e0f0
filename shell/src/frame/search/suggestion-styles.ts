import { clampLines, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, layer, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { dropdown, groupTitle } from '../menu/menu-styles.ts';

export const List = styled.div`
  ${dropdown}
  position: absolute;
  z-index: ${layer.menu};
  inset: calc(100% + ${space[2]}) 0 auto;
  max-height: min(28rem, 70vh);
  overflow-y: auto;
  padding: ${space[2]};
  &[hidden] {
    display: none;
  }
`;

export const Group = styled.div`
  p {
    margin: ${space[2]} ${space[3]} ${space[1]};
    ${groupTitle}
  }
`;

/** Its room is a border: in a padding the first line that is cut off would show. */
export const Option = styled.div`
  border: solid transparent;
  border-width: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.ink};
  ${type.small}
  cursor: pointer;
  overflow-wrap: anywhere;
  ${clampLines(3)}
  &:hover,
  &[aria-selected='true'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;

export const Reason = styled.span`
  margin-left: ${space[2]};
  ${mutedCaption}
  white-space: nowrap;
`;
