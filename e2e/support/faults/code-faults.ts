/** Where a version's own code breaks. 'well': it does not; the page can tell that it runs. */
export const codeFaults = ['import', 'render', 'effect', 'event', 'well'] as const;
export type CodeFault = (typeof codeFaults)[number];

/** What a planted button is called: `event` breaks when it is pressed. */
export const plantedButton = 'Planted button';

// Runs in the page, at the end of the version's entry: hands out another root component than the container has.
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
      const React = globalThis.__FEDERATION__.__INSTANCES__[0].loadShareSync('react')();
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

/** Code to be put behind a version's entry. Once it has run, `<html data-{name}>` names the version. */
export const plantedCode = (name: string, version: string, fault: CodeFault): string =>
  wrap(name, version, components[fault]);
