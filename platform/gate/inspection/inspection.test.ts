import { sampleBuild } from '../../testing/sample-build.ts';
import { consumedIn, modulesOf } from './bundle.ts';
import { exposedComponent } from './exposed-component.ts';
import { runtimeNames, runtimeNeeded } from './federation-runtime.ts';
import { inspectBuild } from './inspect-build.ts';
import { networkOrigins } from './network-addresses.ts';
import { platformMembersIn, platformSentence } from './platform-members.ts';
import { routePaths } from './route-paths.ts';
import { sharedExportsUsed } from './shared-exports.ts';
import { parseScript } from './syntax.ts';
import { unsafeCode } from './unsafe-code.ts';

const script = (text: string) => parseScript('a.js', text);
/** Modules as webpack writes them into a chunk. */
const modules = (...texts: string[]) => modulesOf(script(`(self.chunk=[]).push([[1],{${texts.join()}}])`));

describe('code that the site’s policy refuses', () => {
  it.each([
    ['var a=eval("1")', 'eval'],
    ['(0,eval)(b)', 'eval'],
    ['window.eval (b)', 'eval'],
    ["globalThis['ev'+'al'](b)", 'eval'],
    ['var g=window;g[`ev${"al"}`](b)', 'eval'],
    ['var run=eval;run(b)', 'eval'],
    ['new Function("return this")()', 'Function'],
    ['Function("return this")()', 'Function'],
    ['Reflect.construct(Function,[b])', 'Function'],
    ['Function.call(null,b)', 'Function'],
    ["self['Func'+'tion'](b)", 'Function'],
    ['(()=>{}).constructor(b)()', "a function's constructor"],
    ['(async function(){})["const"+"ructor"](b)', "a function's constructor"],
    ['x.constructor.constructor(b)', "a function's constructor"],
    ['Object.getPrototypeOf(async()=>{}).constructor', "a function's constructor"],
    ['[].sort.constructor("return this")', "a function's constructor"],
    ['setTimeout("go()")', 'setTimeout with a text'],
    ['window.setInterval(`go()`,9)', 'setInterval with a text'],
    ['document.write("<p>")', 'document.write'],
    ['window.document.writeln(x)', 'document.write'],
  ])('is found in `%s`', (text, problem) => {
    expect(unsafeCode(script(text))).toEqual([`a.js: ${problem}`]);
  });

  it.each([
    'retrieval(x);redis.eval(x);isFunction("x");mydocument.write(1)',
    'a instanceof Function;typeof Function;Function.prototype.call(b);Function.toString.call(b)',
    'typeof eval;function f(Function){Function(1)}',
    'new this.constructor(x);a.constructor===Object;b.constructor.name',
    'setTimeout(()=>{},1);window.setTimeout(go,1);x.setTimeout("text")',
    '"eval(1)"',
  ])('is not seen in `%s`', (text) => {
    expect(unsafeCode(script(text))).toEqual([]);
  });
});

describe('origins that code sends requests to', () => {
  it.each([
    ["fetch('https://a.example/x')", 'https://a.example'],
    ["var u='https://a.example';fetch(u+'/x');fetch(u)", 'https://a.example'],
    ['fetch(`https://a.example/${x}`)', 'https://a.example'],
    ["fetch('https://'+'a.exam'+'ple/x')", 'https://a.example'],
    ["fetch(new Request(new URL('/x','https://a.example')))", 'https://a.example'],
    ["new WebSocket('wss://A.example:8443/x')", 'https://a.example:8443'],
    ["i.src='//a.example/x.gif'", 'https://a.example'],
    ["x.open('GET','http://a.example/')", 'http://a.example'],
    ["import('https://a.example/x.js')", 'https://a.example'],
    ["navigator.sendBeacon('https://a.example')", 'https://a.example'],
    ["ky.get('https://a.example')", 'https://a.example'],
    ["jsx('iframe',{src:`https://a.example/embed/${id}`})", 'https://a.example'],
  ])('are found in `%s`', (text, origin) => {
    expect(networkOrigins(script(text))).toEqual([origin]);
  });

  it.each([
    "fetch('/api/course')",
    "Error('https://react.dev/errors/418')",
    "jsx('a',{href:'https://a.example'})",
    "document.createElementNS('http://www.w3.org/2000/svg','svg')",
    "i.src='data:image/png;base64,'",
  ])('are not seen in `%s`', (text) => {
    expect(networkOrigins(script(text))).toEqual([]);
  });
});

describe('names taken from the shell', () => {
  const consumed = new Map([
    ['7', { library: 'react', range: '^19.3.1' }],
    ['8', { library: 'jotai', range: '^3.0.1' }],
  ]);
  const taken = (...texts: string[]) => sharedExportsUsed(modules(...texts), consumed);

  it.each([
    ['1(e,t,r){var n=r(7);(0,n.useState)();n["useMemo"]()}', ['useMemo', 'useState']],
    ['1(e,t,r){r(7).createElement("p")}', ['createElement']],
    ['1:(e,t,r)=>{let{useRef:a,lazy:b}=r(7)}', ['lazy', 'useRef']],
    ['1(e,t,r){var n=r(7),i=r.n(n);i().memo}', ['default']],
    ['1(e,t,r){var n=r(7);go(n)}', ['*']],
    ['1(e,t,r){var n=r(7);(function(n){n.length})([]);n.use}', ['use']],
    ['1(e,t,r){r(7)}', []],
  ])('are read from `%s`', (text, names) => {
    expect(taken(text)['react'] ?? []).toEqual(names);
  });

  it('are those of each library, and of no module of its own', () => {
    expect(taken('1(e,t,r){var n=r(7),a=r(8),o=r(9);n.use;a.atom;o.other}')).toEqual({
      jotai: ['atom'],
      react: ['use'],
    });
  });

  it('come from the mapping in the entry', () => {
    const entry = script('x={7:{fallback:()=>1,requiredVersion:"^19.3.1",shareKey:"react"},other:{shareKey:1}}');
    expect([...consumedIn(entry)]).toEqual([['7', { library: 'react', range: '^19.3.1' }]]);
  });
});

describe('the component that a module exposes', () => {
  it.each([
    [
      'r.d(t,{default:()=>J});let J=Object.assign(function({platform:e}){},{prepare:a,warm(){}})',
      ['platform'],
      ['prepare', 'warm'],
    ],
    ['r.d(t,{default:()=>J});function J({platform:e,mood:m}){}', ['mood', 'platform'], []],
    ['r.d(t,["other",0,1,"default",()=>J]);var J=e=>e.platform', ['platform'], []],
    ['r.d(t,["default",0,J]);let h={prepare:a},C=({platform:e})=>0,J=Object.assign(C,h)', ['platform'], ['prepare']],
    ['r.d(t,{default:()=>J});let J=({platform:e,...rest})=>0', ['*', 'platform'], []],
  ])('is read from `%s`', (body, props, hooks) => {
    expect(exposedComponent(modules(`1(e,t,r){${body}}`)[0]!)).toEqual({ props, hooks });
  });

  it('is none where the default export is something else', () => {
    expect(exposedComponent(modules('1(e,t,r){r.d(t,{default:()=>J});let J=5}')[0]!)).toBeUndefined();
    expect(exposedComponent(modules('1(e,t,r){r.d(t,{J:()=>J});let J=()=>0}')[0]!)).toBeUndefined();
  });
});

describe('members of the platform', () => {
  const platform = (more: string): string =>
    `3(e,t,r){r.d(t,["u",0,u,"name",()=>n]);function d(e){if(!e)throw Error("${platformSentence}");return e}let u=()=>d(x());${more}}`;

  it.each([
    [platform('let{send:a,run:b}=u()'), '', ['run', 'send']],
    [platform('function n(){return u().sessionAtom}'), '', ['sessionAtom']],
    [platform('let p=u();p.toasts.error()'), '', ['toasts']],
    [platform(''), '4(e,t,r){var p=r(3);let{teleport:a}=(0,p.u)();(0,p.name)()}', ['teleport']],
    [platform('go(u())'), '', ['*']],
    [platform(''), '4(e,t,r){var p=r(5);p.u().send}', []],
  ])('are read from `%s` and `%s`', (own, other, members) => {
    expect(platformMembersIn(modules(...[own, other].filter(Boolean)))).toEqual(members);
  });
});

describe('names taken from the federation runtime', () => {
  const names = (text: string) => runtimeNeeded(runtimeNames([script(text)]), new Map())?.names;

  it.each([
    ['let s,c=globalThis._FEDERATION_RUNTIME_CORE;c.satisfy();new c["Module"]', ['Module', 'satisfy']],
    ['new _FEDERATION_RUNTIME_CORE.ModuleFederation()', ['ModuleFederation']],
    ['let{Module:e}=self._FEDERATION_RUNTIME_CORE', ['Module']],
    ['module.exports=globalThis["_FEDERATION_RUNTIME_CORE"]', ['*']],
    ['typeof _FEDERATION_RUNTIME_CORE', undefined],
    ['var _FEDERATION_RUNTIME_CORE={};_FEDERATION_RUNTIME_CORE.x', undefined],
  ])('are read from `%s`', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([undefined, '{}', '<html>'])('come without a version from the manifest %s', (manifest) => {
    const bytes = new Map(manifest === undefined ? [] : [['mf-manifest.json', Buffer.from(manifest)]]);
    expect(runtimeNeeded(runtimeNames([script('_FEDERATION_RUNTIME_CORE.satisfy')]), bytes)?.version).toBe('');
  });
});

it('finds the paths of routes', () => {
  expect(routePaths(script('jsx(R,{path:"/a/:b"});jsx(R,{path:`/c`});jsx("path",{d:"/x"});x={path:"dark"}'))).toEqual([
    '/a/:b',
    '/c',
  ]);
});

describe('a whole build', () => {
  const bytesOf = (content: Record<string, string>) =>
    new Map(Object.entries(content).map(([file, text]) => [file, Buffer.from(text)]));
  const integrity = (content: Record<string, string>) =>
    (JSON.parse(content['release.json'] ?? '') as { integrity: Record<string, string> }).integrity;

  it('is described from its bytes', () => {
    const exposes = { './remote': { props: ['platform'], hooks: ['prepare'] } };
    const content = sampleBuild({
      name: 'catalog',
      version: '1.0.0',
      code: { exposes, paths: ['/b', '/a'], members: ['run', 'send'], firstLoadBytes: 5000 },
    });
    const metadata = inspectBuild({ integrity: integrity(content) }, bytesOf(content));
    expect(metadata).toEqual({
      firstLoadBytes: 5000,
      totalBytes: 5004 + (content['release.json']?.length ?? 0),
      exposes,
      platformMembers: ['run', 'send'],
      shared: { react: '^19.3.1' },
      lent: { react: ['useState'] }, // oxlint-disable-line id-denylist -- a stored name
      origins: [],
      paths: ['/a', '/b'],
      calls: [],
      unsafe: [],
      pageEffects: [],
      unhashed: [],
      altered: [],
      unreadable: [],
    });
  });

  it('says once what its scripts and style sheets do to the whole page', () => {
    const more = 'localStorage.clear();window.localStorage.clear();s.createGlobalStyle`header{color:red}`';
    const files = { 'a.css': 'header{display:none}.a{color:red}', 'b.css': 'nav{display:none}' };
    const content = sampleBuild({ name: 'catalog', version: '1.0.0', code: { more, files } });
    expect(inspectBuild({ integrity: integrity(content) }, bytesOf(content)).pageEffects).toEqual([
      'empties localStorage',
      "styles 'header', which is not its own",
      "styles 'nav', which is not its own",
    ]);
  });

  it('needs the federation runtime that built it, and the names that its code takes of it', () => {
    const content = sampleBuild({
      name: 'catalog',
      version: '1.0.0',
      code: { runtime: { version: '2.9.2', names: ['satisfy', 'ModuleFederation'] } },
    });
    const { runtime } = inspectBuild({ integrity: integrity(content) }, bytesOf(content));
    expect(runtime).toEqual({ version: '2.9.2', names: ['ModuleFederation', 'satisfy'] });
  });

  it('is not what it says of itself', () => {
    const content = sampleBuild({ name: 'catalog', version: '1.0.0' });
    const { 'views.json': _, ...others } = content;
    const changed = { ...others, 'chunk.js': 'fetch("/x")', 'late.js': '1', 'broken.js': '}', 'chunk.js.br': 'x' };
    const metadata = inspectBuild({ integrity: integrity(content) }, bytesOf(changed));
    expect(metadata.altered).toEqual(['chunk.js', 'chunk.js.br', 'views.json']);
    expect(metadata.unreadable).toEqual(['broken.js: Unexpected token (1:0)']);
    expect(metadata.unhashed).toEqual(['late.js', 'broken.js']);
  });
});
