import { color, media, Surface, space, type } from '@vidya/shared-ui';
import { css, styled } from 'styled-components';
import { Fields } from '../../parts/page-styles.ts';

export const Panels = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${media.laptop} {
    grid-template-columns: 20rem minmax(0, 1fr);
    gap: ${space[8]};
  }
`;

export const Panel = styled(Surface)`
  display: grid;
  gap: ${space[5]};
  justify-items: center;
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  ${type.h3}
`;

export const Joined = styled.dl`
  display: grid;
  gap: ${space[1]};
  width: 100%;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  ${type.small}
  dt {
    color: ${color.inkMuted};
  }
`;

export const AvatarActions = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
`;

export const Fault = styled.p`
  ${type.small}
  color: ${color.danger};
`;

export const Two = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const DangerLink = styled.button`
  padding: ${space[2]};
  border: 0;
  background: none;
  color: ${color.danger};
  ${type.label}
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

// Both modes use the same fields, so that nothing moves when editing starts; in view mode they look like plain text.
const reading = css`
  &&& :is(input, textarea):read-only {
    padding-left: 0;
    border-color: transparent;
    background: none;
    color: ${color.ink};
    resize: none;
    text-overflow: ellipsis;
  }
  label {
    color: ${color.inkMuted};
    font-weight: 500;
  }
`;

export const InfoForm = styled(Fields)<{ $isReading: boolean }>`
  ${({ $isReading }) => ($isReading ? reading : '')}
`;
