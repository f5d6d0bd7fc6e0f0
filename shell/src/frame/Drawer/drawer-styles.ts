import { limits } from '@vidya/contracts/rules/limits';
import { line } from '@vidya/shared-ui/mixins';
import { color, shadow, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { plain } from '../menu/menu-styles.ts';

const slide = `${limits.drawerMs}ms cubic-bezier(0.2, 0, 0, 1)`;

export const Panel = styled.dialog`
  width: min(21rem, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  transform: translateX(-100%);
  transition: transform ${slide}, overlay ${slide} allow-discrete, display ${slide} allow-discrete;
  &[open] {
    transform: none;
  }
  @starting-style {
    &[open] {
      transform: translateX(-100%);
    }
  }
  &::backdrop {
    background: ${color.scrim};
  }
`;

export const Scroll = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  height: 100%;
  overflow-y: auto;
  padding: ${space[3]} ${space[4]} ${space[8]};
`;

export const Rule = styled.hr`
  width: 100%;
  margin: ${space[2]} 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;

const item = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3rem;
  ${plain}
  padding: 0 ${space[3]};
  border-radius: 10px;
  ${type.strong}
  text-align: left;
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.sunken};
  }
`;

export const DrawerLink = styled(Link)`
  ${item}
`;

export const DrawerButton = styled.button`
  ${item}
`;

export const Sub = styled.div`
  display: grid;
  padding-left: ${space[4]};
  &[hidden] {
    display: none;
  }
  a,
  button {
    min-height: 2.75rem;
    ${type.body}
  }
`;

export const Person = styled.div`
  ${line(3)}
  min-width: 0;
  span {
    overflow-wrap: anywhere;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]} 0;
`;

/** In line with the links above it. */
export const ThemeRow = styled.div`
  padding: ${space[1]} ${space[3]};
`;
