import { color, layer, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The first Tab stop: skips the navbar. */
export function SkipLink() {
  return <Skip href="#content">Skip to content</Skip>;
}

const Skip = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.inverse};
  color: ${color.onInverse};
  ${type.label}
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
