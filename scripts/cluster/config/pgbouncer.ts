interface Pool {
  /** Its own port. */
  port: number;
  /** Where it finds the primary. */
  primary: number;
  user: string;
  password: string;
}

/**
 * PgBouncer in transaction mode: its settings, and who may log in. After a fail-over it tries again every second, by
 * default only every 15.
 */
export const pgbouncerFiles = ({ port, primary, user, password }: Pool): Record<string, string> => ({
  'pgbouncer.ini': `
[databases]
vidya = host=127.0.0.1 port=${primary} dbname=vidya

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = userlist.txt
stats_users = ${user}
pool_mode = transaction
default_pool_size = 40
max_client_conn = 1000
server_connect_timeout = 3
server_login_retry = 1
log_connections = 0
log_disconnections = 0
`,
  'userlist.txt': `"${user}" "${password}"\n`,
});
