import { type Answer, buildAddress, type CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { createStore, useStore } from '../browser/store.ts'
import { noteReachable } from '../offline/connection.ts'
import { deviceStore } from '../offline/device-store.ts'
import type { Dated } from '../offline/offline-answers.ts'
import { onUserChange, readSession } from '../session/session.ts'
import { ApiError, callApi, isUnsettled } from './call-api.ts'

type StoredAnswer = { id: string; userId: string; name?: string; answer: unknown; at: number }
type CachedAt = Partial<Record<RouteName, number>>

const cachedAt = createStore<CachedAt>({})

/** Time of the stored answer on the screen, in ms since the epoch; null when the answer is fresh. */
export const useCachedAt = (name: RouteName): number | null => useStore(cachedAt, {} as CachedAt)[name] ?? null

const setCachedAt = (name: RouteName, at: number | undefined): void =>
  cachedAt.write({ ...cachedAt.read(), [name]: at })

/**
 * Reads like `callApi` and falls back to what is stored on the device when there is no network. For delivery
 * staff only; use it with `networkMode: 'always'`. Answers are deleted at sign-out.
 */
export const callApiWithOfflineCache = async <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  options: { signal?: AbortSignal } = {},
): Promise<Answer<N>> => {
  const userId = readSession()?.userId ?? ''
  const id = `${userId} ${name} ${buildAddress(name, input).address}`
  try {
    const answer = await callApi(name, input, options)
    setCachedAt(name, undefined)
    const stored: StoredAnswer = { id, userId, name, answer, at: Date.now() }
    void storeAnswer(stored).catch(() => undefined)
    return answer
  } catch (error) {
    if (!isUnsettled(error) || options.signal?.aborted) throw error
    const found = await findOffline(name, input, { id, userId }).catch(() => null)
    if (found === null) throw error
    setCachedAt(name, found.at)
    if (error instanceof ApiError && error.code === 'network') noteReachable(false)
    return found.answer
  }
}

/** Answers that one user keeps on a device at most, besides the day; the oldest are deleted. */
const MAX_ANSWERS = 60

const storeAnswer = async (stored: StoredAnswer): Promise<void> => {
  await deviceStore.write('answers', stored)
  const others = (await deviceStore.all<StoredAnswer>('answers')).filter(({ name }) => name !== 'getDriverDay')
  const excess = others.sort((left, right) => left.at - right.at).slice(0, Math.max(0, others.length - MAX_ANSWERS))
  await Promise.all(excess.map(({ id }) => deviceStore.remove('answers', id)))
}

/** The answer from what is stored: orders from the driver's day and open pages, anything else the same answer (RUN-01). */
const findOffline = async <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  { id, userId }: { id: string; userId: string },
): Promise<Dated<Answer<N>> | null> => {
  const all = (await deviceStore.all<StoredAnswer>('answers')).filter((stored) => stored.userId === userId)
  const exact = all.find((stored) => stored.id === id) ?? null
  // Loaded without a network from the service worker's cache.
  const { deriveAnswer } = await import('../offline/derive-answer.ts')
  const derived = deriveAnswer(name, input, userId, all)
  if (derived !== null && (name === 'getBoardOrders' || exact === null || exact.at <= derived.at))
    return derived as Dated<Answer<N>>
  return exact as Dated<Answer<N>> | null
}

/** Deletes the stored answers of other users, so that they stay private on a shared device. */
const deleteOtherUsersAnswers = async (): Promise<void> => {
  const userId = readSession()?.userId
  const otherUsersAnswers = (await deviceStore.all<StoredAnswer>('answers')).filter(
    (stored) => stored.userId !== userId,
  )
  await Promise.all(otherUsersAnswers.map(({ id }) => deviceStore.remove('answers', id)))
}

if (typeof document !== 'undefined') {
  const cleanUp = (): void => void deleteOtherUsersAnswers().catch(() => undefined)
  cleanUp()
  onUserChange(cleanUp)
}
