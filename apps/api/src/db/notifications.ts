import pg from 'pg'
import { closeWhenUnresponsive } from './connection-watchdog.ts'

type Listener = (payload: string) => void

/**
 * News from the database (LISTEN/NOTIFY) for this process. `version(channel)` rises with each piece of news, and whenever
 * the line was lost for a moment, so caches keyed by it can never outlive a change they did not hear.
 */
export type Notifications = {
  version(channel: string): number
  on(channel: string, listener: Listener): () => void
  close(): Promise<void>
}

const RECONNECT_MS = 1_000

/** How often the line is asked whether it is there, and how long it may think, milliseconds. */
const BEAT = { every: 15_000, answersWithin: 5_000 }

/** Listens on its own connection and reconnects by itself. A line that fell silent would be heard of by nobody: it is asked now and then. */
export async function listen(
  url: string,
  channels: readonly string[],
  onLost: (error: Error) => void,
  beat = BEAT,
): Promise<Notifications> {
  const versions = new Map<string, number>(channels.map((channel) => [channel, 1]))
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const hear = (channel: string, payload: string): void => {
    versions.set(channel, (versions.get(channel) ?? 0) + 1)
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'warda-signals',
      keepAlive: true,
      connectionTimeoutMillis: beat.answersWithin,
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, new Error('connection ended')))
    next.on('notification', (news) => hear(news.channel, news.payload ?? ''))
    closeWhenUnresponsive(next, beat.answersWithin)
    await next.connect()
    if (closed) return next.end()
    client = next
    for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  const lost = (which: pg.Client, error: Error): void => {
    if (closed || which !== client) return
    client = undefined
    onLost(error)
    again()
  }

  const again = (): void => {
    // A line lost while it is being made is told twice: by itself and by its making.
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      connect().then(() => {
        for (const channel of channels) hear(channel, '')
      }, again)
    }, RECONNECT_MS)
  }

  await connect()
  // Why it failed is told by the line's end.
  const beating = setInterval(() => void client?.query('select 1').catch(() => {}), beat.every).unref()
  return {
    version: (channel) => versions.get(channel) ?? 0,
    on(channel, listener) {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(listener))
      return () => void set.delete(listener)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      clearInterval(beating)
      await client?.end()
    },
  }
}
