import type { Answer, CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { ApiError, callApi, getErrorMessage, isUnsettled } from '../api/call-api.ts'
import { withIntentKey } from '../api/intent-keys.ts'
import { invalidateAll } from '../api/invalidate.ts'
import { createStore, useStore } from '../browser/store.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { onUserChange, readSession } from '../session/session.ts'
import { onBackOnline } from './connection.ts'
import { buildRequestInput } from './outbox-body.ts'
import { mustFollow, type OutboxEntry, replayOutbox, type SendResult } from './outbox-replay.ts'
import { outboxStore } from './outbox-store.ts'

/**
 * Calls of staff that survive a network failure. Import it only from the delivery dashboard: public pages do not need it.
 * `queued` wait for the network; `conflicts` were rejected later and stay until they are dismissed.
 */
export type Outbox = { queued: readonly OutboxEntry[]; conflicts: readonly OutboxEntry[] }

export type QueuedAction = { orderId: string; label: string }

const EMPTY: Outbox = { queued: [], conflicts: [] }
const store = createStore<Outbox>(EMPTY)
const LOCK = 'warda-outbox'
/** Delay before a retry after a server error (ms). */
const RETRY_MS = 30_000

export const useOutbox = (): Outbox => useStore(store, EMPTY)

/**
 * Sends a call now, or stores it on this device and sends it when the network is back. A rejection is thrown as
 * `ApiError`, as by `callApi`. Waiting calls that it must follow are sent first. A picture in the body is a `Blob`.
 */
export const sendOrQueue = <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  action: QueuedAction,
): Promise<SentOrQueued<N>> => withIntentKey(name, input, (key) => sendOrQueueWithKey(name, input, action, key))

type SentOrQueued<N extends RouteName> = { state: 'done'; answer: Answer<N> } | { state: 'queued' }

async function sendOrQueueWithKey<N extends RouteName>(
  name: N,
  input: CallInput<N>,
  action: QueuedAction,
  idempotencyKey: string,
): Promise<SentOrQueued<N>> {
  const mustWait = (): boolean =>
    store.read().queued.some((earlier) => mustFollow({ name, orderId: action.orderId }, earlier))
  if (mustWait()) await drainOutbox()
  if (navigator.onLine && !mustWait()) {
    try {
      return { state: 'done', answer: await callApi(name, buildRequestInput(name, input), { idempotencyKey }) }
    } catch (error) {
      if (!isUnsettled(error) || isCanceled(error)) throw error
    }
  }
  const userId = readSession()?.userId ?? ''
  const { orderId, label } = action
  const entry = { userId, orderId, label, name, input, idempotencyKey, at: Date.now(), failures: 0, refusal: null }
  await outboxStore.add(entry)
  await refresh()
  void drainSoon()
  return { state: 'queued' }
}

/** Removes a rejected call that the user has read. */
export const dismissConflict = async (id: number): Promise<void> => {
  await outboxStore.remove(id)
  await refresh()
}

const isCanceled = (error: unknown): boolean => error instanceof ApiError && error.code === 'canceled'

const sendEntry = async ({ name, input, idempotencyKey }: OutboxEntry): Promise<SendResult> => {
  try {
    await callApi(name, buildRequestInput(name, input as CallInput<typeof name>), { idempotencyKey })
    return { kind: 'done' }
  } catch (error) {
    const text = getErrorMessage(error)
    if (!(error instanceof ApiError)) return { kind: 'refused', text }
    if (error.status === 0) return { kind: 'away', text }
    if (error.status === 401) return { kind: 'signedOut', text }
    const busy = error.status >= 500 || error.status === 429 || error.code === 'idempotency.running'
    return { kind: busy ? 'later' : 'refused', text }
  }
}

/** Reads the stored calls of the signed-in user into the store. */
const refresh = async (): Promise<void> => {
  const userId = readSession()?.userId
  const entries = (await outboxStore.all()).filter((entry) => entry.userId === userId)
  store.write({
    queued: entries.filter((entry) => entry.refusal === null),
    conflicts: entries.filter((entry) => entry.refusal !== null),
  })
}

/** Only one tab sends at a time. */
const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? (navigator.locks.request(LOCK, work) as Promise<void>) : work()

let running: Promise<void> | null = null

/** Sends the waiting calls now. Resolves when nothing more can be sent; never throws. */
export const drainOutbox = (): Promise<void> => {
  running ??= withLock(drainOnce)
    .catch(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}

const drainOnce = async (): Promise<void> => {
  const session = readSession()
  if (session === null) return refresh()
  const settled = await replayOutbox(outboxStore, session.userId, sendEntry)
  await refresh()
  channel?.postMessage('changed')
  // The cached lists are older than the sent actions.
  if (settled > 0) void invalidateAll()
}

let timer: ReturnType<typeof setTimeout> | undefined
const drainSoon = async (): Promise<void> => {
  clearTimeout(timer)
  if (navigator.onLine) await drainOutbox()
  if (store.read().queued.length > 0) timer = setTimeout(() => void drainSoon(), RETRY_MS)
}

const channel = typeof document === 'undefined' ? null : tryOrDefault(() => new BroadcastChannel(LOCK), null)

/** Follows the network, the page's visibility and other tabs. */
const watchEvents = (): void => {
  const sendWhenVisible = (): void => {
    if (document.visibilityState === 'visible') void drainSoon()
  }
  channel?.addEventListener('message', () => void refresh())
  onBackOnline(() => void drainSoon())
  window.addEventListener('pageshow', sendWhenVisible)
  document.addEventListener('visibilitychange', sendWhenVisible)
  onUserChange(() => void refresh())
  void refresh().then(drainSoon)
}

if (typeof document !== 'undefined') watchEvents()
