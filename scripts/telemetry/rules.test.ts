import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPrometheus } from '@vidya/server/metrics/prometheus';
import { apiMetrics, commandMetrics, frontMetrics } from '@vidya/server/metrics/table';
import { parse } from 'yaml';
import { labelsIn, metricsIn } from './expressions.ts';

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const read = (file: string): string => readFileSync(path.join(deploy, file), 'utf8');

const alerts = (parse(read('prometheus/alerts.yml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const { panels } = JSON.parse(read('grafana/vidya.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ place: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ place: title, expr }))),
];

/** Every name that a server exposes; a histogram has three. */
async function exposed(): Promise<Set<string>> {
  const servers = [apiMetrics, frontMetrics, commandMetrics].map(createPrometheus);
  const texts = await Promise.all(servers.map((each) => each.read()));
  const types = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]);
  // Prometheus itself makes `up`.
  const names = ['up', ...types.flatMap(([, name = '', type]) => (type === 'histogram' ? parts(name) : [name]))];
  for (const each of servers) each.stop();
  return new Set(names);
}

const parts = (name: string): string[] => ['_bucket', '_sum', '_count'].map((part) => name + part);

const rows = [...Object.values(apiMetrics), ...Object.values(frontMetrics), ...Object.values(commandMetrics)];
/** `job` and `instance` come from Prometheus, `le` from histograms. */
const knownLabels = new Set(['job', 'instance', 'le', ...rows.flatMap(({ labels }) => labels)]);

it('asks for metrics only that the servers count', async () => {
  const names = await exposed();
  const unknown = expressions.flatMap(({ place, expr }) =>
    metricsIn(expr)
      .filter((name) => !names.has(name))
      .map((name) => `${place}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(expressions.filter(({ expr }) => metricsIn(expr).length === 0)).toEqual([]);
});

it('asks for labels only that there are', () => {
  expect(expressions.flatMap(({ expr }) => labelsIn(expr)).filter((label) => !knownLabels.has(label))).toEqual([]);
});

it('has every metric of ours in an alert or in the dashboard', () => {
  const used = new Set(expressions.flatMap(({ expr }) => metricsIn(expr)));
  const unused = rows.filter(({ name }) => ![name, ...parts(name)].some((each) => used.has(each)));
  expect(unused.map(({ name }) => name)).toEqual([]);
});

it('says of each alert what it means and how urgent it is', () => {
  for (const { labels, annotations } of alerts) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
  }
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
});

const runbook = readFileSync(path.resolve(deploy, '../docs/runbook.md'), 'utf8');
/** The sections about alerts, by name: the lines below the heading. */
const sections = new Map(
  runbook
    .split(/^### /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text.split(/^## /m)[0]!.trim().split('\n').slice(1)] as const),
);

it.each(alerts)(
  'has a section on $alert: how urgent it is, what to look at, what to do',
  ({ alert, labels, annotations }) => {
    expect(annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    const [urgency = '', ...lines] = sections.get(alert) ?? [];
    expect(urgency.startsWith(`*${labels.severity}.*`)).toBe(true);
    expect(lines.filter((line) => line.startsWith('- ')).map((line) => line.split(':')[0])).toEqual(['- Look', '- Do']);
    expect(lines.length + 1).toBeGreaterThanOrEqual(3);
    expect(lines.length + 1).toBeLessThanOrEqual(6);
  },
);

it('has no section on an alert that is gone', () => {
  expect([...sections.keys()].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
});

it('reads the names in an expression, and refuses what is none', () => {
  const expr = 'sum by (le) (rate(a_total{job=~"x{y}", status="5xx"}[5m])) / on (area) b_seconds > 1e6 and c offset 5m';
  expect(metricsIn(expr)).toEqual(['a_total', 'b_seconds', 'c']);
  expect(labelsIn(expr)).toEqual(['le', 'job', 'status', 'area']);
  expect(() => metricsIn('sum by (le) (rate(a_total[5m])')).toThrow('No PromQL');
});
