import pg from 'pg'
import { closeWhenUnresponsive } from './connection-watchdog.ts'

type Listener = (payload: string) => void

/**
 * Notifications of the database (LISTEN/NOTIFY) for this process. `version(channel)` rises with each notification and after each
 * reconnection, so a cache keyed by it never outlives a missed notification.
 */
export type Notifications = {
  version(channel: string): number
  on(channel: string, listener: Listener): () => void
  close(): Promise<void>
}

const RECONNECT_MS = 1_000

/** How often the connection is checked and how long a response may take. */
const HEARTBEAT = { intervalMs: 15_000, timeoutMs: 5_000 }

/** Listens on its own connection and reconnects. A heartbeat detects a connection that has stopped responding. */
export async function listen(
  url: string,
  channels: readonly string[],
  onConnectionLost: (error: Error) => void,
  heartbeat = HEARTBEAT,
): Promise<Notifications> {
  const versions = new Map<string, number>(channels.map((channel) => [channel, 1]))
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let closed = false
  let reconnectTimer: NodeJS.Timeout | undefined

  const dispatch = (channel: string, payload: string): void => {
    versions.set(channel, (versions.get(channel) ?? 0) + 1)
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'warda-notifications',
      keepAlive: true,
      connectionTimeoutMillis: heartbeat.timeoutMs,
    })
    next.on('error', (error) => handleLoss(next, error))
    next.on('end', () => handleLoss(next, new Error('connection ended')))
    next.on('notification', (notification) => dispatch(notification.channel, notification.payload ?? ''))
    closeWhenUnresponsive(next, heartbeat.timeoutMs)
    await next.connect()
    if (closed) return next.end()
    client = next
    for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  const handleLoss = (lostClient: pg.Client, error: Error): void => {
    if (closed || lostClient !== client) return
    client = undefined
    onConnectionLost(error)
    scheduleReconnect()
  }

  const scheduleReconnect = (): void => {
    // A connection lost while connecting is reported twice: by its event and by `connect`.
    if (closed || reconnectTimer) return
    reconnectTimer = setTimeout(() => {
      reconnectTimer = undefined
      connect().then(() => {
        for (const channel of channels) dispatch(channel, '')
      }, scheduleReconnect)
    }, RECONNECT_MS)
  }

  await connect()
  // A failed check ends the connection, whose event reports the error.
  const heartbeatTimer = setInterval(() => void client?.query('select 1').catch(() => {}), heartbeat.intervalMs).unref()
  return {
    version: (channel) => versions.get(channel) ?? 0,
    on(channel, listener) {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(listener))
      return () => void set.delete(listener)
    },
    async close() {
      closed = true
      clearTimeout(reconnectTimer)
      clearInterval(heartbeatTimer)
      await client?.end()
    },
  }
}
