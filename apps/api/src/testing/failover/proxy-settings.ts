import { join } from 'node:path'
import type { Certificate } from './certificates.ts'
import type { DatabaseNode } from './database-node.ts'

/** HAProxy in front of the servers: Patroni says which of them is the primary (`GET /primary`). */
export function getDatabaseProxySettings(port: number, nodes: readonly DatabaseNode[]): string {
  const servers = nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`)
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

type PoolerOptions = { folder: string; port: number; databasePort: number; certificate: Certificate }

/** As `deploy/pgbouncer/pgbouncer.ini`, with TLS on both sides and a port that two processes can share while one replaces the other. */
export const getPoolerSettings = ({ folder, port, databasePort, certificate }: PoolerOptions): string => `[databases]
warda = host=127.0.0.1 port=${databasePort} connect_query='set statement_timeout = 5000; set lock_timeout = 2000; set idle_in_transaction_session_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = scram-sha-256
auth_file = ${join(folder, 'userlist.txt')}
pool_mode = transaction
max_prepared_statements = 500
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
max_client_conn = 500
default_pool_size = 30
server_tls_sslmode = verify-full
server_tls_ca_file = ${certificate.certificate}
client_tls_sslmode = require
client_tls_cert_file = ${certificate.certificate}
client_tls_key_file = ${certificate.key}
unix_socket_dir =
so_reuseport = 1
logfile =
`
