import type { RouteName } from '@warda/contract/routes'

/** One action that waits for the network, or that the server refused afterwards. */
export type OutboxEntry = {
  /** Given by the store, growing. */
  id: number
  userId: string
  orderId: string
  /** What a person calls it, e.g. "Start delivery · 10042". */
  label: string
  name: RouteName
  input: unknown
  idempotencyKey: string
  /** When it was done (ms). */
  at: number
  /** Times the server answered that it is not well. */
  failures: number
  /** The server's sentence, once it has refused. */
  refusal: string | null
}

export type OutboxStore = {
  all: () => Promise<OutboxEntry[]>
  add: (entry: Omit<OutboxEntry, 'id'>) => Promise<number>
  change: (entry: OutboxEntry) => Promise<void>
  remove: (id: number) => Promise<void>
}

/** How a sent entry ended. `away`: nobody answered. `later`: the server is not well. `signedOut`: not while nobody is signed in. */
export type SendResult =
  | { kind: 'done' }
  | { kind: 'refused'; text: string }
  | { kind: 'away' | 'later' | 'signedOut'; text: string }

/** After this many answers of a server that is not well, the action is told as refused instead of tried for ever. */
const MOST_FAILURES = 8

/**
 * Sends what waits, oldest first. What the network did not take stays, and so does everything after it; behind one that the
 * server could not do now, the same order waits and the others go on. A refusal is written down and the next one is sent:
 * the server judges each by itself. Answers how many were settled, done or refused.
 */
export async function replayOutbox(
  store: OutboxStore,
  userId: string,
  send: (entry: OutboxEntry) => Promise<SendResult>,
): Promise<number> {
  const waiting = (await store.all())
    .filter((entry) => entry.userId === userId && entry.refusal === null)
    .sort((one, other) => one.id - other.id)
  const held = new Set<string>()
  let settled = 0
  for (const entry of waiting) {
    if (held.has(entry.orderId)) continue
    const result = await send(entry)
    if (result.kind === 'away' || result.kind === 'signedOut') break
    if (result.kind === 'done') {
      await store.remove(entry.id)
      settled++
    } else if (result.kind === 'refused' || entry.failures + 1 >= MOST_FAILURES) {
      await store.change({ ...entry, refusal: result.text })
      settled++
    } else {
      held.add(entry.orderId)
      await store.change({ ...entry, failures: entry.failures + 1 })
    }
  }
  return settled
}
