import type { Links } from '../links.ts';
import type { Ports } from '../ports.ts';

/** Patroni says on its own port what its PostgreSQL is now. */
const database = (role: 'primary' | 'replica', ports: Ports): string => `
listen ${role}
  mode tcp
  bind 127.0.0.1:${ports[role]}
  timeout client 30m
  timeout server 30m
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  server postgres-1 127.0.0.1:${ports['postgres-1']} port ${ports['patroni-1']}
  server postgres-2 127.0.0.1:${ports['postgres-2']} port ${ports['patroni-2']}
`;

/**
 * HAProxy in front of the two front servers, and in front of PostgreSQL: `primary` leads to whichever takes writes.
 * A front server that drains answers its probe with 503: it gets no new requests, and its running ones end.
 */
export const haproxyConfig = (ports: Ports, through: Links['through']): string => `
global
  maxconn 4000
  nbthread 1

defaults
  timeout connect 2s
  timeout check 1s
  timeout client 60s
  timeout server 60s
  option redispatch 1
  option clitcpka
  option srvtcpka
  retries 2

frontend site
  mode http
  bind 127.0.0.1:${ports.site}
  option forwardfor
  default_backend fronts

backend fronts
  mode http
  balance roundrobin
  option httpchk GET /healthz
  http-check expect status 200
  # Only what changes nothing is sent to the other server after it may have been received.
  retry-on conn-failure empty-response 503
  http-request disable-l7-retry unless METH_GET
  # A silent server is detected after 3 s at most; its clients then get an error instead of waiting for a minute.
  default-server check inter 1s fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
  server front-1 127.0.0.1:${through('haproxy-front-1', ports['front-1'])}
  server front-2 127.0.0.1:${through('haproxy-front-2', ports['front-2'])}
${database('primary', ports)}${database('replica', ports)}
frontend status
  mode http
  bind 127.0.0.1:${ports['haproxy-status']}
  monitor-uri /healthz
  stats enable
  stats uri /
`;
