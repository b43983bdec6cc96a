import { tryOrDefault } from '../browser/try-or-default.ts'
import { noteReachable } from '../offline/connection.ts'
import { backOffDelay } from './back-off.ts'
import { readStream } from './read-stream.ts'
import { abortWhenHidden, delay, whenVisible } from './visibility.ts'

export type LiveStatus = 'connecting' | 'connected' | 'reconnecting'

/** Message between the tabs of a browser; `who` requests the current status. */
type TabMessage = { kind: 'status'; status: LiveStatus } | { kind: 'news' } | { kind: 'who' }

export type OrderListeners = { onStatus: (status: LiveStatus) => void; onChange: () => void }

/** Subscribes to changed orders over one stream of `address` per browser (Web Lock, BroadcastChannel), else one per tab; returns unsubscribe. */
export function followOrders(address: string, listeners: OrderListeners): () => void {
  const name = `warda-live-${address}`
  const stop = new AbortController()
  const channel = tryOrDefault(() => new BroadcastChannel(name), null)
  /** Status of the stream of this tab; null while another tab holds it. */
  let ownStatus: LiveStatus | null = null
  /** Whether changes may have been missed while disconnected. */
  let mayHaveMissed = false
  const handleMessage = (message: TabMessage): void => {
    if (message.kind === 'status') listeners.onStatus(message.status)
    if (message.kind === 'news') listeners.onChange()
    if (message.kind === 'who' && ownStatus !== null) postToTabs({ kind: 'status', status: ownStatus })
  }
  const postToTabs = (message: TabMessage): void => tryOrDefault(() => channel?.postMessage(message), undefined)
  const broadcast = (message: TabMessage): void => {
    handleMessage(message)
    postToTabs(message)
  }
  const broadcastStatus = (status: LiveStatus): void => {
    ownStatus = status
    broadcast({ kind: 'status', status })
  }

  const listen = async (signal: AbortSignal): Promise<void> => {
    for (let failures = 0; !signal.aborted; ) {
      await readStream(address, signal, ({ event }) => {
        if (event === 'ready') {
          failures = 0
          noteReachable(true)
          broadcastStatus('connected')
        }
        if (event === 'orders' || (event === 'ready' && mayHaveMissed)) broadcast({ kind: 'news' })
      }).catch(() => undefined)
      mayHaveMissed = true
      if (signal.aborted) break
      broadcastStatus('reconnecting')
      await delay(backOffDelay(failures, Math.random()), signal)
      failures += 1
    }
    ownStatus = null
  }

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await whenVisible(stop.signal)
      const visible = abortWhenHidden(stop.signal)
      await withLock(name, visible.signal, () => listen(visible.signal)).catch(() => undefined)
      visible.end()
    }
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => handleMessage(data))
  postToTabs({ kind: 'who' })
  void run()
  return () => {
    stop.abort()
    channel?.close()
  }
}

/** Runs `work` under the lock `name`; `signal` cancels the wait for the lock. */
const withLock = (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? (navigator.locks.request(name, { signal }, work) as Promise<void>) : work()
