import { z } from 'zod';

/**
 * The parts of Kubernetes' API that `deploy/kubernetes` uses, as kubeconform checks them: a field that is none, at any depth, is
 * an error. Without the cluster's own schemas, which are 20 MB: add here what a manifest begins to use.
 */
const name = z
  .string()
  .regex(/^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/)
  .max(253);
const labels = z.record(z.string(), z.string());
const port = z.number().int().min(1).max(65_535);
const portReference = z.union([
  port,
  z
    .string()
    .regex(/^[a-z][-a-z0-9]*$/)
    .max(15),
]);
const quantity = z.string().regex(/^\d+(\.\d+)?(m|Ki|Mi|Gi|Ti)?$/);
const metadata = z.strictObject({
  name,
  namespace: name.optional(),
  labels: labels.optional(),
  annotations: labels.optional(),
});
const selector = z.strictObject({ matchLabels: labels });
const whole = z.number().int().min(0);

const probe = z
  .strictObject({
    httpGet: z.strictObject({ path: z.string().startsWith('/'), port: portReference }),
    tcpSocket: z.strictObject({ port: portReference }),
    periodSeconds: whole,
    failureThreshold: whole,
    timeoutSeconds: whole,
    initialDelaySeconds: whole,
  })
  .partial()
  .refine(({ httpGet, tcpSocket }) => (httpGet === undefined) !== (tcpSocket === undefined), 'one way to ask');

const resources = z.strictObject({ cpu: quantity, memory: quantity }).partial();
const reference = z.strictObject({ name });

const container = z.strictObject({
  name,
  image: z.string().regex(/^[a-z0-9./-]+:(?!latest$)[\w.-]+$/),
  command: z.array(z.string()).min(1),
  envFrom: z.array(z.union([z.strictObject({ configMapRef: reference }), z.strictObject({ secretRef: reference })])),
  env: z.array(z.strictObject({ name: z.string().regex(/^[A-Z][A-Z0-9_]*$/), value: z.string() })),
  ports: z.array(z.strictObject({ name: z.string().max(15), containerPort: port })).optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  startupProbe: probe.optional(),
  resources: z.strictObject({ requests: resources, limits: resources }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    runAsNonRoot: z.literal(true),
    runAsUser: z.number().int().min(1),
  }),
  volumeMounts: z.array(
    z.strictObject({ name, mountPath: z.string().startsWith('/'), readOnly: z.boolean().optional() }),
  ),
});

const volume = z.union([
  z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity.optional() }) }),
  z.strictObject({ name, secret: z.strictObject({ secretName: name }) }),
]);

const pod = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    terminationGracePeriodSeconds: whole.optional(),
    restartPolicy: z.enum(['Always', 'OnFailure', 'Never']).optional(),
    topologySpreadConstraints: z
      .array(
        z.strictObject({
          maxSkew: z.number().int().min(1),
          topologyKey: z.string(),
          whenUnsatisfiable: z.enum(['DoNotSchedule', 'ScheduleAnyway']),
          labelSelector: selector,
        }),
      )
      .optional(),
    containers: z.array(container).min(1),
    volumes: z.array(volume),
  }),
});

const kind = <Kind extends string>(apiVersion: string, of: Kind) => ({
  apiVersion: z.literal(apiVersion),
  kind: z.literal(of),
  metadata,
});

const surge = z.union([whole, z.string().regex(/^\d{1,3}%$/)]);

const deployment = z.strictObject({
  ...kind('apps/v1', 'Deployment'),
  spec: z.strictObject({
    replicas: whole,
    strategy: z.strictObject({ rollingUpdate: z.strictObject({ maxUnavailable: surge, maxSurge: surge }) }).optional(),
    selector,
    template: pod,
  }),
});

const cronJob = z.strictObject({
  ...kind('batch/v1', 'CronJob'),
  spec: z.strictObject({
    schedule: z.string().regex(/^\S+ \S+ \S+ \S+ \S+$/),
    timeZone: z.string(),
    concurrencyPolicy: z.enum(['Allow', 'Forbid', 'Replace']),
    startingDeadlineSeconds: whole,
    jobTemplate: z.strictObject({
      spec: z.strictObject({ backoffLimit: whole, activeDeadlineSeconds: whole, template: pod }),
    }),
  }),
});

const service = z.strictObject({
  ...kind('v1', 'Service'),
  spec: z.strictObject({
    clusterIP: z.literal('None').optional(),
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port, targetPort: portReference })).min(1),
  }),
});

const disruptionBudget = z.strictObject({
  ...kind('policy/v1', 'PodDisruptionBudget'),
  spec: z.strictObject({ minAvailable: surge, selector }),
});

const networkPolicy = z.strictObject({
  ...kind('networking.k8s.io/v1', 'NetworkPolicy'),
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(
      z.strictObject({
        from: z.array(z.strictObject({ podSelector: selector })),
        ports: z.array(z.strictObject({ port: portReference })),
      }),
    ),
  }),
});

const backend = z.strictObject({
  service: z.strictObject({
    name,
    port: z.union([z.strictObject({ name: z.string() }), z.strictObject({ number: port })]),
  }),
});

const ingress = z.strictObject({
  ...kind('networking.k8s.io/v1', 'Ingress'),
  spec: z.strictObject({
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
    rules: z.array(
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.array(
            z.strictObject({
              path: z.string(),
              pathType: z.enum(['Exact', 'Prefix', 'ImplementationSpecific']),
              backend,
            }),
          ),
        }),
      }),
    ),
  }),
});

const configMap = z.strictObject({ ...kind('v1', 'ConfigMap'), data: labels });

export const manifest = z.discriminatedUnion('kind', [
  configMap,
  deployment,
  cronJob,
  service,
  disruptionBudget,
  networkPolicy,
  ingress,
]);
export type Manifest = z.infer<typeof manifest>;
export type Pod = z.infer<typeof pod>;
