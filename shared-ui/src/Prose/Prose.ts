import { styled } from 'styled-components';
import { color, font, layout, radius, space, type } from '../theme/tokens.ts';

/** Rich text. */
export const Prose = styled.div`
  max-width: ${layout.reading};
  ${type.body}
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${space[4]};
  }
  h3,
  h4 {
    margin-top: ${space[5]};
    ${type.h4}
  }
  h3 + * {
    margin-top: ${space[2]};
  }
  ul,
  ol {
    padding-left: ${space[6]};
  }
  li + li {
    margin-top: ${space[1]};
  }
  blockquote {
    padding-left: ${space[4]};
    border-left: 3px solid ${color.accent};
    color: ${color.inkMuted};
  }
  code {
    font-family: ${font.mono};
    font-size: 0.9em;
  }
  pre {
    padding: ${space[4]};
    overflow-x: auto;
    background: ${color.sunken};
    border-radius: ${radius.medium};
  }
`;
