import { line, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, layer, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { css, styled } from 'styled-components';
import { dropdown, groupTitle } from '../menu/menu-styles.ts';
import { wide } from '../navbar-styles.ts';

export const Frame = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 24rem;
  margin-left: auto;
  ${media.tablet} {
    position: relative;
  }
  ${wide} {
    min-width: 11rem;
  }
`;

/** The look of a search: a pill around a field without a look of its own. */
export const searchPill = css`
  ${line(2)}
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.inkMuted};
  &:focus-within {
    border-color: ${color.focus};
    box-shadow: 0 0 0 3px ${color.primarySoft};
  }
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    outline: 0;
    background: none;
    color: ${color.ink};
  }
`;

export const Form = styled.form`
  ${searchPill}
  height: 2.75rem;
  padding: 0 ${space[4]};
  transition: border-color ${motion.quick};
`;

export const Field = styled.input`
  ${type.small}
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`;

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
  ${media.phoneOnly} {
    right: ${space[3]};
    left: ${space[3]};
  }
`;

export const Group = styled.div`
  p {
    margin: ${space[2]} ${space[3]} ${space[1]};
    ${groupTitle}
  }
`;

export const Option = styled.div`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.ink};
  ${type.small}
  cursor: pointer;
  overflow-wrap: anywhere;
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
