import { describe, expect, it } from 'vitest'
import { type OutboxEntry, type OutboxStore, replayOutbox, type SendResult } from './outbox-replay.ts'

const fakeStore = (entries: OutboxEntry[]): OutboxStore & { entries: OutboxEntry[] } => ({
  entries,
  all: async () => [...entries],
  add: async (entry) => {
    entries.push({ ...entry, id: entries.length + 1 })
    return entries.length
  },
  change: async (entry) => {
    entries.splice(
      entries.findIndex(({ id }) => id === entry.id),
      1,
      entry,
    )
  },
  remove: async (id) => {
    entries.splice(
      entries.findIndex((entry) => entry.id === id),
      1,
    )
  },
})

const entry = (id: number, orderId: string, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  userId: 'yousef',
  orderId,
  label: `${orderId} ${id}`,
  name: 'updateOrderStage',
  input: {},
  idempotencyKey: `key-${id}`,
  at: id,
  failures: 0,
  refusal: null,
  ...change,
})

/** Replays against a server that answers by entry id; returns the sent entries. */
const run = async (store: OutboxStore, answers: Record<number, SendResult> = {}) => {
  const sent: number[] = []
  const settled = await replayOutbox(store, 'yousef', async ({ id }) => {
    sent.push(id)
    return answers[id] ?? { kind: 'done' }
  })
  return { sent, settled }
}

describe('the outbox', () => {
  it('sends every entry once, oldest first, in any order of the store', async () => {
    const store = fakeStore([entry(3, 'b'), entry(1, 'a'), entry(2, 'a')])
    expect(await run(store)).toEqual({ sent: [1, 2, 3], settled: 3 })
    expect(await run(store)).toEqual({ sent: [], settled: 0 })
  })
  it.each(['away', 'signedOut'] as const)('keeps everything from the first one that meets “%s”', async (kind) => {
    const store = fakeStore([entry(1, 'a'), entry(2, 'b'), entry(3, 'c')])
    expect(await run(store, { 2: { kind, text: '' } })).toEqual({ sent: [1, 2], settled: 1 })
    expect(store.entries.map(({ id }) => id)).toEqual([2, 3])
  })
  it('stores a rejection with its message, sends the rest, and never sends the rejected entry again', async () => {
    const store = fakeStore([entry(1, 'a'), entry(2, 'b')])
    const refused = { 1: { kind: 'refused', text: 'It is delivered already.' } } as const
    expect(await run(store, refused)).toEqual({ sent: [1, 2], settled: 2 })
    expect(store.entries).toMatchObject([{ id: 1, refusal: 'It is delivered already.' }])
    expect(await run(store)).toEqual({ sent: [], settled: 0 })
  })
  it('RUN-02 a hand-in of cash is sent after every earlier payment, also after one that is sent later itself', async () => {
    const payment = { name: 'addPaymentPartly' } as const
    const handIn = { name: 'handInCash' } as const
    const later = { 1: { kind: 'later', text: 'Busy.' } } as const
    const paid = fakeStore([entry(1, 'a', payment), entry(2, 'b', payment), entry(3, 'cash yousef', handIn)])
    expect(await run(paid, later)).toEqual({ sent: [1, 2], settled: 1 })
    expect(await run(paid)).toEqual({ sent: [1, 3], settled: 2 })
    const behind = fakeStore([entry(1, 'a'), entry(2, 'a', payment), entry(3, 'cash yousef', handIn)])
    expect(await run(behind, later)).toEqual({ sent: [1], settled: 0 })
    const unrelated = fakeStore([entry(1, 'a'), entry(3, 'cash yousef', handIn), entry(4, 'b', payment)])
    expect(await run(unrelated, later)).toEqual({ sent: [1, 3, 4], settled: 2 })
  })
  it('after a server error the entries of that order wait and other orders continue', async () => {
    const store = fakeStore([entry(1, 'a'), entry(2, 'a'), entry(3, 'b')])
    expect(await run(store, { 1: { kind: 'later', text: 'Busy.' } })).toEqual({ sent: [1, 3], settled: 1 })
    expect(store.entries.map(({ id, failures }) => [id, failures])).toEqual([
      [1, 1],
      [2, 0],
    ])
  })
  it('rejects an entry after too many server errors', async () => {
    const store = fakeStore([entry(1, 'a', { failures: 7 })])
    await run(store, { 1: { kind: 'later', text: 'Busy.' } })
    expect(store.entries[0]?.refusal).toBe('Busy.')
  })
  it('sends nothing of another user', async () => {
    const store = fakeStore([entry(1, 'a', { userId: 'omar' })])
    expect((await run(store)).sent).toEqual([])
    expect(store.entries).toHaveLength(1)
  })
})
