import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { css, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { joinFixedRules } from './joined-rules.ts';
import { createStyleSheet } from './kept-styles.ts';

const narrow = '@media (max-width: 10px)';
const turn = keyframes`to { rotate: 1turn; }`;
const big = css`
  font-size: 2rem;
`;
const Box = styled.div<{ $wide?: boolean }>`
  color: red;
  ${narrow} {
    width: ${({ $wide }) => ($wide ? '2px' : '1px')};
    animation: ${turn} 1s;
    ${({ $wide }) => $wide && big}
  }
`;
const Round = styled(Box)`
  border-radius: ${4}px;
  ${narrow} {
    ${Box} & {
      color: blue;
    }
  }
`;

const first = createElement(Round, {}, createElement(Box, { $wide: true }));
const second = createElement(Box, {}, createElement(Round, { $wide: true }), createElement(Round, { $wide: true }));

function rendered(sheet: ServerStyleSheet, page: ReactNode): string {
  const html = renderToString(sheet.collectStyles(page));
  return sheet.getStyleTags() + html;
}

it('gives each page what the library alone gives it, whatever pages came before', () => {
  const alone = [first, second, first].map((page) => rendered(new ServerStyleSheet(), page));
  joinFixedRules();
  expect([first, second, first].map((page) => rendered(createStyleSheet(), page))).toEqual(alone);
});

it('compiles styles for the first of many pages only', () => {
  rendered(createStyleSheet(), first);
  const sheet = createStyleSheet();
  const compiled = jest.spyOn(sheet.instance, 'insertRules');
  rendered(sheet, first);
  expect(compiled).not.toHaveBeenCalled();
});
