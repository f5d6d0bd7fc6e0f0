// Shared libraries are never tree-shaken: only the names that browsers use. From its file: the package name is shared.
export {
  __PRIVATE__,
  createGlobalStyle,
  css,
  keyframes,
  styled,
  // @ts-expect-error The file has no types of its own, and they are not imported from here.
} from '../../../node_modules/styled-components/dist/styled-components.browser.esm.js';
