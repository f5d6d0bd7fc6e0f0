import { articleParts, Prose } from '@vidya/shared-ui';
import { card, stack } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { codeColor } from './code-colors.ts';

/** 65 characters of the theme's type; code and tables may scroll inside. */
const column = '41rem';

/** The rich text of an article: code, tables, pictures, call-outs and formulas. */
export const ArticleProse = styled(Prose)`
  max-width: ${column};

  > :first-child {
    margin-top: 0;
  }
  h2 {
    margin-top: ${space[6]};
    ${type.h3}
  }
  h2 + * {
    margin-top: ${space[2]};
  }
  [id^='part-'] {
    scroll-margin-top: 6rem;
  }
  > [tabindex]:focus-visible {
    outline-offset: ${space[1]};
  }
  pre {
    ${codeColor}
    line-height: 1.6;
    tab-size: 4;
  }
  .table {
    overflow-x: auto;
  }
  ${articleParts}
  table {
    width: 100%;
    ${type.small}
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${radius.medium};
  }
  math {
    font-size: 1.1em;
  }
  /* A formula in a sentence may be wider than a phone. */
  > :has(math) {
    overflow-x: auto;
    overflow-y: hidden;
  }
  math[display='block'] {
    overflow-x: auto;
    overflow-y: hidden;
    padding: ${space[1]} 0;
  }
  .tml-left {
    text-align: left;
  }
  .tml-right {
    text-align: right;
  }
`;

/** The sheet on which a lecture's text or files lie, in place of the player. */
export const Sheet = styled.article`
  ${stack(5)}
  padding: ${space[6]};
  ${card}

  > * {
    width: 100%;
    max-width: ${column};
    margin-inline: auto;
  }

  ${media.phoneOnly} {
    padding: ${space[4]};
  }
`;

export const Parts = styled.nav`
  padding: ${space[3]} ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.medium};
  ${type.small}

  summary {
    padding-block: 2px;
    font-weight: 650;
    cursor: pointer;
  }
  ol {
    margin: ${space[1]} 0 0;
    padding-left: ${space[5]};
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;
