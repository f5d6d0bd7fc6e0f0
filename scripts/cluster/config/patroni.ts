import path from 'node:path';
import { stringify } from 'yaml';

interface Member {
  name: string;
  /** The part's folder. */
  folder: string;
  /** Where PostgreSQL and Patroni's own interface listen. */
  ports: { postgres: number; patroni: number };
  etcd: number;
  /** The port at which the other PostgreSQL reaches this one. */
  replication: number;
  /** PostgreSQL's programs. */
  programs: string;
  passwords: { superuser: string; replication: string };
  isSynchronous: boolean;
}

/**
 * A silent or dead server is noticed within a few seconds by the other one, as no commit may wait longer for it. What all
 * processes of the site may open (see `DATABASE_POOL`) fits into `max_connections`.
 */
const parameters = {
  max_connections: 250,
  shared_buffers: '64MB',
  synchronous_commit: 'on',
  wal_log_hints: 'on',
  wal_keep_size: '128MB',
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  wal_receiver_status_interval: '1s',
  wal_retrieve_retry_interval: '500ms',
};

const hba = [
  'local all all trust',
  'host all all 127.0.0.1/32 scram-sha-256',
  'host replication all 127.0.0.1/32 scram-sha-256',
];

/**
 * One of two Patroni. The lock of a dead primary ends after `ttl`, Patroni's least; `loop_wait` + 2 `retry_timeout` must
 * not be longer. Without etcd the primary goes on as long as it reaches the other (`failsafe_mode`). Synchronous, but
 * not strictly: with one server gone the other takes writes alone.
 */
export const patroniConfig = ({
  name,
  folder,
  ports,
  etcd,
  replication,
  programs,
  passwords,
  isSynchronous,
}: Member): string =>
  stringify({
    scope: 'vidya',
    name,
    restapi: { listen: `127.0.0.1:${ports.patroni}`, connect_address: `127.0.0.1:${ports.patroni}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 3,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: isSynchronous,
        failsafe_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters, pg_hba: hba },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.postgres}`,
      connect_address: `127.0.0.1:${replication}`,
      data_dir: path.join(folder, 'data'),
      bin_dir: programs,
      pgpass: path.join(folder, 'pgpass'),
      // A data folder's path may be longer than a socket's may be.
      parameters: { unix_socket_directories: '' },
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
    },
  });
