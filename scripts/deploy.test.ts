import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const deploy = path.join(root, 'deploy');
const read = (...names: string[]): string => readFileSync(path.join(...names), 'utf8');
const settings = read(root, 'docs/settings.md');
const unknown = (names: string[]): string[] => names.filter((name) => !settings.includes(`\`${name}\``));

interface Container {
  command: string[];
  env?: { name: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  volumeMounts: { name: string }[];
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    selector: { matchLabels: object };
    template: { metadata: { labels: object }; spec: { containers: Container[]; volumes: { name: string }[] } };
  };
}

const documents = parseAllDocuments(read(deploy, 'kubernetes/vidya.yaml'));
const manifests = documents.map((document) => document.toJS() as Manifest);
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const scriptsOf = (text: string): string[] => text.match(/\b(?:api|shell)\/[\w./-]+\.ts\b/g) ?? [];
const isThere = (script: string): boolean =>
  readdirSync(path.join(root, path.dirname(script))).includes(path.basename(script));

describe('the Kubernetes manifests', () => {
  it('start what is there, with variables that the servers know', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['vidya-api', 'vidya-worker', 'vidya-front']);
    for (const { spec } of deployments) {
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
      const volumes = spec.template.spec.volumes.map(({ name }) => name);
      for (const { command, env = [], volumeMounts } of spec.template.spec.containers) {
        expect(scriptsOf(command.join(' ')).filter(isThere)).toHaveLength(1);
        expect(unknown(env.map(({ name }) => name))).toEqual([]);
        expect(volumeMounts.map(({ name }) => name)).toEqual(volumes);
      }
    }
    const [config] = manifests;
    expect([config?.kind, unknown(Object.keys(config?.data ?? {}))]).toEqual(['ConfigMap', []]);
  });
});

it('starts the trial of a backup from Kubernetes with what is there', () => {
  const trial = parse(read(deploy, 'kubernetes/restore-trial.yaml')) as {
    spec: { jobTemplate: { spec: { template: Manifest['spec']['template'] } } };
  };
  const { containers, volumes } = trial.spec.jobTemplate.spec.template.spec;
  for (const { command, env = [], volumeMounts } of containers) {
    expect(scriptsOf(command.join(' ')).filter(isThere)).toHaveLength(1);
    expect(unknown(env.map(({ name }) => name))).toEqual([]);
    expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
  }
});

it.each(readdirSync(path.join(deploy, 'systemd')).filter((name) => name.endsWith('.service')))(
  '%s starts what is there, with variables that the servers know',
  (name) => {
    const unit = read(deploy, 'systemd', name);
    expect(scriptsOf(/^ExecStart=.*$/m.exec(unit)?.[0] ?? '').filter(isThere)).toHaveLength(1);
    const [, given = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    const names = given.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(unknown(names.filter((variable) => variable !== 'BACKUP_PLACE'))).toEqual([]);
  },
);

it('has Prometheus read every server that the units start, and what backups write', () => {
  const { scrape_configs: jobs } = parse(read(deploy, 'prometheus/prometheus.yml')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  const targets = jobs.flatMap(({ static_configs: configs }) => configs.flatMap((config) => config.targets));
  const ports = ['api', 'worker', 'front'].map(
    (name) => /METRICS_PORT=(\d+)/.exec(read(deploy, `systemd/vidya-${name}.service`))?.[1],
  );
  expect(new Set(ports).size).toBe(3);
  expect(targets).toEqual(expect.arrayContaining([...ports, '9100'].map((port) => `127.0.0.1:${port}`)));
});
