import { type Answer, buildAddress, type CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { createStore, useStore } from '../browser/store.ts'
import { deviceStore } from '../offline/device-store.ts'
import { onUserChange, readSession } from '../session/session.ts'
import { callApi, isUnsettled } from './call-api.ts'

type StoredAnswer = { id: string; userId: string; answer: unknown; at: number }
type CachedAt = Partial<Record<RouteName, number>>

const cachedAt = createStore<CachedAt>({})

/** Time of the stored answer on the screen, in ms since the epoch; null when the answer is fresh. */
export const useCachedAt = (name: RouteName): number | null => useStore(cachedAt, {} as CachedAt)[name] ?? null

const setCachedAt = (name: RouteName, at: number | undefined): void =>
  cachedAt.write({ ...cachedAt.read(), [name]: at })

/**
 * Reads like `callApi` and falls back to the last answer stored on the device when there is no network. For delivery
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
    const stored: StoredAnswer = { id, userId, answer, at: Date.now() }
    void deviceStore.write('answers', stored).catch(() => undefined)
    return answer
  } catch (error) {
    if (!isUnsettled(error) || options.signal?.aborted) throw error
    const stored = await deviceStore.read<StoredAnswer>('answers', id).catch(() => undefined)
    if (stored === undefined) throw error
    setCachedAt(name, stored.at)
    return stored.answer as Answer<N>
  }
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
