import type { Lecture } from '@vidya/contracts/calls/lecture';
import { color, layout } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The lecture's description. */
export function Overview({ lecture }: { lecture: Lecture }) {
  return <Text>{lecture.description.trim() || 'No description yet.'}</Text>;
}

const Text = styled.p`
  max-width: ${layout.reading};
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color.inkMuted};
`;
