import { sharedModule } from '../../../scripts/config/webpack/federation/in-a-page.ts';

/** The place where a version's code fails. 'well': nowhere; the page still shows the planted version. */
export const codeFaults = ['import', 'render', 'effect', 'event', 'well'] as const;
export type CodeFault = (typeof codeFaults)[number];

/** The name of the planted button: its press triggers the fault `event`. */
export const plantedButton = 'Planted button';

// Runs in the page at the end of the version's entry: replaces the root component of the container.
const wrap = (name: string, version: string, component: string): string => `
;(() => {
  const container = globalThis[${JSON.stringify(name)}];
  if (!container) return;
  const broken = () => { throw new Error(${JSON.stringify(`Planted in ${version}`)}); };
  const planted = (Real, React) => ${component};
  const get = async (id) => {
    const real = await container.get(id);
    return () => {
      const module = real();
      const React = ${sharedModule('react')};
      const Root = planted(module.default, React);
      document.documentElement.dataset[${JSON.stringify(name)}] = ${JSON.stringify(version)};
      return { default: Object.assign(Root, { prepare: module.default.prepare }) };
    };
  };
  globalThis[${JSON.stringify(name)}] = { init: container.init, get };
})();`;

const components: Record<CodeFault, string> = {
  import: 'broken()',
  render: 'function Planted() { return broken(); }',
  effect: '(props) => { React.useEffect(broken, []); return React.createElement(Real, props); }',
  event: `(props) => React.createElement(React.Fragment, null,
    React.createElement('button', { onClick: broken }, '${plantedButton}'), React.createElement(Real, props))`,
  well: '(props) => React.createElement(Real, props)',
};

/** Code to append to a version's entry. When it has run, `<html data-{name}>` contains the version. */
export const plantedCode = (name: string, version: string, fault: CodeFault): string =>
  wrap(name, version, components[fault]);
