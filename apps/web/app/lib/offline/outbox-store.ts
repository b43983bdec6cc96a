import { deviceStore } from './device-store.ts'
import type { OutboxEntry, OutboxStore } from './outbox-replay.ts'
import { packPictures, unpackPictures } from './stored-pictures.ts'

/** Used when the device stores nothing (W11). Its ids are above every stored one, which keeps the order. */
const memory = new Map<number, OutboxEntry>()
let lastMemoryId = 1_000_000_000

/** The waiting calls of this device. */
export const outboxStore: OutboxStore = {
  all: async () => {
    const stored = await deviceStore.all<OutboxEntry>('outbox').catch(() => [])
    return [...stored.map((entry) => unpackPictures(entry)), ...memory.values()]
  },
  add: async (entry) => {
    try {
      return Number(await deviceStore.write('outbox', await packPictures(entry)))
    } catch {
      lastMemoryId += 1
      memory.set(lastMemoryId, { ...entry, id: lastMemoryId })
      return lastMemoryId
    }
  },
  change: async (entry) => {
    if (memory.has(entry.id)) memory.set(entry.id, entry)
    else await deviceStore.write('outbox', await packPictures(entry))
  },
  remove: async (id) => {
    if (!memory.delete(id)) await deviceStore.remove('outbox', id)
  },
}
