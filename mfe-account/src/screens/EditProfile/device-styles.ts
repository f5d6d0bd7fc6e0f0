import { row } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const DeviceList = styled.ul`
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

export const DeviceItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding: ${space[4]} 0;
  border-top: 1px solid ${color.line};
  > button {
    grid-column: 2;
    justify-self: start;
    margin-left: -${space[3]};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > button {
      grid-column: auto;
      margin: 0 -${space[3]} 0 0;
    }
  }
`;

export const DeviceSign = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  width: 2.75rem;
  height: 2.75rem;
  background: ${color.primarySoft};
  border-radius: ${radius.medium};
  color: ${color.primary};
`;

export const Browser = styled.p`
  ${row(2)}
  ${type.strong}
`;
