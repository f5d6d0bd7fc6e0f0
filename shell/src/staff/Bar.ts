import { color, space, type } from '@vidya/shared-ui/tokens';
import { css, styled } from 'styled-components';

/** A sentence above the page: a demand stands out more than advice. */
export const Bar = styled.div<{ $isDemand?: boolean }>`
  padding: ${space[2]} ${space[4]};
  ${({ $isDemand }) => ($isDemand ? demand : advice)}
  ${type.small}
  text-align: center;

  a {
    color: inherit;
    font-weight: 600;
  }
`;

const demand = css`
  background: ${color.warningSoft};
  color: ${color.warning};
`;

const advice = css`
  background: ${color.infoSoft};
  color: ${color.ink};
`;
