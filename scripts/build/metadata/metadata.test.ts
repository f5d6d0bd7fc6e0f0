import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platformMembers } from '@vidya/contracts/release/host-platform';
import { satisfies } from '@vidya/contracts/release/version-range';
import { routesOf } from '../../../shell/src/route-table.ts';
import { exposedBy } from './exposed.ts';
import { guardedAreas, hostMetadata } from './host-metadata.ts';
import { membersIn, membersUsed, platformRange } from './platform-use.ts';
import { statementsOf } from './syntax.ts';
import { unsafePlaces } from './unsafe.ts';

const members = (source: string): string[] => membersIn([statementsOf(source)]);
const root = path.resolve(__dirname, '../../..');

afterEach(() => jest.restoreAllMocks());

describe('the members of the platform that sources use', () => {
  it.each([
    ['const { send, run: go } = usePlatform();', ['run', 'send']],
    ['useAtomValue(usePlatform().sessionAtom)', ['sessionAtom']],
    ['const platform = usePlatform(); platform.toasts.success("x")', ['toasts']],
    ['const save = ({ signOut }: Platform) => signOut()', ['signOut']],
    ['const { send } = useReadingPlatform();', ['send']],
    ["import { useTitle, useLeaveGuard as guard } from '@vidya/contracts/browser/platform';", ['useLeaveGuard']],
    ["import { useCall, usePerson } from '@vidya/contracts/browser/platform';", ['send', 'sessionAtom']],
    ['const { somethingNew } = usePlatform();', ['somethingNew']],
    ['const { send } = useOther(); other.send();', []],
  ])('finds them in `%s`', (source, expected) => {
    expect(members(source)).toEqual(expected);
  });

  it('counts all of them when the source takes what it likes', () => {
    expect(members('const { send, ...rest } = usePlatform();')).toContain('refreshSession');
  });

  it('finds those of a real area', () => {
    expect(membersUsed(path.join(root, 'mfe-admin'))).toEqual(
      expect.arrayContaining(['run', 'send', 'sessionAtom', 'toasts']),
    );
    expect(membersUsed(path.join(root, 'mfe-admin'))).not.toContain('signIn');
  });

  it('asks for the newest version among theirs, of the major version they were written for', () => {
    const versions: Record<string, string> = platformMembers;
    jest.replaceProperty(versions, 'signIn', '0.9.0');
    jest.replaceProperty(versions, 'send', '1.9.0');
    jest.replaceProperty(versions, 'run', '1.10.0');
    expect(platformRange(['run', 'send', 'signIn', 'somethingNew'])).toBe('^1.10.0');
    expect(platformRange(['send', 'signIn'])).toBe('^1.9.0');
    expect(platformRange(['signIn'])).toBe('^1.0.0');
    expect(platformRange([])).toBe('^1.0.0');
  });
});

describe('what a remote exposes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-exposed-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const exposed = (source: string) => {
    writeFileSync(path.join(folder, 'remote.tsx'), source);
    return exposedBy(path.join(folder, 'remote.tsx'));
  };

  it.each([
    [
      'export default function A({ platform, mood }: Props) { return null; }',
      { props: ['platform', 'mood'], hooks: [] },
    ],
    ['const A = ({ platform }: Props) => <B x={platform} />;\nexport default A;', { props: ['platform'], hooks: [] }],
    [
      'function A() { return null; }\nexport default Object.assign(A, { prepare, warm: () => 1 });',
      { props: [], hooks: ['prepare', 'warm'] },
    ],
  ])('is read from `%s`', (source, expected) => {
    expect(exposed(source)).toEqual(expected);
  });

  it('is read from the file that the component is imported from', () => {
    writeFileSync(path.join(folder, 'Area.tsx'), 'export function Area({ platform }: Props) { return null; }');
    const source = "import { Area as A } from './Area.tsx';\nexport default Object.assign(A, { prepare });";
    expect(exposed(source)).toEqual({ props: ['platform'], hooks: ['prepare'] });
  });

  it.each([
    [
      'export default function A({ platform, ...rest }: Props) { return null; }',
      'name the props that the component takes',
    ],
    ['export default function A(props: Props) { return <B {...props} />; }', 'name the props that the component takes'],
    [
      'const A = (props: Props) => <B x={props.platform} />;\nexport default A;',
      'name the props that the component takes',
    ],
    ['export const A = 1;', 'has no default export'],
    ['export default Nowhere;', "no component 'Nowhere' could be found"],
  ])('is not guessed from `%s`', (source, problem) => {
    expect(() => exposed(source)).toThrow(problem);
  });

  it('is the component and its preparation for the catalogue', () => {
    expect(exposedBy(path.join(root, 'mfe-catalog/src/remote.tsx'))).toEqual({
      props: ['platform'],
      hooks: ['prepare'],
    });
  });
});

describe('places that the content security policy refuses', () => {
  it.each([
    ['var a=eval("1")', ['a.js: eval(']],
    ['(0,eval)(b)', ['a.js: eval(']],
    ['window.eval (b)', ['a.js: eval(']],
    ['new Function("return this")()', ['a.js: new Function(']],
    ['Function("return this")()', ['a.js: new Function(']],
    ['document.write("<p>");document.writeln(eval(x))', ['a.js: eval(', 'a.js: document.write(']],
    ['retrieval(x);redis.eval(x);a instanceof Function;isFunction("x");mydocument.write(1)', []],
  ])('are found in `%s`', (script, places) => {
    expect(unsafePlaces('a.js', script)).toEqual(places);
  });
});

describe('what the shell offers', () => {
  it('is its libraries, the platform, the props, and which areas it guards', () => {
    const metadata = hostMetadata('1.0.0-x');
    expect(metadata).toMatchObject({ version: '1.0.0-x', platform: '1.0.0', props: ['platform'], guarded: ['admin'] });
    expect(metadata.shared['react']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is a platform that can host an area which uses all of it', () => {
    const range = platformRange(Object.keys(platformMembers));
    expect(satisfies(hostMetadata('1.0.0-x').platform, range)).toBe(true);
  });

  it('is no guard for an area with one open page', () => {
    const opened = routesOf([]).table.map((row) =>
      row.path === '/admin/dashboard/coupons' ? { ...row, access: 'everybody' as const } : row,
    );
    expect(guardedAreas(opened)).toEqual([]);
  });
});
