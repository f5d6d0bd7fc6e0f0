import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySources, linkPackage } from '../../../scripts/check/source-copy.ts';
import { whyNot } from './name.ts';

const root = path.resolve(__dirname, '../../..');
const tool = path.join(root, 'node_modules/.bin');
let copy: string;
beforeAll(() => {
  copy = copySources();
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a program in the copy. Throws with what it said when it failed. */
function run(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`, { cause: error });
  }
}
const newRemote = (...args: string[]): string =>
  run(process.execPath, 'platform/cli/new-remote.ts', ...args, '--no-install');

describe('npm run new-remote', () => {
  test.each([
    ['Events', /use lowercase letters a to z only/],
    ['live-classes', /use lowercase letters a to z only/],
    ['../api', /use lowercase letters a to z only/],
    ['e', /must have 2 to 20 letters/],
    ['catalog', /There is an area 'catalog' already/],
    ['history', /means something else here or in browsers/],
    ['sandbox', /means something else here or in browsers/],
    ['contact', /The address \/contact belongs to catalog/],
  ])('refuses %s and says why', (name, why) => {
    expect(whyNot(name, root)).toMatch(why);
  });

  test('makes an area that is known, well-formed, passes its own test and can be built', () => {
    newRemote('events');
    linkPackage(copy, 'mfe-events');
    const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
    expect(JSON.parse(read('mfe-events/package.json'))).toMatchObject({
      vidya: { title: 'Events', port: 3006, paths: { '/events': 'everybody' } },
    });
    expect(JSON.parse(read('package.json'))).toMatchObject({ workspaces: expect.arrayContaining(['mfe-events']) });
    expect(() => newRemote('events')).toThrow(/There is an area 'events' already/);

    run(path.join(tool, 'biome'), 'format', '--vcs-enabled=false', 'mfe-events', 'package.json');
    const types = { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '.' };
    const include = ['mfe-events/src', 'scripts/config/browser-globals.d.ts'];
    const config = { extends: './scripts/config/tsconfig.browser.json', compilerOptions: types, include };
    writeFileSync(path.join(copy, 'tsconfig.events.json'), JSON.stringify(config));
    run(path.join(tool, 'tsc'), '-p', 'tsconfig.events.json');
    run(path.join(tool, 'oxlint'), '--deny-warnings', 'mfe-events');
    run(path.join(tool, 'jest'), '--config', 'scripts/config/jest.config.ts', '--selectProjects', 'mfe-events');
    run(process.execPath, 'scripts/build/one.ts', 'mfe-events');
    const versions = (): string[] =>
      readdirSync(path.join(copy, 'mfe-events/dist')).filter((file) => !file.endsWith('.json'));
    const [version = ''] = versions();
    expect(JSON.parse(read(`mfe-events/dist/${version}/release.json`))).toMatchObject({
      name: 'events',
      declaration: { title: 'Events', paths: { '/events': 'everybody' }, navigation: [{ menu: 'community' }] },
    });

    // A sentence of another area: the same version.
    const texts = 'contracts/src/texts/messages/admin.ts';
    writeFileSync(path.join(copy, texts), read(texts).replace('The Role Of An Administrator', 'The Rank Of Somebody'));
    expect(read(texts)).toContain('The Rank Of Somebody');
    run(process.execPath, 'scripts/build/one.ts', 'mfe-events');
    expect(versions()).toEqual([version]);
  }, 300_000);
});
