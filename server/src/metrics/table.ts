/** One metric, as Prometheus sees it. Durations are in seconds, names end in their unit, counters in `_total`. */
export interface MetricRow {
  kind: 'counter' | 'gauge' | 'histogram';
  name: string;
  help: string;
  labels: readonly string[];
}

type Table = Readonly<Record<string, MetricRow>>;

const row = (kind: MetricRow['kind'], name: string, help: string, ...labels: string[]): MetricRow => ({
  kind,
  name: `vidya_${name}`,
  help,
  labels,
});

const both = {
  requests: row(
    'histogram',
    'http_request_duration_seconds',
    'Requests by route, as it is written in the code, and class of status such as 2xx',
    'method',
    'route',
    'status',
  ),
  refusedRequests: row('counter', 'rate_limited_total', 'Requests over a limit (429)', 'route'),
  shedRequests: row(
    'counter',
    'requests_shed_total',
    'Requests refused because this server has too much to do',
    'kind',
  ),
} satisfies Table;

/** What the API counts. */
export const apiMetrics = {
  ...both,
  connections: row(
    'gauge',
    'database_connections',
    'Connections to PostgreSQL: idle, in use, waited for',
    'pool',
    'state',
  ),
  jobs: row(
    'gauge',
    'jobs',
    'Stored jobs, as counted every 15 seconds: queued, active, deferred, failed',
    'name',
    'state',
  ),
  jobRuns: row('histogram', 'job_duration_seconds', 'Runs of jobs in this process: done, failed', 'name', 'outcome'),
  signIns: row(
    'counter',
    'sign_ins_total',
    'Sign-ins and fresh proofs by way: signedIn, secondFactor (one more step), refused',
    'way',
    'outcome',
  ),
  passwordLookups: row(
    'counter',
    'password_lookups_total',
    'Passwords looked up among those from breaches: breached, notFound, unknown (the service failed)',
    'outcome',
  ),
  redisOutages: row('counter', 'redis_outages_total', 'How often Redis was lost'),
  payments: row('gauge', 'payments', 'Payments of the last 24 hours by state', 'state'),
  paymentUpdates: row(
    'counter',
    'payment_updates_total',
    'What the gateway said of payments, repeats included, and what became of it',
    'source',
    'outcome',
  ),
  wrongAmounts: row(
    'counter',
    'payment_wrong_amounts_total',
    'Genuine payments whose amount or currency is not that of their order',
  ),
  ledgerDifferences: row(
    'counter',
    'ledger_differences_total',
    'Nightly checks that found the ledger different from itself or from the payments',
  ),
  mails: row('counter', 'mails_total', 'Mails handed to the mail server: sent, failed', 'outcome'),
  diskFree: row('gauge', 'disk_free_ratio', 'Free part of a file system, 0 to 1: data (of DATA_DIR)', 'place'),
  replicaLag: row('gauge', 'replica_lag_seconds', 'How far the replica for lists is behind the primary'),
  certificateEnds: row(
    'gauge',
    'certificate_ends_timestamp_seconds',
    'When the certificate of an origin of the site ends, as read once an hour',
    'host',
  ),
  areaReports: row('counter', 'area_reports_total', 'What browsers report of areas', 'area', 'outcome'),
  areaTimes: row('histogram', 'area_time_seconds', 'Times that browsers report: load, lcp, inp', 'area', 'measure'),
} satisfies Table;

/** What the front server counts. */
export const frontMetrics = {
  ...both,
  apiServers: row('gauge', 'api_servers', 'Servers of the API as this server sees them: well, away', 'state'),
  staleResponses: row(
    'counter',
    'stale_responses_total',
    'Responses that visitors had last, while the API was down or busy',
  ),
} satisfies Table;

/** What commands write into METRICS_FOLDER after they succeeded, for a collector of text files. */
export const commandMetrics = {
  backup: row('gauge', 'backup_last_success_timestamp_seconds', 'When the last whole backup was finished'),
  restoreTrial: row(
    'gauge',
    'restore_trial_last_success_timestamp_seconds',
    'When a backup was last restored into a scratch database and found to be whole',
  ),
} satisfies Table;

export type { Table as MetricTable };
