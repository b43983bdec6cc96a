import { type Answer, addressOf, type CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { createStore, useStore } from '../browser/store.ts'
import { deviceStore } from '../offline/device-store.ts'
import { onUserChange, readSession } from '../session/session.ts'
import { callApi, isUnsettled } from './call-api.ts'

type KeptAnswer = { id: string; userId: string; answer: unknown; at: number }
type Since = Partial<Record<RouteName, number>>

const since = createStore<Since>({})

/** From when (ms) the answer on the screen is, where the network failed and the device's last one stands in; null when it is fresh. */
export const useKeptSince = (name: RouteName): number | null => useStore(since, {} as Since)[name] ?? null

const mark = (name: RouteName, at: number | undefined): void => since.write({ ...since.read(), [name]: at })

/**
 * A read like `callApi` whose last answer stays on the device and stands in when there is no network: the stops of the day
 * stay readable. For delivery staff's pages only; give the query `networkMode: 'always'`. The answers go at sign-out.
 */
export const callKept = async <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  options: { signal?: AbortSignal } = {},
): Promise<Answer<N>> => {
  const userId = readSession()?.userId ?? ''
  const id = `${userId} ${name} ${addressOf(name, input).address}`
  try {
    const answer = await callApi(name, input, options)
    mark(name, undefined)
    const kept: KeptAnswer = { id, userId, answer, at: Date.now() }
    void deviceStore.write('answers', kept).catch(() => undefined)
    return answer
  } catch (error) {
    if (!isUnsettled(error) || options.signal?.aborted) throw error
    const kept = await deviceStore.read<KeptAnswer>('answers', id).catch(() => undefined)
    if (kept === undefined) throw error
    mark(name, kept.at)
    return kept.answer as Answer<N>
  }
}

/** Another person finds nothing of the last one. */
const dropForeign = async (): Promise<void> => {
  const userId = readSession()?.userId
  const foreign = (await deviceStore.all<KeptAnswer>('answers')).filter((kept) => kept.userId !== userId)
  await Promise.all(foreign.map(({ id }) => deviceStore.remove('answers', id)))
}

if (typeof document !== 'undefined') {
  const drop = (): void => void dropForeign().catch(() => undefined)
  drop()
  onUserChange(drop)
}
