// As host.js, in a page that does what the shell does for an area's scripts (it lends the core of the federation runtime
// and knows their hashes), and still has no platform to lend.
import * as core from '@module-federation/runtime-core';

const base = new URL('.', new URLSearchParams(location.search).get('manifest')).href;
const { integrity } = await (await fetch(`${base}release.json`)).json();
globalThis._FEDERATION_RUNTIME_CORE = core;
globalThis.__vidyaIntegrity = Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [base + file, hash]));
void import('./host.js');
