import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { servedAreas } from '../config/areas.ts';
import { haproxyConfig } from './config/haproxy.ts';
import { patroniConfig } from './config/patroni.ts';
import { pgbouncerFiles } from './config/pgbouncer.ts';
import { prometheusConfig } from './config/prometheus.ts';
import { type Ports, portsOf } from './ports.ts';

let folder: string;
let ports: Ports;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vidya-cluster-config-'));
  ports = await portsOf(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const direct = (_: string, port: number): number => port;

it('gives each listener a port of its own, the same at the next start', async () => {
  const { areas, ...others } = ports;
  const all = [...Object.values(others), ...Object.values(areas)];
  expect(Object.keys(areas)).toEqual(servedAreas());
  expect(new Set(all).size).toBe(all.length);
  expect(await portsOf(folder)).toEqual(ports);
});

// Fails where HAProxy is not installed: .ci/run installs it.
it('writes a configuration that HAProxy accepts without a warning', () => {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyConfig(ports, direct));
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

it('sends the site over the links that lead to the front servers', () => {
  const config = haproxyConfig(ports, (link) => (link === 'haproxy-front-1' ? 1111 : 2222));
  expect(config).toContain('server front-1 127.0.0.1:1111\n');
  expect(config).toContain('server front-2 127.0.0.1:2222\n');
});

const patroni = (isSynchronous: boolean) =>
  parse(
    patroniConfig({
      name: 'postgres-1',
      folder,
      ports: { postgres: 1, patroni: 2 },
      etcd: 3,
      replication: 4,
      programs: '/usr/lib/postgresql/15/bin',
      passwords: { superuser: 'a: "b"', replication: '#c' },
      isSynchronous,
    }),
  );

it('keeps the rule between the times of Patroni, without which it goes back to its own', () => {
  const { ttl, loop_wait, retry_timeout } = patroni(true).bootstrap.dcs;
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
});

it('lets commits wait for the replica unless that is switched off', () => {
  expect(patroni(true).bootstrap.dcs.synchronous_mode).toBe(true);
  expect(patroni(false).bootstrap.dcs.synchronous_mode).toBe(false);
});

it('writes passwords as they are, whatever is in them', () => {
  const { authentication, connect_address } = patroni(true).postgresql;
  expect([authentication.superuser.password, authentication.replication.password]).toEqual(['a: "b"', '#c']);
  expect(connect_address).toBe('127.0.0.1:4');
  const files = pgbouncerFiles({ port: 5, primary: 6, user: 'vidya', password: 'secret' });
  expect(files['userlist.txt']).toBe('"vidya" "secret"\n');
});

it('lets Prometheus read every server that counts', () => {
  const { scrape_configs } = parse(prometheusConfig(ports));
  const targets = scrape_configs.flatMap(
    (job: { static_configs: { targets: string[] }[] }) => job.static_configs[0]!.targets,
  );
  expect(targets).toHaveLength(7);
  expect(targets).toContain(`127.0.0.1:${ports['worker-2-metrics']}`);
});
