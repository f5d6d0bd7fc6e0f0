import { IconButton, type IconButtonProps } from '@vidya/shared-ui';
import { styled } from 'styled-components';

/** What a lecture is dragged by. A finger on it drags, and scrolls everywhere else. */
export function DragHandle(props: Omit<IconButtonProps, 'icon' | 'size'>) {
  return <Grip icon="grip" size="small" {...props} />;
}

const Grip = styled(IconButton)`
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;
