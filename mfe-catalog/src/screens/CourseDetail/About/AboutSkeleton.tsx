import { Skeleton, Stack } from '@vidya/shared-ui';
import { styled } from 'styled-components';

/** Lines as tall as the window, so that no visible content moves when the description arrives. */
export function AboutSkeleton() {
  return (
    <Lines $gap={3}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} width={`${96 - ((index * 17) % 31)}%`} />
      ))}
    </Lines>
  );
}

const Lines = styled(Stack)`
  align-content: start;
  min-height: 100vh;
`;
