import { type ComponentProps, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** A paragraph that takes the focus when it appears: what was pressed before it is gone. */
export function Focused(props: ComponentProps<'p'>) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Paragraph ref={box} tabIndex={-1} {...props} />;
}

const Paragraph = styled.p`
  &:focus {
    outline: none;
  }
`;
