import path from 'node:path';
import { haproxyConfig } from '../config/haproxy.ts';
import { patroniConfig } from '../config/patroni.ts';
import { pgbouncerFiles } from '../config/pgbouncer.ts';
import { prometheusConfig } from '../config/prometheus.ts';
import type { Program } from '../part.ts';
import { originsOf, type World } from '../world.ts';
import { bounces, leads, pings, responds, speaks } from './health.ts';
import { node } from './site-parts.ts';

export function etcd({ ports, programs }: World): Program {
  const client = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports['etcd-peer']}`;
  const settings = {
    name: 'etcd',
    'data-dir': 'data',
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
    'auto-compaction-retention': '1',
    'log-level': 'warn',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return { name: 'etcd', isStore: true, command: programs.etcd, args, isHealthy: responds(ports.etcd, '/health') };
}

/** Patroni with its PostgreSQL. Healthy: it leads, or follows and, if commits wait for it, is the one they wait for. */
export function postgres({ folder, ports, programs, secrets, through, isSynchronous }: World, number: 1 | 2): Program {
  const name = `postgres-${number}` as const;
  const patroni = ports[`patroni-${number}`];
  const config = patroniConfig({
    name,
    folder: path.join(folder, name),
    ports: { postgres: ports[name], patroni },
    etcd: through(`patroni-etcd-${number}`, ports.etcd),
    replication: through('postgres-replication', ports[name]),
    programs: path.dirname(programs.postgres),
    passwords: secrets,
    isSynchronous,
  });
  const follows = responds(patroni, isSynchronous ? '/synchronous' : '/replica?lag=1MB');
  return {
    name,
    command: programs.patroni,
    args: ['patroni.yml'],
    files: { 'patroni.yml': config },
    refusesRoot: true,
    isStore: true,
    isHealthy: async () => (await leads(patroni)()) || follows(),
  };
}

export function pgbouncer({ ports, programs, secrets, through }: World, number: 1 | 2): Program {
  const name = `pgbouncer-${number}` as const;
  const primary = through('pgbouncer-postgres', ports.primary);
  return {
    name,
    command: programs.pgbouncer,
    args: ['-q', 'pgbouncer.ini'],
    files: pgbouncerFiles({ port: ports[name], primary, ...secrets.database }),
    refusesRoot: true,
    isStore: true,
    isHealthy: bounces(ports[name], secrets.database),
  };
}

/** It keeps nothing on disk: limits and locks of people who are gone. */
export function redis({ ports, programs }: World): Program {
  const settings = { port: String(ports.redis), bind: '127.0.0.1', save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return { name: 'redis', isStore: true, command: programs.redis, args, isHealthy: pings(ports.redis) };
}

export const s3 = (world: World): Program => ({
  name: 's3',
  isStore: true,
  ...node('scripts/cluster/s3-main.ts', String(world.ports.s3), 'data', originsOf(world)),
  isHealthy: speaks(world.ports.s3),
});

export const haproxy = ({ ports, programs, through }: World): Program => ({
  name: 'haproxy',
  isStore: true,
  command: programs.haproxy,
  args: ['-db', '-f', 'haproxy.cfg'],
  files: { 'haproxy.cfg': haproxyConfig(ports, through) },
  isHealthy: responds(ports['haproxy-status'], '/healthz'),
});

export const prometheus = ({ ports, programs }: World): Program => ({
  name: 'prometheus',
  command: programs.prometheus,
  args: [
    '--config.file=prometheus.yml',
    '--storage.tsdb.path=data',
    '--storage.tsdb.retention.time=2d',
    '--log.level=warn',
    `--web.listen-address=127.0.0.1:${ports.prometheus}`,
  ],
  files: { 'prometheus.yml': prometheusConfig(ports) },
  isHealthy: responds(ports.prometheus, '/-/ready'),
});
