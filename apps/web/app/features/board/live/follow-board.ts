import { tryOrDefault } from '../../../lib/browser/try-or-default.ts'
import { delayAfter } from './back-off.ts'
import { readStream } from './read-stream.ts'
import { pause, takeTurn, whenSeen } from './turn.ts'

export type LiveStatus = 'connecting' | 'connected' | 'reconnecting'

/** What the listening tab tells the others; `who` asks it how it stands. */
type Word = { kind: 'status'; status: LiveStatus } | { kind: 'news' } | { kind: 'who' }

export type Heard = { status: (status: LiveStatus) => void; news: () => void }

/**
 * Follows the news of the board. However many tabs are open, one of those in sight holds the stream (a lock chooses it) and
 * tells the others; where the browser has no locks or channels, each listens for itself. Gives what stops it.
 */
export function followBoard(userId: string, heard: Heard): () => void {
  const name = `warda-board-${userId}`
  const stop = new AbortController()
  const channel = tryOrDefault(() => new BroadcastChannel(name), null)
  /** How the stream of this tab stands, while it is the one that listens. */
  let own: LiveStatus | null = null
  /** News may have passed while nobody listened. */
  let missed = false
  const hear = (word: Word): void => {
    if (word.kind === 'status') heard.status(word.status)
    if (word.kind === 'news') heard.news()
    if (word.kind === 'who' && own !== null) say({ kind: 'status', status: own })
  }
  const say = (word: Word): void => tryOrDefault(() => channel?.postMessage(word), undefined)
  const tell = (word: Word): void => {
    hear(word)
    say(word)
  }
  const tellStatus = (status: LiveStatus): void => {
    own = status
    tell({ kind: 'status', status })
  }

  const listen = async (signal: AbortSignal): Promise<void> => {
    for (let failures = 0; !signal.aborted; ) {
      await readStream(userId, signal, ({ event }) => {
        if (event === 'ready') {
          failures = 0
          tellStatus('connected')
        }
        if (event === 'orders' || (event === 'ready' && missed)) tell({ kind: 'news' })
      }).catch(() => undefined)
      missed = true
      if (signal.aborted) break
      tellStatus('reconnecting')
      await pause(delayAfter(failures, Math.random()), signal)
      failures += 1
    }
    own = null
  }

  const serve = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await whenSeen(stop.signal)
      const turn = takeTurn(stop.signal)
      await alone(name, turn.signal, () => listen(turn.signal)).catch(() => undefined)
      turn.end()
    }
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data))
  say({ kind: 'who' })
  void serve()
  return () => {
    stop.abort()
    channel?.close()
  }
}

/** Runs `work` while no other tab does; `signal` ends the waiting for that. */
const alone = (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? (navigator.locks.request(name, { signal }, work) as Promise<void>) : work()
