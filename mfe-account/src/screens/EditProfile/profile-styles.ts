import { color, media, Surface, space, type } from '@vidya/shared-ui';
import { row, stack } from '@vidya/shared-ui/mixins';
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
  gap: inherit;
  column-gap: ${space[4]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Below the panels: their texts align with the panels' edges. */
export const Foot = styled.div`
  ${row(4, 2)}
  justify-content: space-between;

  > :first-child {
    margin-left: -${space[3]};
  }
`;

export const DangerLink = styled.button`
  padding: ${space[2]} 0;
  border: 0;
  background: none;
  color: ${color.danger};
  ${type.label}
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

// Both modes use the same fields; in view mode they are plain text right below its label.
const reading = css`
  row-gap: ${space[5]};

  &&& :is(input, textarea):read-only {
    min-height: 1.625rem;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    color: ${color.ink};
    field-sizing: content;
    resize: none;
    text-overflow: ellipsis;
  }
  label {
    margin-bottom: -${space[1]};
    color: ${color.inkMuted};
    font-weight: 500;
  }
`;

/** The fields of an instructor. The sentences take the lines that they need. */
export const Introducing = styled.fieldset`
  ${stack(4)}
  margin: ${space[2]} 0 0;
  padding: ${space[5]} 0 0;
  border: 0;
  border-top: 1px solid ${color.line};

  legend {
    padding: 0;
    float: left;
    ${type.strong}
  }
  legend + * {
    clear: both;
  }
  textarea {
    field-sizing: content;
    min-height: 3lh;
  }
`;

export const InfoForm = styled(Fields)<{ $isReading: boolean }>`
  ${({ $isReading }) => ($isReading ? reading : '')}
`;
