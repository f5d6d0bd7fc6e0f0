import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens.ts';

/** The end of a list whose last page was loaded. It takes the focus of the pressed button, which is gone. */
export function ListEnd({ children }: { children: ReactNode }) {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Below ref={end} tabIndex={-1}>
      {children}
    </Below>
  );
}

const Below = styled.p`
  margin-top: ${space[6]};
  text-align: center;
`;
