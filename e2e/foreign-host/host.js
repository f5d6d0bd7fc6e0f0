// A page of another site: it knows a remote's manifest and the federation runtime, and nothing about Vidya.
import { createInstance } from '@module-federation/enhanced/runtime';
import React from 'react';
import ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';

const address = new URLSearchParams(location.search);
const shared = (lib, version) => ({
  lib: () => lib,
  version,
  shareConfig: { singleton: true, requiredVersion: version },
});
const host = createInstance({
  name: 'foreign',
  remotes: [{ name: address.get('area'), entry: address.get('manifest') }],
  shared: { react: shared(React, React.version), 'react-dom': shared(ReactDom, ReactDom.version) },
});
const say = (words) => {
  document.querySelector('output').textContent = words;
};

class Boundary extends React.Component {
  state = {};
  static getDerivedStateFromError = (error) => ({ words: `Drawn: ${error.message}` });
  render() {
    return this.state.words ?? this.props.children;
  }
}

try {
  const { default: Area } = await host.loadRemote(`${address.get('area')}/remote`);
  // The boundary shows the error; React would also write it to the console.
  const root = createRoot(document.querySelector('output'), { onCaughtError: () => undefined });
  root.render(React.createElement(Boundary, null, React.createElement(Area)));
} catch (error) {
  say(`Loaded: ${error.message}`);
}
