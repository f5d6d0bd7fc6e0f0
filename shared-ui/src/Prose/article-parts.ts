import { color, radius, space } from '../theme/tokens.ts';

/** Tables and call-outs of an article, alike where it is written (`.callout`) and where it is read. */
export const articleParts = `
  table {
    border-collapse: collapse;
  }
  :is(td, th) {
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.line};
    /* Its column is as wide as the longest word: the table scrolls. */
    overflow-wrap: normal;
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${color.sunken};
    font-weight: 650;
  }
  :is(td, th, aside, .callout) > * + * {
    margin-top: ${space[2]};
  }
  :is(aside, .callout) {
    padding: ${space[4]};
    background: ${color.primarySoft};
    border-left: 3px solid ${color.primary};
    border-radius: ${radius.small};
  }
`;
