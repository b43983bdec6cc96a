import type { RouteName } from '@warda/contract/routes'

/** A call that waits for the network, or that the server rejected later. */
export type OutboxEntry = {
  /** Assigned by the store, ascending. */
  id: number
  userId: string
  orderId: string
  /** Shown to the user, e.g. "Start delivery · 10042". */
  label: string
  name: RouteName
  input: unknown
  idempotencyKey: string
  /** Time of the action, in ms since the epoch. */
  at: number
  /** Failed attempts because of server errors. */
  failures: number
  /** The server's message after it rejected the call. */
  refusal: string | null
}

export type OutboxStore = {
  all: () => Promise<OutboxEntry[]>
  add: (entry: Omit<OutboxEntry, 'id'>) => Promise<number>
  change: (entry: OutboxEntry) => Promise<void>
  remove: (id: number) => Promise<void>
}

/** Result of sending an entry. `away`: no response. `later`: a server error. `signedOut`: the session has ended. */
export type SendResult =
  | { kind: 'done' }
  | { kind: 'refused'; text: string }
  | { kind: 'away' | 'later' | 'signedOut'; text: string }

/** After this many server errors an entry counts as rejected. */
const MAX_FAILURES = 8

type Queued = Pick<OutboxEntry, 'orderId' | 'name'>

/** Whether a call must not be sent before an earlier one: calls of one order, and a hand-in of cash after a payment that it may cover. */
export const mustFollow = (call: Queued, earlier: Queued): boolean =>
  call.orderId === earlier.orderId || (call.name === 'handInCash' && earlier.name === 'addPaymentPartly')

/**
 * Sends the waiting entries, oldest first. Stops at the first left without a response. After a server error the entries of
 * the same order wait, as does a hand-in of cash after a payment, and the others continue. A rejection is stored with the entry. Returns how many entries
 * were done or rejected.
 */
export async function replayOutbox(
  store: OutboxStore,
  userId: string,
  send: (entry: OutboxEntry) => Promise<SendResult>,
): Promise<number> {
  const waiting = (await store.all())
    .filter((entry) => entry.userId === userId && entry.refusal === null)
    .sort((left, right) => left.id - right.id)
  const blocked: OutboxEntry[] = []
  let settled = 0
  for (const entry of waiting) {
    if (blocked.some((earlier) => mustFollow(entry, earlier))) {
      blocked.push(entry)
      continue
    }
    const result = await send(entry)
    if (result.kind === 'away' || result.kind === 'signedOut') break
    if (result.kind === 'done') {
      await store.remove(entry.id)
      settled++
    } else if (result.kind === 'refused' || entry.failures + 1 >= MAX_FAILURES) {
      await store.change({ ...entry, refusal: result.text })
      settled++
    } else {
      blocked.push(entry)
      await store.change({ ...entry, failures: entry.failures + 1 })
    }
  }
  return settled
}
