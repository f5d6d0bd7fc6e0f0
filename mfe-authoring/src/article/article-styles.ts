import { articleParts } from '@vidya/shared-ui';
import { color, font, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** How the text of an article looks while it is written. */
export const ArticleText = styled.div`
  [role='textbox'] {
    max-height: min(44rem, 75vh);
    min-height: 22rem;
  }
  h3 {
    ${type.h3}
  }
  h4 {
    ${type.strong}
  }
  .code {
    padding: 0.1em 0.3em;
    background: ${color.sunken};
    border-radius: ${radius.small};
  }
  .code-block {
    display: block;
    padding: ${space[3]} ${space[4]};
    background: ${color.sunken};
    border-radius: ${radius.medium};
    font-family: ${font.mono};
    font-size: 0.875rem;
    line-height: 1.6;
    tab-size: 4;
    white-space: pre-wrap;
  }
  ${articleParts}
  :is(td, th) {
    min-width: 4rem;
    /* The editor's root breaks words. */
    word-break: normal;
  }
  :is(td, th).selected {
    background: ${color.primarySoft};
  }
  .picture {
    width: fit-content;
    max-width: 100%;
    cursor: pointer;
  }
  .picture img {
    display: block;
    max-width: 100%;
    max-height: 24rem;
    border-radius: ${radius.small};
  }
  .picture.selected img {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
