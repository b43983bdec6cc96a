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

/** Replays against a server that answers by entry id; answers what it was sent. */
const run = async (store: OutboxStore, answers: Record<number, SendResult> = {}) => {
  const sent: number[] = []
  const settled = await replayOutbox(store, 'yousef', async ({ id }) => {
    sent.push(id)
    return answers[id] ?? { kind: 'done' }
  })
  return { sent, settled }
}

describe('the outbox', () => {
  it('sends everything once, oldest first, whatever order the store lists it in', async () => {
    const store = fakeStore([entry(3, 'b'), entry(1, 'a'), entry(2, 'a')])
    expect(await run(store)).toEqual({ sent: [1, 2, 3], settled: 3 })
    expect(await run(store)).toEqual({ sent: [], settled: 0 })
  })
  it.each(['away', 'signedOut'] as const)('keeps everything from the first one that meets “%s”', async (kind) => {
    const store = fakeStore([entry(1, 'a'), entry(2, 'b'), entry(3, 'c')])
    expect(await run(store, { 2: { kind, text: '' } })).toEqual({ sent: [1, 2], settled: 1 })
    expect(store.entries.map(({ id }) => id)).toEqual([2, 3])
  })
  it('keeps a refusal with its sentence, sends the rest, and never sends the refused one again', async () => {
    const store = fakeStore([entry(1, 'a'), entry(2, 'b')])
    const refused = { 1: { kind: 'refused', text: 'It is delivered already.' } } as const
    expect(await run(store, refused)).toEqual({ sent: [1, 2], settled: 2 })
    expect(store.entries).toMatchObject([{ id: 1, refusal: 'It is delivered already.' }])
    expect(await run(store)).toEqual({ sent: [], settled: 0 })
  })
  it('holds one order back while the server cannot do its step, and lets the others pass', async () => {
    const store = fakeStore([entry(1, 'a'), entry(2, 'a'), entry(3, 'b')])
    expect(await run(store, { 1: { kind: 'later', text: 'Busy.' } })).toEqual({ sent: [1, 3], settled: 1 })
    expect(store.entries.map(({ id, failures }) => [id, failures])).toEqual([
      [1, 1],
      [2, 0],
    ])
  })
  it('tells of a server that never does it, instead of trying for ever', async () => {
    const store = fakeStore([entry(1, 'a', { failures: 7 })])
    await run(store, { 1: { kind: 'later', text: 'Busy.' } })
    expect(store.entries[0]?.refusal).toBe('Busy.')
  })
  it('sends nothing of another person', async () => {
    const store = fakeStore([entry(1, 'a', { userId: 'omar' })])
    expect((await run(store)).sent).toEqual([])
    expect(store.entries).toHaveLength(1)
  })
})
