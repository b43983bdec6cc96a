import { deviceStore } from './device-store.ts'
import type { OutboxEntry, OutboxStore } from './outbox-replay.ts'

/** Where the device keeps nothing, this tab does (W11). Ids above every stored one, so that the order stays. */
const memory = new Map<number, OutboxEntry>()
let last = 1_000_000_000

/** What waits on this device; written before anybody is told that it waits. */
export const outboxStore: OutboxStore = {
  all: async () => [...(await deviceStore.all<OutboxEntry>('outbox').catch(() => [])), ...memory.values()],
  add: async (entry) => {
    try {
      return Number(await deviceStore.write('outbox', entry))
    } catch {
      last += 1
      memory.set(last, { ...entry, id: last })
      return last
    }
  },
  change: async (entry) => {
    if (memory.has(entry.id)) memory.set(entry.id, entry)
    else await deviceStore.write('outbox', entry)
  },
  remove: async (id) => {
    if (!memory.delete(id)) await deviceStore.remove('outbox', id)
  },
}
