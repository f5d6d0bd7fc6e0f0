import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** A ref for an element that takes the focus when it appears. */
export function useFocusOnMount<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) element.current?.focus();
  }, []);
  return element;
}

/** A paragraph that takes the focus when it appears: what was pressed before it is gone. */
export const Focused = (props: ComponentProps<'p'>) => (
  <Paragraph ref={useFocusOnMount<HTMLParagraphElement>()} tabIndex={-1} {...props} />
);

const Paragraph = styled.p`
  &:focus {
    outline: none;
  }
`;
