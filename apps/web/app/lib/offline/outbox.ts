import type { Answer, CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { ApiError, callApi, isUnsettled, textOf } from '../api/call-api.ts'
import { withIntentKey } from '../api/intent-keys.ts'
import { invalidateAll } from '../api/invalidate.ts'
import { createStore, useStore } from '../browser/store.ts'
import { attempt } from '../browser/try-or-default.ts'
import { onPersonChange, readSession } from '../session/session.ts'
import { asSent } from './outbox-body.ts'
import { type OutboxEntry, replay, type SendResult } from './outbox-replay.ts'
import { outboxStore } from './outbox-store.ts'

/**
 * Actions of staff that outlive a lost network. Import it from the delivery dashboard alone: public pages do without.
 * `queued` wait for the network, `conflicts` were refused when it came back and stay until a person has read them.
 */
export type Outbox = { queued: readonly OutboxEntry[]; conflicts: readonly OutboxEntry[] }

export type QueueNote = { orderId: string; label: string }

const EMPTY: Outbox = { queued: [], conflicts: [] }
const store = createStore<Outbox>(EMPTY)
const LOCK = 'warda-outbox'
/** How long until what a busy server did not take is tried again (ms). */
const AGAIN_MS = 30_000

export const useOutbox = (): Outbox => useStore(store, EMPTY)

/**
 * Does a call now, or keeps it on this device and does it once when the network is back. A refusal of the server is
 * thrown as `ApiError`, as `callApi` does. What waits for the same order goes first. A picture in the body is a `Blob`.
 */
export const sendOrQueue = <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  note: QueueNote,
): Promise<SentOrQueued<N>> => withIntentKey(name, input, (key) => sendOrQueueWithKey(name, input, note, key))

type SentOrQueued<N extends RouteName> = { state: 'done'; answer: Answer<N> } | { state: 'queued' }

async function sendOrQueueWithKey<N extends RouteName>(
  name: N,
  input: CallInput<N>,
  note: QueueNote,
  idempotencyKey: string,
): Promise<SentOrQueued<N>> {
  if (waitsFor(note.orderId)) await drainOutbox()
  if (navigator.onLine && !waitsFor(note.orderId)) {
    try {
      return { state: 'done', answer: await callApi(name, asSent(name, input), { idempotencyKey }) }
    } catch (error) {
      if (!isUnsettled(error) || isCanceled(error)) throw error
    }
  }
  const userId = readSession()?.userId ?? ''
  const { orderId, label } = note
  const entry = { userId, orderId, label, name, input, idempotencyKey, at: Date.now(), failures: 0, refusal: null }
  await outboxStore.add(entry)
  await look()
  void drainSoon()
  return { state: 'queued' }
}

/** The person has read a refusal: it goes. */
export const dismissConflict = async (id: number): Promise<void> => {
  await outboxStore.remove(id)
  await look()
}

const waitsFor = (orderId: string): boolean => store.read().queued.some((entry) => entry.orderId === orderId)
const isCanceled = (error: unknown): boolean => error instanceof ApiError && error.code === 'canceled'

const sendEntry = async ({ name, input, idempotencyKey }: OutboxEntry): Promise<SendResult> => {
  try {
    await callApi(name, asSent(name, input as CallInput<typeof name>), { idempotencyKey })
    return { kind: 'done' }
  } catch (error) {
    const text = textOf(error)
    if (!(error instanceof ApiError)) return { kind: 'refused', text }
    if (error.status === 0) return { kind: 'away', text }
    if (error.status === 401) return { kind: 'signedOut', text }
    const busy = error.status >= 500 || error.status === 429 || error.code === 'idempotency.running'
    return { kind: busy ? 'later' : 'refused', text }
  }
}

/** Reads the store again and shows what it holds for the signed-in person. */
const look = async (): Promise<void> => {
  const userId = readSession()?.userId
  const own = (await outboxStore.all()).filter((entry) => entry.userId === userId)
  store.write({
    queued: own.filter((entry) => entry.refusal === null),
    conflicts: own.filter((entry) => entry.refusal !== null),
  })
}

/** One tab sends, the others wait their turn and find less to do. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? (navigator.locks.request(LOCK, work) as Promise<void>) : work()

let running: Promise<void> | null = null

/** Sends what waits, now. Settles when nothing more can be sent; never throws. */
export const drainOutbox = (): Promise<void> => {
  running ??= alone(drainOnce)
    .catch(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}

const drainOnce = async (): Promise<void> => {
  const session = readSession()
  if (session === null) return look()
  const settled = await replay(outboxStore, session.userId, sendEntry)
  await look()
  channel?.postMessage('changed')
  // What the lists say is from before.
  if (settled > 0) void invalidateAll()
}

let timer: ReturnType<typeof setTimeout> | undefined
const drainSoon = async (): Promise<void> => {
  clearTimeout(timer)
  if (navigator.onLine) await drainOutbox()
  if (store.read().queued.length > 0) timer = setTimeout(() => void drainSoon(), AGAIN_MS)
}

const channel = typeof document === 'undefined' ? null : attempt(() => new BroadcastChannel(LOCK), null)

/** Follows the network, the eye and the other tabs from the moment a staff page loads. */
const follow = (): void => {
  const seen = (): void => {
    if (document.visibilityState === 'visible') void drainSoon()
  }
  channel?.addEventListener('message', () => void look())
  window.addEventListener('online', () => void drainSoon())
  window.addEventListener('pageshow', seen)
  document.addEventListener('visibilitychange', seen)
  onPersonChange(() => void look())
  void look().then(drainSoon)
}

if (typeof document !== 'undefined') follow()
