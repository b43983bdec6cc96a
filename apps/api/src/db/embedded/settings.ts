import type { ServerAddress } from './connection.ts'

/** Server settings for `pg_ctl -o`: a private server that listens on 127.0.0.1 and in its socket folder only. */
export function serverSettings({ port, socketFolder }: ServerAddress, durable: boolean): string {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0700',
    max_connections: durable ? 100 : 200,
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    random_page_cost: 1.1,
    ...(durable ? {} : TEST_SETTINGS),
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`)
    .join(' ')
}

/**
 * For tests: no durability and fast deadlock detection. `synchronous_commit` stays on, because VACUUM cannot mark rows of asynchronous
 * commits as all-visible and the planner would then choose sequential scans.
 */
const TEST_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  checkpoint_timeout: '30min',
  deadlock_timeout: '200ms',
  // Autovacuum would interfere with the VACUUM of plan tests.
  autovacuum: 'off',
}
