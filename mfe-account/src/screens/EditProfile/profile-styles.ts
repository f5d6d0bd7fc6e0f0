import { Surface } from '@vidya/shared-ui';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
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

/** Panels, one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space[6]};
`;

export const Name = styled.p`
  ${type.h3}
`;

export const Quiet = styled.p`
  ${type.small}
  color: ${color.inkMuted};
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

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[5]};
  h2 {
    ${type.h3}
  }
`;

export const Two = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const SaveRow = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** The actions for the whole account, at the end of the page. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
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
