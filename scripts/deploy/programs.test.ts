import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeWith } from './describe-with.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');

/** What a program writes, also where it ends with 0: systemd-analyze only warns of a key that it ignores. */
function outputOf(program: string, ...options: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(program, options, { encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

describeWith('promtool', () => {
  it('takes the configuration and the rules', () => {
    const { status, text } = outputOf('promtool', 'check', 'config', path.join(deploy, 'prometheus/prometheus.yml'));
    expect(text).not.toContain('FAILED');
    expect(status).toBe(0);
  });

  it('raises the alerts that the series in alerts.test.yml call for', () => {
    const { status, text } = outputOf('promtool', 'test', 'rules', path.join(deploy, 'prometheus/alerts.test.yml'));
    expect(text).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});

describeWith('systemd-analyze', () => {
  const root = path.join(tmpdir(), `vidya-units-${process.pid}`);
  const unitFolder = path.join(root, 'etc/systemd/system');
  const verify = (unit: string) => outputOf('systemd-analyze', 'verify', `--root=${root}`, unit);

  // A root that has the site in /opt/vidya, and the targets of this machine.
  beforeAll(() => {
    cpSync(path.join(deploy, 'systemd'), unitFolder, { recursive: true });
    const targets = '/usr/lib/systemd/system';
    cpSync(targets, path.join(root, targets), { recursive: true, verbatimSymlinks: true });
    cpSync('/bin/true', path.join(root, 'opt/vidya/node_modules/.bin/node'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(readdirSync(path.join(deploy, 'systemd')))('has nothing to say of %s', (unit) => {
    expect(verify(unit)).toEqual({ status: 0, text: '' });
  });

  it('names a key that is none', () => {
    const unit = readFileSync(path.join(unitFolder, 'vidya-api.service'), 'utf8');
    writeFileSync(path.join(unitFolder, 'wrong.service'), unit.replace('RestartSec', 'RestartSecs'));
    expect(verify('wrong.service').text).toContain("Unknown key 'RestartSecs'");
  });
});
