import { Skeleton, Stack } from '@vidya/shared-ui';
import { styled } from 'styled-components';

/** Lines as tall as most of a window. */
export function ArticleSkeleton() {
  return (
    <Lines $gap={3} aria-busy="true" aria-label="Loading the article">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} width={`${96 - ((index * 17) % 31)}%`} />
      ))}
    </Lines>
  );
}

const Lines = styled(Stack)`
  align-content: start;
  min-height: 70vh;
`;
