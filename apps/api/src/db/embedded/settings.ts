/** The server's settings as one `pg_ctl -o` text: a private server for one machine, listening on 127.0.0.1 only. */
export function settingsFor(port: number, durable: boolean): string {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: durable ? 100 : 200,
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    random_page_cost: 1.1,
    ...(durable ? {} : unsafe),
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`)
    .join(' ')
}

/**
 * For tests: nothing reaches the disk in time, and deadlocks are found at once. Commits wait for their turn in the log all the same (it is never
 * synced): of rows whose commit is still on its way VACUUM can't say that all see them, and the planner then reads whole tables.
 */
const unsafe = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  checkpoint_timeout: '30min',
  deadlock_timeout: '200ms',
  // At moments of its own it would hold back what a test's own VACUUM tells the planner.
  autovacuum: 'off',
}
