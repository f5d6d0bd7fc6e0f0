import { parseAllDocuments } from 'yaml';
import { type Manifest, manifest, type Pod } from './manifest-shapes.ts';

/** What no cluster would take, a line each: 'Deployment vidya-api: spec.replicas: …'. */
export function manifestProblems(text: string): string[] {
  const documents = parseAllDocuments(text);
  const unreadable = documents.flatMap(({ errors }) => errors.map(({ message }) => message));
  if (unreadable.length > 0) return unreadable;
  const given = documents.map((document) => document.toJS() as { kind?: string; metadata?: { name?: string } });
  const shapes = given.flatMap((one) => {
    const { error } = manifest.safeParse(one);
    const about = `${one?.kind} ${one?.metadata?.name}`;
    return (error?.issues ?? []).map(({ path, message }) => `${about}: ${path.join('.')}: ${message}`);
  });
  return shapes.length > 0 ? shapes : referenceProblems(given as Manifest[]);
}

const podOf = (one: Manifest): Pod[] => {
  if (one.kind === 'Deployment') return [one.spec.template];
  return one.kind === 'CronJob' ? [one.spec.jobTemplate.spec.template] : [];
};

const isMeant = (labels: Record<string, string>, by: Record<string, string>): boolean =>
  Object.entries(by).every(([name, value]) => labels[name] === value);

/** Names that lead nowhere: volumes, ports, labels, services, and config maps of these manifests. */
function referenceProblems(all: Manifest[]): string[] {
  const pods = all.flatMap(podOf);
  const hasPods = (by: Record<string, string>): boolean => pods.some(({ metadata }) => isMeant(metadata.labels, by));
  return all.flatMap((one) => {
    const about = `${one.kind} ${one.metadata.name}`;
    const lost = (what: string, isThere: boolean): string[] => (isThere ? [] : [`${about}: ${what} leads nowhere`]);
    if (one.kind === 'Service')
      return [
        ...lost('its selector', hasPods(one.spec.selector)),
        ...one.spec.ports.flatMap(({ targetPort }) =>
          lost(`port ${targetPort}`, hasPort(pods, one.spec.selector, targetPort)),
        ),
      ];
    if (one.kind === 'PodDisruptionBudget') return lost('its selector', hasPods(one.spec.selector.matchLabels));
    if (one.kind === 'NetworkPolicy') return lost('its selector', hasPods(one.spec.podSelector.matchLabels));
    if (one.kind === 'Ingress') {
      const services = one.spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
      return services.flatMap((name) =>
        lost(
          `service ${name}`,
          all.some((other) => other.kind === 'Service' && other.metadata.name === name),
        ),
      );
    }
    const own = podOf(one).flatMap((pod) => podProblems(pod, all));
    const isSelected =
      one.kind !== 'Deployment' || isMeant(one.spec.template.metadata.labels, one.spec.selector.matchLabels);
    return [...lost('its selector', isSelected), ...own.map((problem) => `${about}: ${problem}`)];
  });
}

const hasPort = (pods: Pod[], by: Record<string, string>, wanted: number | string): boolean =>
  pods
    .filter(({ metadata }) => isMeant(metadata.labels, by))
    .every(({ spec }) =>
      spec.containers.some(({ ports = [] }) =>
        ports.some(({ name, containerPort }) => name === wanted || containerPort === wanted),
      ),
    );

function podProblems({ spec }: Pod, all: Manifest[]): string[] {
  const volumes = new Set(spec.volumes.map(({ name }) => name));
  return spec.containers.flatMap(({ name, volumeMounts, ports = [], envFrom, ...probes }) => {
    const asked = [probes.readinessProbe, probes.livenessProbe, probes.startupProbe].flatMap(
      (probe) => (probe?.httpGet ?? probe?.tcpSocket)?.port ?? [],
    );
    const maps = envFrom.flatMap((from) => ('configMapRef' in from ? from.configMapRef.name : []));
    const isPort = (wanted: number | string): boolean =>
      ports.some((port) => port.name === wanted || port.containerPort === wanted);
    return [
      ...volumeMounts
        .filter((mount) => !volumes.has(mount.name))
        .map((mount) => `${name}: volume ${mount.name} leads nowhere`),
      ...asked.filter((port) => !isPort(port)).map((port) => `${name}: the probe of ${port} leads nowhere`),
      ...maps
        .filter((map) => !all.some((one) => one.kind === 'ConfigMap' && one.metadata.name === map))
        .map((map) => `${name}: config map ${map} leads nowhere`),
    ];
  });
}
