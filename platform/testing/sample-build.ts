import type { VersionFiles } from '../gate/document/release.ts';
import { platformSentence } from '../gate/inspection/platform-members.ts';
import { integrityOf } from '../gate/integrity-of.ts';
import type { RemoteName } from '../gate/remotes.ts';

/** What the code of a sample build does. */
interface SampleCode {
  /** Exposed module → the props of its component and its hooks. */
  exposes?: Record<string, { props: string[]; hooks: string[] }>;
  /** Shared library → the range and the names that it takes. */
  shared?: Record<string, { range: string; names: string[] }>;
  /** The plugin that built it, and the names that its entry takes from the shell's federation runtime. */
  runtime?: { version: string; names: string[] };
  members?: string[];
  paths?: string[];
  /** Further statements, as they stand. */
  more?: string;
  /** The bytes of its two scripts, if more than they have anyway. */
  firstLoadBytes?: number;
  /** Further files, as they stand. */
  files?: Record<string, string>;
}

export interface SampleBuild {
  name: RemoteName;
  version: string;
  /** Other contents of `release.json` than those that fit the code. */
  files?: Partial<VersionFiles>;
  code?: SampleCode;
}

const react = { react: { range: '^19.3.1', names: ['useState'] } };

/** The federation's mappings, as webpack writes them into the entry. */
function entryOf({ exposes = {}, shared = react, runtime }: SampleCode): string {
  const exposed = Object.keys(exposes).map((name, at) => `"${name}":()=>r.e(1).then(()=>()=>r(${100 + at}))`);
  const consumed = Object.entries(shared).map(
    ([library, { range }], at) => `${at + 1}:{fallback:()=>0,requiredVersion:"${range}",shareKey:"${library}"}`,
  );
  const core = runtime
    ? `let c=globalThis._FEDERATION_RUNTIME_CORE;${runtime.names.map((name) => `c.${name};`).join('')}`
    : '';
  return `(()=>{var r={};${core}var modules={${exposed.join()}};var consumed={${consumed.join()}};})();`;
}

const exposedModule = ({ props, hooks }: { props: string[]; hooks: string[] }, id: number): string =>
  `${id}(e,t,r){r.d(t,{default:()=>C});var C=Object.assign(function({${props.join()}}){},{${hooks
    .map((hook) => `${hook}(){}`)
    .join()}})}`;

/** The module through which areas reach the platform. */
const platformModule = (members: string[]): string =>
  `300(e,t,r){function d(e){if(!e)throw Error("${platformSentence}");return e}let u=()=>d(0);${members
    .map((member) => `u().${member};`)
    .join('')}}`;

function chunkOf({ exposes = {}, shared = react, members = [], paths = [], more = '' }: SampleCode): string {
  const takes = Object.values(shared).map(
    ({ names }, at) => `var l${at}=r(${at + 1});${names.map((name) => `l${at}.${name};`).join('')}`,
  );
  const routes = paths.map((path) => `route({path:"${path}"});`);
  const modules = [
    ...Object.values(exposes).map((exposed, at) => exposedModule(exposed, 100 + at)),
    `200(e,t,r){${takes.join('')}${routes.join('')}}`,
    platformModule(members),
  ];
  return `${more};(globalThis.chunk||=[]).push([[1],{${modules.join()}}]);`;
}

/** A comment that makes scripts as long as they are said to be. */
const padding = (bytes: number): string => (bytes > 4 ? `/*${'.'.repeat(bytes - 4)}*/` : '');

/**
 * For tests: the files of a finished build in webpack's shape, by path. It passes the gate unless `files` or `code`
 * break it.
 */
export function sampleBuild({ name, version, files, code = {} }: SampleBuild): Record<string, string> {
  const whole: SampleCode = {
    exposes: { './remote': { props: ['platform'], hooks: [] } },
    members: ['toasts'],
    paths: [`/${name}`, ...Object.keys(files?.declaration?.paths ?? {})],
    ...code,
  };
  const chunk = chunkOf(whole);
  const entry = entryOf(whole);
  const content: Record<string, string> = {
    'remoteEntry.js': entry + padding((whole.firstLoadBytes ?? 0) - entry.length - chunk.length),
    'chunk.js': chunk,
    'mf-manifest.json': JSON.stringify(whole.runtime ? { metaData: { pluginVersion: whole.runtime.version } } : {}),
    'views.json': '{}',
    ...whole.files,
  };
  const release: VersionFiles = {
    name,
    version,
    integrity: Object.fromEntries(Object.entries(content).map(([file, text]) => [file, integrityOf(text)])),
    preload: ['remoteEntry.js', 'chunk.js'],
    screens: {},
    shared: Object.fromEntries(Object.entries(whole.shared ?? react).map(([library, { range }]) => [library, range])),
    platform: '^1.0.0',
    ...(whole.runtime && { runtime: `^${whole.runtime.version}` }),
    ...files,
  };
  return { ...content, 'release.json': JSON.stringify(release) };
}
