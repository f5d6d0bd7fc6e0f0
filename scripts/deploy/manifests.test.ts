import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestProblems } from './manifests.ts';

const folder = path.resolve(import.meta.dirname, '../../deploy/kubernetes');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const site = read('vidya.yaml');

it.each(readdirSync(folder))('%s is what a cluster takes', (file) => {
  expect(manifestProblems(read(file))).toEqual([]);
});

it.each([
  ['a field that is none', 'replicas: 3', 'replica: 3', 'Deployment vidya-api: spec.replicas'],
  ['a text for a number', 'replicas: 3', "replicas: '3'", 'Deployment vidya-api: spec.replicas'],
  [
    'a number for a text',
    "value: '5' }",
    'value: 5 }',
    'Deployment vidya-api: spec.template.spec.containers.0.env.1.value',
  ],
  ['another version of a kind', 'policy/v1', 'policy/v1beta1', 'PodDisruptionBudget vidya-api: apiVersion'],
  ['an unknown kind', 'kind: Service', 'kind: Servise', 'Servise vidya-api: kind'],
  [
    'a port beyond all',
    'containerPort: 4000',
    'containerPort: 70000',
    'Deployment vidya-api: spec.template.spec.containers',
  ],
  [
    'an image without a fixed version',
    'registry.example/vidya:1.0.0',
    'registry.example/vidya:latest',
    'containers.0.image',
  ],
  ['root', 'runAsNonRoot: true', 'runAsNonRoot: false', 'securityContext.runAsNonRoot'],
  ['a size without a unit that it knows', 'memory: 300Mi', 'memory: 300MB', 'resources.requests.memory'],
  ['a volume that is not there', 'name: tmp, mountPath', 'name: temp, mountPath', 'volume temp leads nowhere'],
  [
    'a probe of no port',
    'path: /api/v1/ready, port: http',
    'path: /api/v1/ready, port: web',
    'the probe of web leads nowhere',
  ],
  [
    'labels that its selector misses',
    'labels: { app: vidya-api }',
    'labels: { app: api }',
    'its selector leads nowhere',
  ],
  [
    'a service without pods',
    'selector: { app: vidya-front }',
    'selector: { app: front }',
    'Service vidya-front: its selector',
  ],
  ['a port of no pod', 'targetPort: http', 'targetPort: https', 'Service vidya-api: port https leads nowhere'],
  [
    'an ingress to no service',
    'service: { name: vidya-front',
    'service: { name: front',
    'Ingress vidya: service front',
  ],
  [
    'variables of no map',
    'configMapRef: { name: vidya }',
    'configMapRef: { name: site }',
    'config map site leads nowhere',
  ],
  ['no YAML', 'spec:', 'spec: {', ''],
])('finds %s', (_, from, to, problem) => {
  expect(site).toContain(from);
  const problems = manifestProblems(site.replace(from, to));
  expect(problems.join('\n')).toContain(problem);
  expect(problems).not.toEqual([]);
});
