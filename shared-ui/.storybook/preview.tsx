import '../src/theme/fonts.css';
import '../src/theme/script-fonts.css';
import type { Preview } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { color, space, tokensCss } from '../src/theme/tokens.ts';

const Base = createGlobalStyle`${tokensCss}`;

const Ground = styled.div`
  padding: ${space[6]};
  background: ${color.paper};
`;

function Themed({ theme, children }: { theme: string; children: React.ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'en';
  }, [theme]);
  return (
    <>
      <Base />
      <Ground>{children}</Ground>
    </>
  );
}

const preview: Preview = {
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={String(globals['theme'])}>
        <Story />
      </Themed>
    ),
  ],
};

export default preview;
