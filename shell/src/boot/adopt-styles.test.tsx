/** @styles */
import { render } from '@testing-library/react';

// Rules are inserted into the sheet, as in production, instead of being written as text.
process.env['SC_DISABLE_SPEEDY'] = 'false';

const serverCss = `
.known{color:teal;}/*!sc*/
.known:hover{color:navy;}/*!sc*/
data-styled.g7[id="vknown"]{content:"known,"}/*!sc*/`;

it('goes on in the server’s style element, and inserts only what that does not have', async () => {
  document.head.innerHTML = `<style data-styled="true">${serverCss}</style>`;
  const { styled, __PRIVATE__ } = await import('styled-components');
  const { adoptStyles } = await import('./adopt-styles.ts');
  adoptStyles();
  const [element, ...others] = document.querySelectorAll('style');
  expect(others).toEqual([]);
  expect(__PRIVATE__.mainSheet.hasNameForId('vknown', 'known')).toBe(true);

  const First = styled.p.withConfig({ componentId: 'vknown' })`color: red;`;
  const Last = styled.p.withConfig({ componentId: 'vnew' })`color: blue;`;
  render(
    <>
      <Last />
      <First />
    </>,
  );
  const rules = [...element!.sheet!.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ''));
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(rules.slice(0, 2)).toEqual(['.known{color:teal;}', '.known:hover{color:navy;}']);
  // Components keep their order: a new rule of a known component comes before all of the components made after it.
  expect(rules.slice(2).map((rule) => /color:\w+|data-styled/.exec(rule)?.[0])).toEqual([
    'data-styled',
    'color:red',
    'color:blue',
  ]);
});
