// Like host.js, in a page that prepares an area's scripts as the shell does (with the core of the federation runtime and
// the scripts' hashes), but has no platform.
import * as core from '@module-federation/runtime-core';

const base = new URL('.', new URLSearchParams(location.search).get('manifest')).href;
const { integrity } = await (await fetch(`${base}release.json`)).json();
globalThis._FEDERATION_RUNTIME_CORE = core;
globalThis.__vidyaIntegrity = Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [base + file, hash]));
void import('./host.js');
