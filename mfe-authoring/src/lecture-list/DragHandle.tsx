import { IconButton, type IconButtonProps } from '@vidya/shared-ui';
import { styled } from 'styled-components';

/** The handle that drags a lecture. On touch screens only the handle drags; everything else scrolls. */
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
